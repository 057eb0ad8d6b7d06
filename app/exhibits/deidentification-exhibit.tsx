import { Fragment } from "react";
import { Redacted } from "#app/ui/redaction.tsx";
import css from "./deidentification-exhibit.module.css";
import { Caption, Counts, Exhibit, Split } from "./exhibit.tsx";

/** Every second piece is an identifier. */
const record = [
  "Patient ",
  "Maria Delgado",
  ", born ",
  "4 May 1971",
  ", of ",
  "18 Alder Court",
  ", was seen by ",
  "Dr. P. Lindqvist",
  ". Record ",
  "MR-20417",
  ", plan ",
  "88-3106",
  ", claim ",
  "C-552",
  ". She reported the fall ",
] as const;
const counts = [
  ["Names", "2"],
  ["Dates", "1"],
  ["Addresses", "1"],
  ["Numbers", "3"],
] as const;

/** One record twice: for counsel, and as it may be produced. */
export function DeidentificationExhibit({ letter = "B-7" }: { letter?: string }) {
  return (
    <Exhibit
      letter={letter}
      title="Intake record, two copies"
      note="7 identifiers found"
      foot="Specimen, invented person. The key stays with counsel"
    >
      <Split>
        <div>
          <Caption>
            <span>Identified</span> <span>Counsel only</span>
          </Caption>
          <p className={css.record}>
            {record.map((piece, i) => (i % 2 ? <u key={piece}>{piece}</u> : <Fragment key={piece}>{piece}</Fragment>))}
            on the day it happened.
          </p>
        </div>
        <div>
          <Caption>
            <span>De-identified</span> <span>For production</span>
          </Caption>
          <p className={css.record}>
            {record.map((piece, i) =>
              i % 2 ? (
                <Redacted key={piece} shut>
                  {piece}
                </Redacted>
              ) : (
                <Fragment key={piece}>{piece}</Fragment>
              ),
            )}
            <mark>on the day it happened.</mark>
          </p>
        </div>
      </Split>
      <Counts items={counts} />
    </Exhibit>
  );
}
