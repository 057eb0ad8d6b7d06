import { Exhibit } from "#app/exhibits/exhibit.tsx";
import { Handwriting } from "#app/exhibits/handwriting-line.tsx";
import text from "#app/ui/text.module.css";
import css from "./handwriting-exhibit.module.css";

const lines = [
  { words: "Met with auditors, 9 a.m.", certainty: 98 },
  { words: "Revised figure given", certainty: 96 },
  { words: "not to Dana", certainty: 91, checked: true },
] as const;

/** A notebook page read line by line, with how certain the reading is. */
export function HandwritingExhibit({ letter = "B-4" }: { letter?: string }) {
  return (
    <Exhibit
      letter={letter}
      title="Field notebook, page 12"
      note={`${lines.length} lines read`}
      foot="Line 3 is below 95%: read again by a person, confirmed"
    >
      <ol className={css.lines}>
        {lines.map((line, i) => (
          <li key={line.words}>
            <div className={css.ink}>
              <Handwriting words={line.words} label={`Line ${i + 1} in handwriting`} />
            </div>
            <p>
              <span>{"checked" in line ? <mark>{line.words}</mark> : line.words}</span>
              <span className={text.mono}>{line.certainty}%</span>
            </p>
          </li>
        ))}
      </ol>
    </Exhibit>
  );
}
