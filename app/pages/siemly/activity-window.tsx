import { LogTable } from "#app/exhibits/exhibit.tsx";
import { classNames } from "#app/ui/class-names.ts";
import text from "#app/ui/text.module.css";
import css from "./siemly-window.module.css";
import { SiemlyWindow } from "./siemly-window.tsx";

const CUSTODIANS = [
  ["R. Castellan", "1,204"],
  ["D. Amadi", "3,918"],
  ["J. Prentiss", "640"],
  ["K. Ostrow", "212"],
  ["L. Haddad", "1,077"],
  ["S. Moreau", "389"],
] as const;
const CHOSEN = 1;
const SPIKE = { from: 17, to: 19 };
const DAYS = 28;
const CELL = { width: 13, height: 10, gap: 1.6 };
const LEVELS = [0, 1, 2, 3, 4] as const;

/** Six custodians by twenty-eight days, with three days that stand out and the acts behind them. */
export function ActivityWindow() {
  return (
    <SiemlyWindow
      id="screenshot-activity"
      tab="Activity"
      title="Activity by day"
      note="1 Mar to 28 Mar, all workloads"
      list={<Custodians />}
    >
      <Heat />
      <p className={classNames(text.mono, css.days)} aria-hidden="true">
        {["1 Mar", "8", "15", "22", "28"].map((day) => (
          <span key={day}>{day}</span>
        ))}
      </p>
      <div className={css.log}>
        <LogTable
          label="Acts of 18 March"
          columns={["Time", "Act", "Object", "From"]}
          rows={[
            { cells: ["18 Mar 16:22", "FileDownloaded", "Q4-reserve.xlsx v8", "Home"] },
            { cells: ["18 Mar 16:24", "New-InboxRule", "Move to Archive: “reserve”", "Home"] },
            { cells: ["18 Mar 17:41", "FileDeleted", "Q4-reserve.xlsx", "Home"], on: true },
          ]}
        />
      </div>
    </SiemlyWindow>
  );
}

function Custodians() {
  return (
    <ul className={classNames(text.mono, css.custodians)}>
      <li>Custodians</li>
      {CUSTODIANS.map(([name, events], i) => (
        <li key={name} className={i === CHOSEN ? css.chosen : undefined}>
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
      viewBox={`-1 -1 ${DAYS * CELL.width + 1} ${CUSTODIANS.length * CELL.height + 1}`}
      role="img"
      aria-label="Activity by custodian and day, with a spike for D. Amadi from 18 to 20 March"
    >
      {LEVELS.map((level) => (
        <path key={level} className={css[`level${level}`]} d={paths[level]} />
      ))}
    </svg>
  );
}

/** One path for each shade: a hundred and sixty-eight cells in five elements. */
function heatPaths(): Record<(typeof LEVELS)[number], string> {
  const paths = { 0: "", 1: "", 2: "", 3: "", 4: "" };
  const random = generator(23);
  const width = CELL.width - CELL.gap;
  const height = CELL.height - CELL.gap;
  for (let row = 0; row < CUSTODIANS.length; row++) {
    for (let day = 0; day < DAYS; day++) {
      const weekend = day % 7 > 4;
      const drawn = LEVELS[Math.floor(random() * 4 * (weekend ? 0.12 : 1))] ?? 0;
      const level = row === CHOSEN && day >= SPIKE.from && day <= SPIKE.to ? 4 : drawn;
      paths[level] += `M${day * CELL.width} ${row * CELL.height}h${width}v${height}h-${width}z`;
    }
  }
  return paths;
}

/** A fixed sequence (Park and Miller, 1988), so that the drawing is the same in every build. */
function generator(seed: number) {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}
