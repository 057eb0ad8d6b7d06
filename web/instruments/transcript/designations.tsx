import { count } from "content/specimen/count.ts";
import { LaterStatus } from "web/instruments/frame/later-status.tsx";
import result from "web/instruments/frame/result.module.css";
import { Table } from "web/instruments/frame/table.tsx";
import text from "web/parts/text.module.css";
import type { Clip, Designated } from "./clips.ts";
import { exactClock } from "./cue-time.ts";
import { firstWords, lastWords } from "./excerpt.ts";
import { rangeText } from "./parse-designations.ts";
import css from "./transcript.module.css";
import { transcriptResult } from "./words-result.ts";

const { cell: cellWords, clips: words, rowFault, rowFaults } = transcriptResult;
/** Rows shown; the CSV has all. */
const MOST_ROWS = 60;

type DesignationsProps = {
  readonly cell: string;
  readonly pages: number;
  readonly designated: Designated;
  readonly onChange: (cell: string) => void;
};

/** The cell for designations, and their clips, row by row. */
export function Designations({ cell, pages, designated: { clips, faults, totals }, onChange }: DesignationsProps) {
  return (
    <div className={css.designations}>
      <div className={css.cell} data-bad={faults.length > 0 ? "" : undefined}>
        <label htmlFor="transcript-designations">{cellWords.label}</label>
        <textarea
          id="transcript-designations"
          rows={4}
          spellCheck={false}
          autoComplete="off"
          value={cell}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          aria-invalid={faults.length > 0 ? true : undefined}
          aria-describedby="transcript-designations-hint"
        />
        <div id="transcript-designations-hint">
          {faults.length === 0 && <p>{cellWords.hint}</p>}
          {faults.slice(0, 8).map(({ row, kind, piece }) => (
            <p key={`${row} ${kind} ${piece}`} className={css.fault}>
              {rowFault(row, rowFaults[kind](piece.slice(0, 60), pages))}
            </p>
          ))}
        </div>
        <LaterStatus>{words.said(clips.length, faults.length)}</LaterStatus>
      </div>
      {clips.length > 0 && (
        <div>
          <h4>{words.title}</h4>
          <Table caption={words.table} columns={words.columns} className={css.table}>
            <tbody>
              {clips.slice(0, MOST_ROWS).map((clip, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a range may be named twice, and its order stays
                <Row key={i} clip={clip} />
              ))}
            </tbody>
          </Table>
          {clips.length > MOST_ROWS && <p className={result.more}>{words.more(count(clips.length - MOST_ROWS))}</p>}
          <ul className={css.totals}>
            {totals.map(({ party, clips: n, lines, length, untimed }) => (
              <li key={party}>
                {words.total(party, n, lines, exactClock(length))}
                {untimed > 0 && words.untimed(untimed)}
              </li>
            ))}
            <li>{words.once}</li>
          </ul>
        </div>
      )}
    </div>
  );
}

function Row({ clip }: { clip: Clip }) {
  const { party, lines, start, end, length } = clip;
  return (
    <tr>
      <th scope="row">
        <b>
          {rangeText(clip)} <span>{party || words.noParty}</span>
        </b>
        <small>{words.words(firstWords(lines), lastWords(lines))}</small>
        <span className={text.mono}>
          {start && end ? words.to(exactClock(start.ms), exactClock(end.ms)) : start ? words.from(exactClock(start.ms)) : words.noClip}
        </span>
        {remarksOf(clip).map((remark) => (
          <small key={remark}>{remark}</small>
        ))}
      </th>
      <td className={text.mono}>{count(lines.length)}</td>
      <td className={text.mono}>{length === undefined ? "" : exactClock(length)}</td>
    </tr>
  );
}

/** Remarks on a clip’s times. */
export function remarksOf({ start, end, length, repeats }: Clip): readonly string[] {
  return [
    ...(start?.basis === "within" ? [words.bases.start] : []),
    ...(end?.basis === "within" ? [words.bases.end] : []),
    ...(end?.basis === "next" ? [words.bases.next] : []),
    ...(start && end && length === undefined ? [words.backwards] : []),
    ...(repeats ? [words.repeats] : []),
  ];
}
