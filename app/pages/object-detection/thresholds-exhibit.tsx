import { Exhibit } from "#app/exhibits/exhibit.tsx";
import text from "#app/ui/text.module.css";
import css from "./thresholds-exhibit.module.css";

const COLUMNS = 8;
const FRAMES = 48;
/** The frames that got any score at all: what is really in them, and how sure the machine was. */
const scores: Readonly<Record<number, { readonly real: boolean; readonly score: number }>> = {
  3: { real: true, score: 98 },
  8: { real: false, score: 71 },
  13: { real: true, score: 88 },
  18: { real: true, score: 96 },
  21: { real: false, score: 84 },
  26: { real: true, score: 63 },
  30: { real: false, score: 66 },
  35: { real: true, score: 97 },
  38: { real: false, score: 62 },
  41: { real: true, score: 82 },
  46: { real: false, score: 74 },
};
const thresholds = [60, 80, 95] as const;

/** The same photographs at three thresholds: what is found, what is found wrongly, what is missed. */
export function ThresholdsExhibit({ letter = "B" }: { letter?: string }) {
  return (
    <Exhibit
      letter={letter}
      title="48 photographs, searched for a rooftop unit"
      note="6 really show one"
      foot="Filled: found. Crossed: found wrongly. Dotted: missed. Specimen set"
    >
      <ul className={css.sheets}>
        {thresholds.map((threshold) => (
          <Sheet key={threshold} threshold={threshold} />
        ))}
      </ul>
    </Exhibit>
  );
}

function Sheet({ threshold }: { threshold: number }) {
  const outcomes = Array.from({ length: FRAMES }, (_, frame) => outcomeOf(frame, threshold));
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
        <div>
          <dt>Found</dt>
          <dd>{count("found")}</dd>
        </div>
        <div>
          <dt>Wrong</dt>
          <dd>{count("wrong")}</dd>
        </div>
        <div>
          <dt>Missed</dt>
          <dd>{count("missed")}</dd>
        </div>
      </dl>
    </li>
  );
}

type Outcome = "found" | "wrong" | "missed" | "nothing";

function outcomeOf(frame: number, threshold: number): Outcome {
  const scored = scores[frame];
  if (!scored) return "nothing";
  if (scored.score >= threshold) return scored.real ? "found" : "wrong";
  return scored.real ? "missed" : "nothing";
}
