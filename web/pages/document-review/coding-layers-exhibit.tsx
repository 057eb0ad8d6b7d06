import { Exhibit, LogTable } from "web/drawings/exhibit.tsx";

type CodingLayersProps = {
  letter: string;
  title: string;
  note: string;
  foot: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** The row in which a person overruled the machine. */
  marked: number;
};

/** What the model proposed, and what each reader decided. */
export function CodingLayersExhibit({ letter, title, note, foot, columns, rows, marked }: CodingLayersProps) {
  return (
    <Exhibit letter={letter} title={title} note={note} foot={foot}>
      <LogTable label={title} columns={columns} rows={rows.map((cells, i) => ({ cells, on: i === marked }))} />
    </Exhibit>
  );
}
