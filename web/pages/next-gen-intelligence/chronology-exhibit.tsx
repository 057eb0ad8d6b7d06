import { chronology } from "content/specimen/exhibits/chronology.ts";
import { Cite, Exhibit } from "web/drawings/exhibit.tsx";
import { classNames } from "web/parts/class-names.ts";
import { RichText } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import css from "./next-gen-intelligence.module.css";

const { title, note, foot, facts } = chronology;

/** A chronology with a source for each line and a visible conflict. */
export function ChronologyExhibit({ letter = "B-8" }: { letter?: string }) {
  return (
    <Exhibit letter={letter} title={title} note={note} foot={foot}>
      <ol className={css.facts}>
        {facts.map((entry) => (
          <li key={entry.date}>
            <span className={text.mono}>{entry.date}</span>
            <p>
              <RichText>{entry.fact}</RichText>
              {"conflict" in entry && <span className={classNames(text.mono, css.conflict)}>{entry.conflict}</span>}
            </p>
            <Cite>{String(entry.cite)}</Cite>
          </li>
        ))}
      </ol>
    </Exhibit>
  );
}
