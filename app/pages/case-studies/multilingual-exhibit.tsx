import { Exhibit } from "#app/exhibits/exhibit.tsx";
import { classNames } from "#app/ui/class-names.ts";
import text from "#app/ui/text.module.css";
import css from "./multilingual-exhibit.module.css";

const originals = [
  ["de", "„Der Vertrag endet ohne Kündigung.“"],
  ["pt", "“O contrato termina sem aviso prévio.”"],
  ["es", "“El contrato termina sin previo aviso.”"],
] as const;

/** One clause in three originals, and the English they agree on. */
export function MultilingualExhibit({ letter = "A-1" }: { letter?: string }) {
  return (
    <Exhibit letter={letter} title="One clause, three originals" note="Specimen" foot="Layout, stamps and signatures kept in place">
      <ul className={css.clauses}>
        {originals.map(([language, clause]) => (
          <li key={language}>
            <span className={classNames(text.mono, css.language)}>{language}</span>
            <span className={css.original} lang={language}>
              {clause}
            </span>
          </li>
        ))}
        <li>
          <span className={classNames(text.mono, css.language)}>en</span>
          <span className={css.translation}>
            “The contract ends <mark>without notice.</mark>”
          </span>
        </li>
      </ul>
    </Exhibit>
  );
}
