import { Exhibit, LogTable } from "#app/exhibits/exhibit.tsx";

const rows = [
  { at: "09:02", who: "Okafor", question: "Who knew the reserve had changed?", answer: "4127, 4133" },
  { at: "09:04", who: "Okafor", question: "Which version went to the auditors?", answer: "4152" },
  { at: "09:11", who: "Bell", question: "Was the audit committee told?", answer: "No passage", on: true },
  { at: "09:26", who: "Bell", question: "Who else was on the call of 6 March?", answer: "4127, 4301" },
  { at: "09:40", who: "Bell", question: "Same, without privileged documents", answer: "4127" },
];

/** What the query assistant keeps of a morning's questions. */
export function QueryLogExhibit({ letter = "B" }: { letter?: string }) {
  return (
    <Exhibit
      letter={letter}
      title="Query log, one morning"
      note="Work product of counsel"
      foot="09:11: nothing found, so nothing said. Specimen matter, invented persons"
    >
      <LogTable
        label="Query log"
        columns={["Time", "Asked by", "Question", "Rests on"]}
        wrap={["Question"]}
        rows={rows.map(({ at, who, question, answer, on = false }) => ({ cells: [at, who, question, answer], on }))}
      />
    </Exhibit>
  );
}
