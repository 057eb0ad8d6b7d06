import type { Picture as PictureData } from "content/picture.ts";
import {
  activityWindow as content,
  platformWindow,
} from "content/specimen/exhibits/platform-windows.ts";
import type { ReactNode } from "react";
import exhibit from "web/exhibits/exhibit.module.css";
import { LogTable } from "web/exhibits/exhibit.tsx";
import { classNames } from "web/parts/class-names.ts";
import composed from "web/parts/composed.module.css";
import { Picture } from "web/parts/picture.tsx";
import text from "web/parts/text.module.css";
import css from "./platform.module.css";

type WindowProps = {
  id: string;
  tab: keyof typeof platformWindow.tabs;
  title: string;
  note: string;
  list?: ReactNode;
  foot?: ReactNode;
  /** A screenshot in place of what is drawn. */
  picture: PictureData | undefined;
  first?: boolean;
  children: ReactNode;
};

/**
 * A drawn window of the platform with the open instrument, or with its screenshot. All data in the
 * drawing is invented.
 */
export function PlatformWindow({
  id,
  tab,
  title,
  note,
  list,
  foot,
  picture,
  first,
  children,
}: WindowProps) {
  if (picture)
    return (
      <figure className={exhibit.exhibit} id={id}>
        <Bar tab={tab} />
        <Picture
          picture={picture}
          sizes="(min-width: 60rem) 50vw, 90vw"
          {...(first && { first })}
        />
        {picture.caption && (
          <figcaption className={classNames(text.mono, exhibit.foot)}>{picture.caption}</figcaption>
        )}
      </figure>
    );
  return (
    <figure
      className={exhibit.exhibit}
      id={id}
      aria-label={platformWindow.label(platformWindow.tabs[tab])}
    >
      <Bar tab={tab}>
        <i>{platformWindow.specimen}</i>
      </Bar>
      <div className={list ? css.withList : undefined}>
        {list}
        <div className={exhibit.pane}>
          <p className={composed.apart}>
            <b className={text.item}>{title}</b>
            <span className={text.mono}>{note}</span>
          </p>
          {children}
        </div>
      </div>
      {foot && <figcaption className={classNames(text.mono, exhibit.foot)}>{foot}</figcaption>}
    </figure>
  );
}

function Bar({ tab, children }: Pick<WindowProps, "tab"> & { children?: ReactNode }) {
  return (
    <div className={classNames(text.mono, css.bar)} aria-hidden="true">
      <b>{platformWindow.product}</b>
      {Object.entries(platformWindow.tabs).map(([key, name]) => (
        <span key={key} className={key === tab ? css.open : undefined}>
          {name}
        </span>
      ))}
      {children}
    </div>
  );
}

const DAYS = 28;
const CELL = { width: 13, height: 10, gap: 1.6 };
const LEVELS = [0, 1, 2, 3, 4] as const;

const { chosen, spike } = content;

/** Six custodians by twenty-eight days, with three unusual days and the operations behind them. */
export function ActivityWindow({ picture }: { picture: PictureData | undefined }) {
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
      {content.custodians.map(([name, events], i) => (
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
      viewBox={`-1 -1 ${DAYS * CELL.width + 1} ${content.custodians.length * CELL.height + 1}`}
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
  for (let row = 0; row < content.custodians.length; row++) {
    for (let day = 0; day < DAYS; day++) {
      const weekend = day % 7 === 0 || day % 7 === 6;
      const drawn = LEVELS[Math.floor(random() * 4 * (weekend ? 0.12 : 1))] ?? 0;
      const level = row === chosen && day >= spike.from && day <= spike.to ? 4 : drawn;
      paths[level] += `M${day * CELL.width} ${row * CELL.height}h${width}v${height}h-${width}z`;
    }
  }
  return paths;
}

/**
 * Pseudorandom numbers from a fixed seed (Park and Miller, 1988), so that every build draws the
 * same.
 */
function generator(seed: number) {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}
