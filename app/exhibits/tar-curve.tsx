import { classNames } from "#app/ui/class-names.ts";
import text from "#app/ui/text.module.css";
import { Axis, Counts, Exhibit } from "./exhibit.tsx";
import css from "./tar-curve.module.css";

/** Per cent of the ranked set read, per cent of the responsive documents found. */
const cut = [26.4, 95.1] as const;
const counts = [
  ["Read", "24,400"],
  ["Responsive", "7,960"],
  ["Unread", "68,000"],
  ["Sample of those", "1,500"],
  ["Found in it", "9"],
] as const;

/** Gain: how much was found by how much reading, where it stopped, and the sample that tests the stop. */
export function GainCurveExhibit({ letter = "A-7" }: { letter?: string }) {
  return (
    <Exhibit
      letter={letter}
      title="TAR: where reading stopped"
      note="Simple random sample"
      foot="9 in 1,500 is 0.6%, so about 408 in 68,000: recall 95.1%, between 91.1% and 97.7% at 95% confidence"
    >
      <div className={css.chart}>
        <p className={classNames(text.mono, css.side)}>Responsive documents found, by share of 92,400 ranked documents read</p>
        <div className={css.plot}>
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            role="img"
            aria-label={`Cumulative gain: after reading ${cut[0]} per cent of the ranked set, ${cut[1]} per cent of the responsive documents are found`}
          >
            <path className={css.grid} d="M0 25h100M0 50h100M0 75h100M0 0h100M25 0v100M50 0v100M75 0v100M100 0v100" />
            <path className={css.chance} d="M0 100L100 0" />
            <path className={css.stop} d={`M${cut[0]} 100V${100 - cut[1]}H0`} />
            <path className={css.curve} d={gain(0, cut[0])} />
            <path className={css.estimate} d={gain(cut[0], 100)} />
            <path className={css.axes} d="M0 0v100h100" />
          </svg>
          <p className={css.point}>
            <mark>{cut[1]}% found</mark>
            <span className={text.mono}>{cut[0]}% read</span>
          </p>
          <span className={classNames(text.mono, css.random)}>in random order</span>
        </div>
        <Axis className={css.below} ticks={["0%", "25%", "50%", "75%", "100%"]} />
      </div>
      <Counts items={counts} />
    </Exhibit>
  );
}

/** A saturating curve through the cut. Beyond it nothing was read, so it is only an estimate. */
function gain(from: number, to: number) {
  const scale = cut[0] / Math.log(100 / (100 - cut[1])) ** (1 / 1.15);
  const points = Array.from({ length: 25 }, (_, i) => from + ((to - from) * i) / 24);
  return `M${points.map((x) => `${x.toFixed(1)} ${(100 * Math.exp(-((x / scale) ** 1.15))).toFixed(1)}`).join("L")}`;
}
