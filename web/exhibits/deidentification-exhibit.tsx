import { deidentification, replacements } from "content/specimen/exhibits/deidentification.ts";
import { Replaced } from "web/parts/redaction.tsx";
import { RichText } from "web/parts/rich-text.tsx";
import css from "./deidentification-exhibit.module.css";
import { Caption, Counts, Exhibit, Split } from "./exhibit.tsx";

const { title, note, foot, counsel, produced, record, chart, end, counts } = deidentification;

/**
 * One record twice: for counsel, and as it may be produced. The produced copy contains none of the
 * hidden words.
 */
export function DeidentificationExhibit({ letter }: { letter?: string | undefined }) {
  return (
    <Exhibit letter={letter} title={title} note={note} foot={foot}>
      <Split>
        <div data-copy="counsel">
          <Heads heads={counsel} />
          <p className={css.record}>
            {record.map((piece) =>
              typeof piece === "string" ? piece : <u key={piece.key}>{chart[piece.key]}</u>,
            )}
            {end.replaceAll("==", "")}
          </p>
        </div>
        <div data-copy="produced">
          <Heads heads={produced} />
          <p className={css.record}>
            {record.map((piece) =>
              typeof piece === "string" ? (
                piece
              ) : (
                <Replaced key={piece.key}>{replacements[piece.key].label}</Replaced>
              ),
            )}
            <RichText>{end}</RichText>
          </p>
        </div>
      </Split>
      <Counts items={counts} />
    </Exhibit>
  );
}

function Heads({ heads: [copy, reader] }: { heads: readonly [copy: string, reader: string] }) {
  return (
    <Caption>
      <span>{copy}</span> <span>{reader}</span>
    </Caption>
  );
}
