import { Exhibit } from "#app/exhibits/exhibit.tsx";
import { classNames } from "#app/ui/class-names.ts";
import text from "#app/ui/text.module.css";
import css from "./translation-exhibit.module.css";

const clauses = [
  [
    "(1)",
    <>
      Der Vertrag endet mit Ablauf des Kalenderjahres, <u>ohne dass es einer Kündigung bedarf.</u>
    </>,
    <>
      The contract ends at the close of the calendar year, <mark>without notice being required.</mark>
    </>,
  ],
  ["(2)", "Rückstellungen werden nachträglich angepasst.", "Reserves are adjusted after the fact."],
  ["(3)", "Mündliche Nebenabreden bestehen nicht.", "No oral side agreements exist."],
] as const;

/** A clause and its translation, line against line, with the stamps where they were. */
export function TranslationExhibit({ letter = "B-3" }: { letter?: string }) {
  return (
    <Exhibit
      letter={letter}
      title="Supply agreement, clause 9"
      note="German to English"
      foot="Layout, stamps and line order kept. Checked by M. Faber, sworn translator"
    >
      <table className={css.pair}>
        <thead className={text.mono}>
          <tr>
            <th scope="col">Original, German</th>
            <th scope="col">Translation, English</th>
          </tr>
        </thead>
        <tbody>
          {clauses.map(([number, original, translation]) => (
            <tr key={number}>
              <td lang="de">
                <span className={text.mono}>§ 9 {number}</span>
                {original}
              </td>
              <td>
                <span className={text.mono}>§ 9 {number}</span>
                {translation}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td lang="de">
              <Seal>Gesehen, 4. Mai</Seal>
            </td>
            <td>
              <Seal>[Seal: seen, 4 May]</Seal>
            </td>
          </tr>
        </tfoot>
      </table>
      <p className={classNames(text.mono, css.term)}>
        <b>Term list</b> <span lang="de">Rückstellung</span> is always “reserve”, never “provision”. Agreed with counsel, applied 212 times
      </p>
    </Exhibit>
  );
}

function Seal({ children }: { children: string }) {
  return <span className={classNames(text.mono, css.seal)}>{children}</span>;
}
