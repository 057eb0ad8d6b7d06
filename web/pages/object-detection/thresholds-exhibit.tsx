import { thresholds as content } from "content/specimen/exhibits/detection.ts";
import { Exhibit } from "web/drawings/exhibit.tsx";
import text from "web/parts/text.module.css";
import css from "./object-detection.module.css";

const COLUMNS = 8;
const scores: Readonly<Record<number, { readonly real: boolean; readonly score: number }>> = content.scores;

/** The same photographs at three thresholds: correct hits, false hits, misses. */
export function ThresholdsExhibit({ letter = "B" }: { letter?: string }) {
  return (
    <Exhibit letter={letter} title={content.title} note={content.note} foot={content.foot}>
      <ul className={css.sheets}>
        {content.thresholds.map((threshold) => (
          <Sheet key={threshold} threshold={threshold} />
        ))}
      </ul>
    </Exhibit>
  );
}

function Sheet({ threshold }: { threshold: number }) {
  const outcomes = Array.from({ length: content.photographs }, (_, frame) => outcomeOf(frame, threshold));
  const count = (outcome: Outcome) => outcomes.filter((each) => each === outcome).length;
  return (
    <li>
      <p className={css.threshold}>{threshold}%</p>
      <svg viewBox="0 0 160 92" aria-hidden="true">
        {outcomes.map((outcome, frame) => {
          const x = (frame % COLUMNS) * 20 + 1.5;
          const y = Math.floor(frame / COLUMNS) * 15.4 + 1;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a drawn contact sheet never changes order
            <g key={frame}>
              <rect x={x} y={y} width="17" height="12.5" className={css[outcome]} />
              {outcome === "wrong" && <path d={`M${x} ${y}l17 12.5M${x + 17} ${y}l-17 12.5`} />}
            </g>
          );
        })}
      </svg>
      <dl className={text.mono}>
        {outcomesCounted.map((outcome) => (
          <div key={outcome}>
            <dt>{content.counts[outcome]}</dt>
            <dd>{count(outcome)}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

const outcomesCounted = ["found", "wrong", "missed"] as const;
type Outcome = (typeof outcomesCounted)[number] | "nothing";

function outcomeOf(frame: number, threshold: number): Outcome {
  const scored = scores[frame];
  if (!scored) return "nothing";
  if (scored.score >= threshold) return scored.real ? "found" : "wrong";
  return scored.real ? "missed" : "nothing";
}
