import { dataMap } from "content/specimen/exhibits/data-map.ts";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import css from "./data-map-exhibit.module.css";
import { Exhibit } from "./exhibit.tsx";

const { title, note, foot, sources, duties, links, marked } = dataMap;

/** Where the data is kept, and which duties apply to it. */
export function DataMapExhibit({ letter }: { letter?: string | undefined }) {
  return (
    <Exhibit letter={letter} title={title} note={note} foot={foot}>
      <div className={css.map}>
        <ul>
          {sources.map(([name, detail], i) => (
            <li key={name} className={i === marked ? css.on : undefined}>
              <b>{name}</b> <span className={text.mono}>{detail}</span>
            </li>
          ))}
        </ul>
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          fill="none"
          role="img"
          aria-label={links.map(([from, to]) => `${sources[from][0]}: ${duties[to][0]}`).join(". ")}
        >
          {[false, true].map((isMarked) => (
            <path
              key={String(isMarked)}
              stroke={isMarked ? "var(--ink)" : "var(--rule-2)"}
              strokeWidth={isMarked ? 2.8 : 1.2}
              vectorEffect="non-scaling-stroke"
              d={links
                .filter(([from]) => (from === marked) === isMarked)
                .map(curve)
                .join("")}
            />
          ))}
        </svg>
        <ul>
          {duties.map(([name, detail], i) => (
            <li key={name} className={classNames(i === 0 && css.target)}>
              <b>{name}</b> <span className={text.mono}>{detail}</span>
            </li>
          ))}
        </ul>
      </div>
    </Exhibit>
  );
}

/** A curve between the middles of two rows; both lists have the drawing's height. */
function curve([from, to]: readonly [number, number]) {
  const start = Math.round(((from + 0.5) / sources.length) * 100);
  const end = Math.round(((to + 0.5) / duties.length) * 1000) / 10;
  return `M0 ${start}C55 ${start} 45 ${end} 100 ${end}`;
}
