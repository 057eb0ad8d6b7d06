import { summary } from "content/specimen/exhibits/summary.ts";
import exhibit from "web/drawings/exhibit.module.css";
import { Cite, CitedLines, Exhibit } from "web/drawings/exhibit.tsx";
import { classNames } from "web/parts/class-names.ts";
import { Phrase } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import css from "./contentsummarization.module.css";

const { title, note, foot, brief, moderate, comprehensive, pages, cited, strip } = summary;

/** One deposition at the three lengths on offer, above a strip of its pages. */
export function SummaryExhibit({ letter }: { letter?: string | undefined }) {
  return (
    <Exhibit letter={letter} title={title} note={note} foot={foot}>
      <ol className={css.summaryExhibitLengths}>
        <li>
          <Length {...brief} />
          <Phrase as="p" className={css.brief} words={brief.text} />
        </li>
        <li>
          <Length {...moderate} />
          <p>
            <CitedLines lines={moderate.lines} />
          </p>
        </li>
        <li>
          <Length {...comprehensive} />
          <dl className={exhibit.lined}>
            {comprehensive.issues.map(({ issue, finding, cite }) => (
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
          <path fill="var(--rule-2)" d={column(false)} />
          <path fill="var(--ink)" d={column(true)} />
        </svg>
        <p className={text.mono}>{strip}</p>
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

/** The pages as vertical strokes; the cited ones are heavier. */
function column(isCited: boolean) {
  return Array.from({ length: pages }, (_, i) => i)
    .filter((i) => cited.includes(i + 1) === isCited)
    .map((i) => (isCited ? `M${i * 10} 0h8v22h-8z` : `M${i * 10} 5h8v12h-8z`))
    .join("");
}
