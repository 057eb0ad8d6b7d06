import type { SpecimenDocument } from "content/schema-specimen.ts";
import { operationsAndContracts } from "content/specimen/documents.ts";

const documents: readonly SpecimenDocument[] = operationsAndContracts;
/** Subject and text of a produced document, as two paragraphs. */
const mail = (bates: number) => {
  const found = documents.find(
    (document) => document.bates === bates && document.call === "produced",
  );
  return found?.text ? `${found.subject}\n\n${found.text}` : "";
};
const clauses = (bates: number) =>
  (documents.find((document) => document.bates === bates)?.text ?? "").replaceAll(
    / (?=\(\d\))/g,
    "\n\n",
  );

/**
 * Mail with the supplier and the agreement in both languages, and a chat written for this exhibit.
 * Evaluated by the build, so that the rest of the collection is not bundled.
 */
export const languagesSpecimen = [
  {
    name: "SPECIMEN_supplier-mail.txt",
    text: [4162, 4202, 4203, 4204, 4280, 4282].map(mail).join("\n\n"),
  },
  { name: "SPECIMEN_clause-9.txt", text: `${clauses(4163)}\n\n${clauses(4183)}` },
  {
    name: "SPECIMEN_dock-chat.txt",
    text: [
      "¿Quién firmó la nota de entrega el miércoles por la mañana?",
      "Ja nie. Policzyłem tylko skrzynie na rampie i było ich trzydzieści osiem.",
      "OK",
      "照片在绿色文件夹里，编号从一到三十八。",
      "Накладную видел только водитель, а он уже уехал. Копию просили у V\u0435llmark ещё в понедельник.",
      "La carpeta verde está en la oficina, pero no la he abierto.",
    ].join("\n"),
  },
] as const;
