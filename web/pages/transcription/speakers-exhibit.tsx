import { speakers } from "content/specimen/exhibits/speakers.ts";
import { Exhibit, LogTable } from "web/drawings/exhibit.tsx";
import css from "./speakers-exhibit.module.css";

const { title, note, foot, table, columns, voices, marked } = speakers;

/** The speakers of one recording: how much each speaks, and how each was identified. */
export function SpeakersExhibit({ letter = "B" }: { letter?: string }) {
  return (
    <Exhibit letter={letter} title={title} note={note} foot={foot}>
      <LogTable
        label={table}
        columns={Object.values(columns)}
        wrap={[columns.reason]}
        right={[columns.turns, columns.drowned]}
        rows={voices.map(({ voice, share, turns, drowned, name, reason }) => ({
          cells: [voice, name, reason, <Share key={voice} percent={share} />, turns, drowned],
          on: voice === marked,
        }))}
      />
    </Exhibit>
  );
}

function Share({ percent }: { percent: number }) {
  return (
    <svg className={css.share} viewBox="0 0 120 12" role="img" aria-label={`${percent}%`}>
      <path d="M0 6h120" />
      <rect width={percent * 1.2} height="12" />
    </svg>
  );
}
