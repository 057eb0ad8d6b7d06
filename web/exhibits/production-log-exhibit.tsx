import { batesDigits } from "content/bates.ts";
import { productionLog } from "content/specimen/exhibits/production.ts";
import { Exhibit, LogTable } from "./exhibit.tsx";

const { title, note, foot, table, columns, documents, marked } = productionLog;

/** The documents produced, with their number ranges. */
export function ProductionLogExhibit({ letter }: { letter?: string | undefined }) {
  return (
    <Exhibit letter={letter} title={title} note={note} foot={foot}>
      <LogTable
        label={table}
        columns={Object.values(columns)}
        right={[columns.pages]}
        rows={documents.map(({ first, pages, custodian, type }) => ({
          cells: [batesDigits(first), batesDigits(first + pages - 1), custodian, type, pages],
          on: first === marked,
        }))}
      />
    </Exhibit>
  );
}
