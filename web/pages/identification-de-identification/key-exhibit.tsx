import { key } from "content/specimen/exhibits/key.ts";
import { Caption, Exhibit, LogTable } from "web/drawings/exhibit.tsx";
import { Redacted } from "web/parts/redaction.tsx";
import css from "./key-exhibit.module.css";

const { title, note, foot, table, columns, entries, opened, openings } = key;

/** The list that connects labels and persons, shown closed. */
export function KeyExhibit({ letter = "B" }: { letter?: string }) {
  return (
    <Exhibit letter={letter} title={title} note={note} foot={foot}>
      <LogTable
        label={table}
        columns={Object.values(columns)}
        right={[columns.spellings, columns.pages]}
        rows={entries.map(({ code, words, spellings, pages }) => ({
          cells: [code, <Redacted key={code} words={words} />, spellings, pages],
        }))}
      />
      <div className={css.openings}>
        <Caption>
          <span>{opened}</span>
          <span>{openings.count(openings.rows.length)}</span>
        </Caption>
        <LogTable
          label={openings.table}
          columns={Object.values(openings.columns)}
          wrap={[openings.columns.why]}
          rows={openings.rows.map((cells) => ({ cells }))}
        />
      </div>
    </Exhibit>
  );
}
