import type { Picture } from "content/picture.ts";
import { activityWindow as content } from "content/specimen/exhibits/platform-windows.ts";
import { LogTable } from "web/drawings/exhibit.tsx";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import css from "./platform-window.module.css";
import { PlatformWindow } from "./platform-window.tsx";

const DAYS = 28;
const CELL = { width: 13, height: 10, gap: 1.6 };
const LEVELS = [0, 1, 2, 3, 4] as const;

const { custodians, chosen, spike } = content;

/** Six custodians by twenty-eight days, with three unusual days and the operations behind them. */
export function ActivityWindow({ picture }: { picture: Picture | undefined }) {
  return (
    <PlatformWindow
      id="screenshot-activity"
      tab="activity"
      title={content.title}
      note={content.note}
      list={<Custodians />}
      picture={picture}
      first
    >
      <Heat />
      <p className={classNames(text.mono, css.days)} aria-hidden="true">
        {content.ticks.map((day) => (
          <span key={day}>{day}</span>
        ))}
      </p>
      <div className={css.log}>
        <LogTable
          label={content.table}
          columns={content.columns}
          rows={content.rows.map((cells, i) => ({ cells, on: i === content.marked }))}
        />
      </div>
    </PlatformWindow>
  );
}

function Custodians() {
  return (
    <ul className={classNames(text.mono, css.custodians)}>
      <li>{content.listed}</li>
      {custodians.map(([name, events], i) => (
        <li key={name} className={i === chosen ? css.chosen : undefined}>
          <span>{name}</span>
          <span>{events}</span>
        </li>
      ))}
    </ul>
  );
}

function Heat() {
  const paths = heatPaths();
  return (
    <svg
      className={css.heat}
      viewBox={`-1 -1 ${DAYS * CELL.width + 1} ${custodians.length * CELL.height + 1}`}
      role="img"
      aria-label={content.drawing}
    >
      {LEVELS.map((level) => (
        <path key={level} {...shades[level]} d={paths[level]} />
      ))}
    </svg>
  );
}

const shades = [
  { opacity: 0.07 },
  { opacity: 0.24 },
  { opacity: 0.46 },
  { opacity: 0.72 },
  { fill: "var(--mark)", stroke: "var(--ink)", strokeWidth: 0.7 },
] as const;

/** One path per shade, so that 168 cells are five elements. */
function heatPaths(): Record<(typeof LEVELS)[number], string> {
  const paths = { 0: "", 1: "", 2: "", 3: "", 4: "" };
  const random = generator(23);
  const width = CELL.width - CELL.gap;
  const height = CELL.height - CELL.gap;
  for (let row = 0; row < custodians.length; row++) {
    for (let day = 0; day < DAYS; day++) {
      const weekend = day % 7 === 0 || day % 7 === 6;
      const drawn = LEVELS[Math.floor(random() * 4 * (weekend ? 0.12 : 1))] ?? 0;
      const level = row === chosen && day >= spike.from && day <= spike.to ? 4 : drawn;
      paths[level] += `M${day * CELL.width} ${row * CELL.height}h${width}v${height}h-${width}z`;
    }
  }
  return paths;
}

/** Pseudorandom numbers from a fixed seed (Park and Miller, 1988), so that every build draws the same. */
function generator(seed: number) {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}
