import { Caption, Exhibit, LogTable } from "#app/exhibits/exhibit.tsx";
import { Redacted } from "#app/ui/redaction.tsx";
import css from "./key-exhibit.module.css";

const entries = [
  { code: "Patient 1", person: "Maria Delgado", spellings: 7, pages: 212 },
  { code: "Patient 2", person: "Henrik Aaltonen", spellings: 3, pages: 88 },
  { code: "Doctor 1", person: "P. Lindqvist", spellings: 4, pages: 340 },
  { code: "Minor T.D.", person: "Teo Delgado", spellings: 2, pages: 19 },
  { code: "Witness 4", person: "Sam Whitlock", spellings: 5, pages: 61 },
];

const openings = [
  { when: "4 Mar 09:12", who: "K. Bell, counsel", why: "Expert asks who Patient 2 is" },
  { when: "11 Mar 16:40", who: "K. Bell, counsel", why: "Court orders one name, in camera" },
];

/** The list that leads back from a label to a person. Here it stays shut. */
export function KeyExhibit({ letter = "B" }: { letter?: string }) {
  return (
    <Exhibit
      letter={letter}
      title="Key, sealed"
      note="1 of 1 copies"
      foot="Held by counsel, apart from the documents. Specimen, invented persons"
    >
      <LogTable
        label="Key"
        columns={["Label", "Stands for", "Spellings", "Pages"]}
        right={["Spellings", "Pages"]}
        rows={entries.map(({ code, person, spellings, pages }) => ({
          cells: [
            code,
            <Redacted key={code} shut>
              {person}
            </Redacted>,
            spellings,
            pages,
          ],
        }))}
      />
      <div className={css.openings}>
        <Caption>
          <span>Opened</span>
          <span>{openings.length} times</span>
        </Caption>
        <LogTable
          label="Openings of the key"
          columns={["When", "By", "Because"]}
          wrap={["Because"]}
          rows={openings.map(({ when, who, why }) => ({ cells: [when, who, why] }))}
        />
      </div>
    </Exhibit>
  );
}
