import { count } from "content/specimen/count.ts";
import result from "web/instruments/frame/result.module.css";
import { type Sign, Standing } from "web/instruments/frame/standing.tsx";
import { Table } from "web/instruments/frame/table.tsx";
import text from "web/parts/text.module.css";
import { algorithmName } from "./algorithm.ts";
import type { Compared, Standing as Standings } from "./compare.ts";
import css from "./hash.module.css";
import { hash as words } from "./words.ts";

const columns = [words.columns.path, words.columns.size];
/** Rows shown and printed; the manifest has all. */
const MOST_ROWS = 40;

const order = { different: 0, missing: 1, unread: 2, extra: 3, same: 4 } as const satisfies Record<Standings, number>;
const signs = { different: "ink", missing: "ink", unread: "dashed", extra: "dashed", same: undefined } as const satisfies Record<
  Standings,
  Sign | undefined
>;

/** The files, those that are not as listed first. */
export function ResultTable({ rows, isCompared }: { rows: readonly Compared[]; isCompared: boolean }) {
  const sorted = isCompared ? rows.toSorted((a, b) => order[a.standing] - order[b.standing]) : rows;
  return (
    <>
      <Table caption={words.table} columns={isCompared ? [...columns, words.columns.standing] : columns} className={css.table}>
        <tbody>
          {sorted.slice(0, MOST_ROWS).map((row, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a list may name a path twice, and its order stays
            <Row key={i} row={row} isCompared={isCompared} />
          ))}
        </tbody>
      </Table>
      {sorted.length > MOST_ROWS && <p className={result.more}>{words.more(count(sorted.length - MOST_ROWS))}</p>}
    </>
  );
}

function Row({ row: { standing, path, file, entry, elsewhere }, isCompared }: { row: Compared; isCompared: boolean }) {
  const algorithm = entry?.algorithm ?? "sha256";
  const digest = file?.digests[algorithm];
  return (
    <tr data-unread={standing === "unread" ? "" : undefined}>
      <th scope="row">
        <b>{path}</b>
        {(isCompared || standing === "unread") && standing !== "same" && (
          <small>{elsewhere ? words.notes.elsewhere(elsewhere) : words.notes[standing]}</small>
        )}
        {digest && (
          <span className={text.mono}>
            {algorithmName[algorithm]} {digest}
          </span>
        )}
        {entry && digest !== entry.digest && (
          <span className={text.mono}>
            {algorithmName[algorithm]} {entry.digest} {words.listed}
          </span>
        )}
      </th>
      <td className={text.mono}>{file && count(file.size)}</td>
      {isCompared && (
        <td>
          <Standing sign={signs[standing]}>{words.standings[standing]}</Standing>
        </td>
      )}
    </tr>
  );
}
