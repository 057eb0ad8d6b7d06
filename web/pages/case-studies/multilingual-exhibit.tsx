import { Exhibit } from "#app/exhibits/exhibit.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { RichText } from "#app/ui/rich-text.tsx";
import text from "#app/ui/text.module.css";
import { multilingual } from "#content/specimen/exhibits/case-studies.ts";
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
