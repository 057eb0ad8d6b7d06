import { handwriting } from "content/specimen/exhibits/handwriting.ts";
import { Exhibit } from "web/drawings/exhibit.tsx";
import { Handwriting } from "web/drawings/handwriting-line.tsx";
import text from "web/parts/text.module.css";
import css from "./handwritten-text-extraction.module.css";

const { title, note, foot, lines, threshold, drawn } = handwriting;

/** A notebook page read line by line, with the certainty of each reading. */
export function HandwritingExhibit({ letter = "B-4" }: { letter?: string }) {
  return (
    <Exhibit letter={letter} title={title} note={note} foot={foot}>
      <ol className={css.lines}>
        {lines.map((line, i) => (
          <li key={line.words}>
            <div className={css.ink}>
              <Handwriting words={line.words} label={drawn(i + 1)} />
            </div>
            <p>
              <span>{line.certainty < threshold ? <mark>{line.words}</mark> : line.words}</span>
              <span className={text.mono}>{line.certainty}%</span>
            </p>
          </li>
        ))}
      </ol>
    </Exhibit>
  );
}
