import { Cite, Exhibit } from "#app/exhibits/exhibit.tsx";
import { classNames } from "#app/ui/class-names.ts";
import text from "#app/ui/text.module.css";
import css from "./summary-exhibit.module.css";

const issues = [
  ["Sequence", "Signed 3 May, held 5 May", "14:7"],
  ["Notice", "Email 6 May; meeting 9 May", "22:1"],
  ["Response", "None recorded", "31:19"],
  ["Practice", "“We did it that way”", "38:4"],
] as const;
const pages = 41;
const cited = issues.map(([, , cite]) => Number.parseInt(cite, 10));

/** One deposition at the three lengths on offer, over the strip of pages it was made from. */
export function SummaryExhibit({ letter = "B-2" }: { letter?: string }) {
  return (
    <Exhibit
      letter={letter}
      title="One transcript, three lengths"
      note={`Source: ${pages} pages`}
      foot="Same source, same citations, page and line. You choose how much to read"
    >
      <ol className={css.lengths}>
        <li>
          <Length name="Brief" size="1 sentence" />
          <p className={css.brief}>
            The site manager says the second inspection was <mark>signed before it took place.</mark>
          </p>
        </li>
        <li>
          <Length name="Moderate" size="1 paragraph" />
          <p>
            Ruiz testifies that form 12-B was signed on 3 May and the inspection held on 5 May. <Cite>14:7</Cite> He raised it twice, by
            email and in person. <Cite>22:1</Cite> No reply is in this collection.
          </p>
        </li>
        <li>
          <Length name="Comprehensive" size="2 pages, by issue" />
          <dl>
            {issues.map(([issue, finding, cite]) => (
              <div key={issue}>
                <dt>{issue}</dt>
                <dd>
                  {finding} <Cite>{cite}</Cite>
                </dd>
              </div>
            ))}
          </dl>
        </li>
      </ol>
      <div className={css.strip}>
        <svg viewBox={`0 0 ${pages * 10 - 2} 22`} preserveAspectRatio="none" aria-hidden="true">
          <path d={column(false)} />
          <path d={column(true)} />
        </svg>
        <p className={text.mono}>
          {pages} pages, cited: {cited.join(", ")}
        </p>
      </div>
    </Exhibit>
  );
}

function Length({ name, size }: { name: string; size: string }) {
  return (
    <p className={classNames(text.mono, css.length)}>
      <b>{name}</b>
      <span>{size}</span>
    </p>
  );
}

/** The pages as upright strokes: the cited ones stand out, the others stand back. */
function column(isCited: boolean) {
  return Array.from({ length: pages }, (_, i) => i)
    .filter((i) => cited.includes(i + 1) === isCited)
    .map((i) => (isCited ? `M${i * 10} 0h8v22h-8z` : `M${i * 10} 5h8v12h-8z`))
    .join("");
}
