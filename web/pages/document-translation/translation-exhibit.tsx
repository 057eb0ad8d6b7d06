import { translation } from "content/specimen/exhibits/translation.ts";
import { Exhibit } from "web/drawings/exhibit.tsx";
import { classNames } from "web/parts/class-names.ts";
import { HeadRow } from "web/parts/head-row.tsx";
import { RichText } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import css from "./document-translation.module.css";

const { title, note, foot, columns, section, clauses, seal, term } = translation;

/** A clause and its translation, line by line, with the stamps in place. */
export function TranslationExhibit({ letter }: { letter?: string | undefined }) {
  return (
    <Exhibit letter={letter} title={title} note={note} foot={foot}>
      <table className={css.pair}>
        <HeadRow columns={[columns.original, columns.translation]} />
        <tbody>
          {clauses.map(({ number, original: [words, struck], translation: english }) => (
            <tr key={number}>
              <td lang="de">
                <span className={text.mono}>
                  {section} {number}
                </span>
                {words}
                {struck && <u>{struck}</u>}
              </td>
              <td>
                <span className={text.mono}>
                  {section} {number}
                </span>
                <RichText>{english}</RichText>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td lang="de">
              <Seal>{seal.original}</Seal>
            </td>
            <td>
              <Seal>{seal.translation}</Seal>
            </td>
          </tr>
        </tfoot>
      </table>
      <p className={classNames(text.mono, css.term)}>
        <b>{term.title}</b> <span lang="de">{term.word}</span> {term.rule}
      </p>
    </Exhibit>
  );
}

function Seal({ children }: { children: string }) {
  return <span className={classNames(text.mono, css.seal)}>{children}</span>;
}
