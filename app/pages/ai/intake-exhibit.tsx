import { Exhibit, LogTable } from "#app/exhibits/exhibit.tsx";
import css from "./intake-exhibit.module.css";

const arrivals = [
  { kind: "Email and files", items: 402_118, tool: "Query, summary", person: 1_204 },
  { kind: "Chat", items: 61_440, tool: "Query, summary", person: 310 },
  { kind: "Scans and handwriting", items: 9_806, tool: "Handwriting", person: 2_118, most: true },
  { kind: "Other languages", items: 8_911, tool: "Translation", person: 1_960 },
  { kind: "Voice and video", items: 3_204, tool: "Transcription", person: 811 },
  { kind: "Photographs", items: 633, tool: "Object detection", person: 74 },
];
const total = arrivals.reduce((sum, { items }) => sum + items, 0);
const forPersons = arrivals.reduce((sum, { person }) => sum + person, 0);

/** One collection by kind: which tool reads it, and what it sends to a person. */
export function IntakeExhibit({ letter = "B" }: { letter?: string }) {
  return (
    <Exhibit
      letter={letter}
      title="One collection, sorted by who reads it"
      note={`${count(total)} items`}
      foot={`${count(forPersons)} items went to a person because a tool was not sure. Specimen matter. Bars on a logarithmic scale`}
    >
      <LogTable
        label="Collection by kind"
        columns={["What arrived", "Items", "To a person", "Read first by", "How much"]}
        right={["Items", "To a person"]}
        rows={arrivals.map(({ kind, items, tool, person, most = false }) => ({
          cells: [kind, count(items), count(person), tool, <Bar key={kind} items={items} />],
          on: most,
        }))}
      />
    </Exhibit>
  );
}

function Bar({ items }: { items: number }) {
  return (
    <svg className={css.bar} viewBox="0 0 240 12" aria-hidden="true">
      <path d="M0 6h240" />
      <rect width={Math.round((Math.log10(items) / 6) * 240)} height="12" />
    </svg>
  );
}

const count = (n: number) => n.toLocaleString("en-US");
