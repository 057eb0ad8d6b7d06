import { thresholds as content, detection } from "content/specimen/exhibits/detection.ts";
import exhibit from "web/exhibits/exhibit.module.css";
import { Counts, Exhibit, Split } from "web/exhibits/exhibit.tsx";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import css from "./object-detection.module.css";

const { title, note, foot, drawing, found, searched } = detection;

/** One photograph of many, and what was found in it. */
export function DetectionExhibit({ letter }: { letter?: string | undefined }) {
  return (
    <Exhibit letter={letter} title={title} note={note} foot={foot}>
      <Split wider="first">
        <div className={css.image}>
          <svg viewBox="0 30 400 166" role="img" aria-label={drawing}>
            <path stroke="var(--rule-2)" d="M0 172h400M0 190h400" />
            <path
              stroke="var(--rule-2)"
              d={
                "M0 172V96l60-26 60 26v76M20 172v-44h36v44M68 120h36v20H68zM120 172V88h190v84M120 104h190" +
                "M140 120h22v24h-22zM176 120h22v24h-22zM212 120h22v24h-22zM256 172v-52h36v52M256 130h36M256 140h36M256 150h36M256 160h36M310 172v-40h90"
              }
            />
            <path
              d={
                "M150 88V66h38v22M157 66v-8h10v8M156 74h26M156 80h26M318 176v-34h40l18 18v16zM324 148h22v12h-22zM352 148l10 12h-10z" +
                "M322 180a8 8 0 1 0 16 0 8 8 0 1 0-16 0zM356 180a8 8 0 1 0 16 0 8 8 0 1 0-16 0z" +
                "M58 186l4-18h8l4 18M62 168l-6-4 4-10h12l4 10-6 4M60 146a5 5 0 1 0 10 0 5 5 0 1 0-10 0zM212 186h52M216 186v-14h44v14M222 172v-12h32v12"
              }
            />
            {found.map(({ name, box: [x, y, width, height] }) => (
              <rect
                key={name}
                x={x}
                y={y}
                width={width}
                height={height}
                {...(name === searched ? { strokeWidth: 2.4 } : { strokeDasharray: "5 3" })}
              />
            ))}
          </svg>
          {found.map(({ name }, i) => (
            <b key={name} className={text.mono} aria-hidden="true">
              {i + 1}
            </b>
          ))}
        </div>
        <ol className={classNames(text.mono, exhibit.entries, css.exhibitFound)}>
          {found.map(({ name, certainty }, i) => (
            <li key={name} data-on={name === searched || undefined}>
              <b>{i + 1}</b>
              <span>{name}</span>
              <span>{certainty}%</span>
            </li>
          ))}
        </ol>
      </Split>
    </Exhibit>
  );
}

const COLUMNS = 8;
const scores: Readonly<Record<number, { readonly real: boolean; readonly score: number }>> =
  content.scores;

/** The same photographs at three thresholds: correct hits, false hits, misses. */
export function ThresholdsExhibit() {
  return (
    <Exhibit title={content.title} note={content.note} foot={content.foot}>
      <ul className={classNames(exhibit.thirds, css.sheets)}>
        {content.thresholds.map((threshold) => (
          <Sheet key={threshold} threshold={threshold} />
        ))}
      </ul>
    </Exhibit>
  );
}

function Sheet({ threshold }: { threshold: number }) {
  const outcomes = Array.from({ length: content.photographs }, (_, frame) =>
    outcomeOf(frame, threshold),
  );
  const count = (outcome: Outcome) => outcomes.filter((each) => each === outcome).length;
  return (
    <li>
      <div className={exhibit.pane}>
        <p className={text.part}>{threshold}%</p>
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
      </div>
      <Counts
        items={outcomesCounted.map((outcome) => [content.counts[outcome], String(count(outcome))])}
      />
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
