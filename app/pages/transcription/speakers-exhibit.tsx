import { Exhibit, LogTable } from "#app/exhibits/exhibit.tsx";
import css from "./speakers-exhibit.module.css";

const voices = [
  { voice: "Voice 1", share: 52, turns: 61, drowned: "4%", name: "R. Castellan", reason: "Own voicemail greeting, compared by ear" },
  { voice: "Voice 2", share: 41, turns: 58, drowned: "6%", name: "D. Amadi", reason: "Introduces herself, 00:03" },
  { voice: "Voice 3", share: 7, turns: 3, drowned: "40%", name: "Not named", reason: "Too short, too much crosstalk", open: true },
];

/** The voices of one recording: how much each speaks, and on what ground it was given a name. */
export function SpeakersExhibit({ letter = "B" }: { letter?: string }) {
  return (
    <Exhibit
      letter={letter}
      title="Call of 6 March, three voices"
      note="27:40"
      foot="Names given by counsel’s team, each with its reason. Specimen, invented persons"
    >
      <LogTable
        label="Voices"
        columns={["Voice", "Named as", "Because", "Share of speech", "Turns", "Drowned"]}
        wrap={["Because"]}
        right={["Turns", "Drowned"]}
        rows={voices.map(({ voice, share, turns, drowned, name, reason, open = false }) => ({
          cells: [voice, name, reason, <Share key={voice} percent={share} />, turns, drowned],
          on: open,
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
