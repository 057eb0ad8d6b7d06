import { queryLog } from "content/specimen/exhibits/query.ts";
import { Exhibit, LogTable } from "web/drawings/exhibit.tsx";

const { title, note, foot, table, columns, nothing, rows } = queryLog;

/** The query assistant's log of one morning. */
export function QueryLogExhibit({ letter = "B" }: { letter?: string }) {
  return (
    <Exhibit letter={letter} title={title} note={note} foot={foot}>
      <LogTable
        label={table}
        columns={Object.values(columns)}
        wrap={[columns.question]}
        rows={rows.map(({ at, who, question, rests }) => ({
          cells: [at, who, question, rests.join(", ") || nothing],
          on: rests.length === 0,
        }))}
      />
    </Exhibit>
  );
}
