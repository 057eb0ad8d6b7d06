import { Fragment } from "react";
import { HeadRow } from "web/instruments/frame/table.tsx";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import { AccountName } from "./accounts-fold.tsx";
import css from "./activity.module.css";
import { shortObject } from "./describe.ts";
import type { Finding, Line } from "./finding.ts";
import { activityResult } from "./words-result.ts";
import type { ZoneClock } from "./zone-clock.ts";

const { chronology: words } = activityResult;

/** Lines shown; fewer are printed (activity.module.css). The CSV has every record. */
const MOST = 100;
const PRINTED = 16;

type ChronologyProps = { readonly findings: readonly Finding[]; readonly clock: ZoneClock; readonly files: readonly string[] };

/** The ticked findings in order of time, on two clocks. */
export function Chronology({ findings, clock, files }: ChronologyProps) {
  const lines = findings
    .flatMap(({ person, lines: own, key }) => own.map((line) => ({ person, line, key })))
    .toSorted((a, b) => a.line.from - b.line.from);
  return (
    <div className={css.chronology}>
      <h4>{words.title}</h4>
      <p>{lines.length > 0 ? words.lead(clock.zone) : words.none}</p>
      {lines.length > 0 && (
        <table>
          <caption className={text.hidden}>{words.title}</caption>
          <HeadRow columns={words.columns} />
          <tbody>
            {lines.slice(0, MOST).map(({ person, line, key }) => (
              <tr key={`${key} ${line.from} ${line.operation}`}>
                <Times parts={spanOf(line, utcSeconds)} />
                <Times parts={spanOf(line, (moment) => clock.stamp(moment))} />
                <td>
                  <AccountName>{person}</AccountName>
                </td>
                <td>
                  <What line={line} />
                </td>
                <td className={text.mono}>{files.length > 1 ? words.rowOf(line.row, files[line.file] ?? "") : words.row(line.row)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {lines.length > MOST && <p className={css.onScreen}>{words.more(lines.length - MOST)}</p>}
      {lines.length > PRINTED && <p className={css.onPaper}>{words.onPaper(lines.length - PRINTED)}</p>}
    </div>
  );
}

function What({ line: { operation, object, detail, records, objects, items, address, addresses } }: { line: Line }) {
  const more = [
    detail,
    ...(records > 1 ? [words.times(records, objects)] : []),
    ...(items > records ? [words.items(items)] : []),
    addresses > 1 ? words.addresses(addresses) : address,
  ];
  return (
    <>
      <b>{operation}</b> {shortObject(object)}
      <small>{more.filter(Boolean).join(", ")}</small>
    </>
  );
}

/** A moment, or start and end of a span; neither breaks over lines. */
function Times({ parts }: { parts: readonly string[] }) {
  return (
    <td className={classNames(text.mono, css.time)}>
      {parts.map((part, i) => (
        <Fragment key={part}>
          {i > 0 && " "}
          <span>{part}</span>
        </Fragment>
      ))}
    </td>
  );
}

const utcSeconds = (moment: number) => `${new Date(moment).toISOString().slice(0, 19).replace("T", " ")}Z`;

/** The start and the end of a span, without the end's date if it is the same day. */
function spanOf({ from, to }: Line, stamp: (moment: number) => string): readonly string[] {
  const [start, end] = [stamp(from), stamp(to)];
  if (from === to) return [start];
  return [start, `– ${start.slice(0, 10) === end.slice(0, 10) ? end.slice(11) : end}`];
}
