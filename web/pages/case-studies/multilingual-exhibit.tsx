import { multilingual } from "content/specimen/exhibits/case-studies.ts";
import { Exhibit } from "web/drawings/exhibit.tsx";
import { classNames } from "web/parts/class-names.ts";
import { RichText } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import css from "./multilingual-exhibit.module.css";

const { title, note, foot, originals, english } = multilingual;

/** One clause in three originals, with its English translation. */
export function MultilingualExhibit({ letter = "A-1" }: { letter?: string }) {
  return (
    <Exhibit letter={letter} title={title} note={note} foot={foot}>
      <ul className={css.clauses}>
        {originals.map(({ language, clause }) => (
          <li key={language}>
            <span className={classNames(text.mono, css.language)}>{language}</span>
            <span className={css.original} lang={language}>
              {clause}
            </span>
          </li>
        ))}
        <li>
          <span className={classNames(text.mono, css.language)}>{english.language}</span>
          <span className={css.translation}>
            <RichText>{english.clause}</RichText>
          </span>
        </li>
      </ul>
    </Exhibit>
  );
}
