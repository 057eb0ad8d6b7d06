import { collection } from "content/specimen/exhibits/microsoft-365.ts";
import { Exhibit, LogTable } from "./exhibit.tsx";

const { title, note, foot, table, columns, rows, marked } = collection;

/** What was collected from one tenant, and what was kept with it. */
export function CollectionExhibit({ letter }: { letter?: string | undefined }) {
  return (
    <Exhibit letter={letter} title={title} note={note} foot={foot}>
      <LogTable
        label={table}
        columns={Object.values(columns)}
        right={[columns.items, columns.size]}
        wrap={[columns.kept]}
        rows={rows.map((cells) => ({ cells, on: cells[0] === marked }))}
      />
    </Exhibit>
  );
}
