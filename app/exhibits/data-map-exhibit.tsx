import { classNames } from "#app/ui/class-names.ts";
import text from "#app/ui/text.module.css";
import css from "./data-map-exhibit.module.css";
import { Exhibit } from "./exhibit.tsx";

const sources = [
  ["Exchange", "Mail, 7 years"],
  ["Teams", "Chat, 180 days"],
  ["Drive", "Files, no limit"],
  ["Phones", "Own devices"],
  ["Backup tape", "Off site, monthly"],
] as const;
const duties = [
  ["Hold 1", "Q4 reserve"],
  ["Hold 2", "Inspection"],
  ["Retain", "Tax, 7 years"],
  ["Dispose", "On schedule"],
] as const;
/** Which source falls under which duty, by position in the lists above. */
const links = [
  [0, 0],
  [0, 2],
  [1, 0],
  [2, 1],
  [2, 2],
  [3, 0],
  [4, 2],
  [4, 3],
] as const;
const marked = 3;

/** Where the data lives, and what is owed to it. */
export function DataMapExhibit({ letter = "E-1" }: { letter?: string }) {
  return (
    <Exhibit
      letter={letter}
      title="Data map"
      note="5 sources, 4 duties"
      foot="One hold rests on phones nobody had listed. Found in the custodian interview"
    >
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
          role="img"
          aria-label={links.map(([from, to]) => `${sources[from][0]}: ${duties[to][0]}`).join(". ")}
        >
          {[false, true].map((isMarked) => (
            <path
              key={String(isMarked)}
              className={isMarked ? css.link : undefined}
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

/** From the middle of one row to the middle of the other; both lists share the drawing's height. */
function curve([from, to]: readonly [number, number]) {
  const start = Math.round(((from + 0.5) / sources.length) * 100);
  const end = Math.round(((to + 0.5) / duties.length) * 1000) / 10;
  return `M0 ${start}C55 ${start} 45 ${end} 100 ${end}`;
}
