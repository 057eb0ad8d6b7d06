import { Exhibit, LogTable } from "./exhibit.tsx";

const documents = [
  ["0004119", "0004121", "Castellan", "Email", "3"],
  ["0004122", "0004124", "Castellan", "XLSX", "3"],
  ["0004127", "0004129", "Amadi", "Email", "3"],
  ["0004133", "0004133", "Amadi", "Voice", "1"],
  ["0004140", "0004151", "Prentiss", "DOCX", "12"],
  ["0004152", "0004152", "Castellan", "Email", "1"],
] as const;

/** What was produced, from number to number. */
export function ProductionLogExhibit({ letter = "A-1" }: { letter?: string }) {
  return (
    <Exhibit letter={letter} title="Production log" note="Vol. 003" foot="23 pages. Load file: DAT, OPT, native, text">
      <LogTable
        label="Production log"
        columns={["BEGBATES", "ENDBATES", "Custodian", "Type", "Pages"]}
        right={["Pages"]}
        rows={documents.map((cells, i) => ({ cells, on: i === 2 }))}
      />
    </Exhibit>
  );
}
