import { count } from "content/specimen/count.ts";
import { intake } from "content/specimen/exhibits/intake.ts";
import { Exhibit, LogTable } from "web/drawings/exhibit.tsx";
import css from "./intake-exhibit.module.css";

const { title, note, foot, table, columns, arrivals, marked } = intake;

/** One collection by kind: which tool reads it, and what a person has to check. */
export function IntakeExhibit({ letter = "B" }: { letter?: string }) {
  return (
    <Exhibit letter={letter} title={title} note={note} foot={foot}>
      <LogTable
        label={table}
        columns={[columns.kind, columns.items, columns.person, columns.tool, columns.share]}
        right={[columns.items, columns.person]}
        rows={arrivals.map(({ kind, items, tool, person }) => ({
          cells: [kind, count(items), count(person), tool, <Bar key={kind} items={items} />],
          on: kind === marked,
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
