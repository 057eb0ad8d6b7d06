import { classNames } from "#app/ui/class-names.ts";
import text from "#app/ui/text.module.css";
import { Exhibit } from "./exhibit.tsx";
import css from "./privilege-log.module.css";

const entries = [
  {
    number: "PL-014",
    date: "6 Mar",
    type: "Email",
    from: "D. Amadi",
    to: "S. Moreau, Esq.",
    about: "Email seeking legal advice about disclosure of a reserve",
    basis: "AC",
    treatment: "Withheld",
  },
  {
    number: "PL-015",
    date: "12 Mar",
    type: "Memo",
    from: "S. Moreau, Esq.",
    to: "J. Prentiss",
    about: "Draft memorandum giving legal advice about an audit inquiry",
    basis: "AC, WP",
    treatment: "Withheld",
  },
  {
    number: "PL-016",
    date: "13 Mar",
    type: "Email",
    from: "R. Castellan",
    to: "Hollis & Prentiss LLP",
    about: "Email, one paragraph of which reflects advice of counsel",
    basis: "AC",
    treatment: "Redacted, PRB 0004134",
  },
] as const;

/** Entries a court can test without reading the documents (FRCP 26(b)(5)(A)). */
export function PrivilegeLogExhibit({ letter = "A-5" }: { letter?: string }) {
  return (
    <Exhibit
      letter={letter}
      title="Privilege log, second draft"
      note="Entries 14 to 16 of 212"
      foot="AC attorney–client, WP work product. Drafted by machine, each entry signed off by an attorney"
    >
      <ol className={css.log}>
        {entries.map(({ number, date, type, from, to, about, basis, treatment }) => (
          <li key={number}>
            <span className={text.bates}>{number}</span>
            <span className={text.mono}>
              {date}, {type}
            </span>
            <span className={classNames(text.mono, css.people)}>
              {from} to {to}
            </span>
            <p>{about}</p>
            <span className={classNames(text.mono, css.basis)}>{basis}</span>
            <span className={text.mono}>{number === "PL-016" ? <mark>{treatment}</mark> : treatment}</span>
          </li>
        ))}
      </ol>
    </Exhibit>
  );
}
