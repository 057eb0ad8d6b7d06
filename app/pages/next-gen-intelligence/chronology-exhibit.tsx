import { Cite, Exhibit } from "#app/exhibits/exhibit.tsx";
import { classNames } from "#app/ui/class-names.ts";
import text from "#app/ui/text.module.css";
import css from "./chronology-exhibit.module.css";

const facts = [
  { date: "27 Feb", fact: "Reserve set at 9.8", cite: "4119" },
  { date: "6 Mar", fact: "Moved to 14.2 by phone", cite: "4127" },
  { date: "9 Mar", fact: "“Call it fourteen two”", cite: "4133" },
  { date: "14 Mar", fact: "Version 7 to auditors", cite: "4152", marked: true },
  { date: "19 Mar", fact: "Hold issued", cite: "4160", conflict: "20 Mar in the IT ticket, 4161" },
] as const;

/** A chronology with a source for each line, and the conflict left visible. */
export function ChronologyExhibit({ letter = "B-8" }: { letter?: string }) {
  return (
    <Exhibit letter={letter} title="Chronology" note="From 41 documents" foot="Two dates in conflict, both shown">
      <ol className={css.facts}>
        {facts.map((entry) => (
          <li key={entry.date}>
            <span className={text.mono}>{entry.date}</span>
            <p>
              {"marked" in entry ? <mark>{entry.fact}</mark> : entry.fact}
              {"conflict" in entry && <span className={classNames(text.mono, css.conflict)}>Or {entry.conflict}</span>}
            </p>
            <Cite>{entry.cite}</Cite>
          </li>
        ))}
      </ol>
    </Exhibit>
  );
}
