import { useVirtualizer } from "@tanstack/react-virtual";
import { activityResult as words } from "content/instruments.ts";
import { count } from "content/numbers.ts";
import { sentencesOf, shortObject, titleOf } from "instruments/activity/describe.ts";
import type { Finding, Judged, Line, RowView } from "instruments/activity/judge.ts";
import type { People } from "instruments/activity/people-of.ts";
import type { Settings } from "instruments/activity/read-settings.ts";
import * as sentences from "instruments/activity/sentences.ts";
import type { ZoneClock } from "instruments/activity/zone-clock.ts";
import { Fragment, useEffect, useRef, useState } from "react";
import list from "web/instruments/frame/findings.module.css";
import fold from "web/instruments/frame/fold.module.css";
import { Fold } from "web/instruments/frame/fold.tsx";
import result from "web/instruments/frame/result.module.css";
import { Table } from "web/instruments/frame/result.tsx";
import { classNames } from "web/parts/class-names.ts";
import { HeadRow } from "web/parts/head-row.tsx";
import text from "web/parts/text.module.css";
import css from "./activity.module.css";
import { askRows } from "./ask-log.ts";

type FindingsProps = {
  readonly judged: Judged;
  readonly clock: ZoneClock;
  readonly files: readonly string[];
  readonly without: ReadonlySet<string>;
  readonly onTick: (key: string, isIn: boolean) => void;
};

/** The findings by test, each with its records. The first is open. */
export function Findings({
  judged: { tests, settings },
  clock,
  files,
  without,
  onTick,
}: FindingsProps) {
  const findings = tests.flatMap((test) => test.findings);
  const total = tests.reduce((sum, test) => sum + test.total, 0);
  if (findings.length === 0) return null;
  return (
    <div className={classNames(list.findings, text.offPaper)}>
      <h4>{words.findingsTitle(findings.length)}</h4>
      {findings.map((finding, i) => (
        <FindingFold
          key={finding.key}
          number={i + 1}
          finding={finding}
          settings={settings}
          clock={clock}
          files={files}
          isIn={!without.has(finding.key)}
          onTick={onTick}
        />
      ))}
      {total > findings.length && (
        <p className={result.more}>{words.moreFindings(total - findings.length)}</p>
      )}
    </div>
  );
}

type FindingFoldProps = Pick<FindingsProps, "clock" | "files" | "onTick"> & {
  readonly number: number;
  readonly finding: Finding;
  readonly settings: Settings;
  readonly isIn: boolean;
};

/**
 * A finding: what its rows say, what they do not show, and the rows, which are fetched when it is
 * first opened.
 */
function FindingFold({ number, finding, settings, clock, files, isIn, onTick }: FindingFoldProps) {
  const [isOpen, setIsOpen] = useState(number === 1);
  const sentences = sentencesOf(finding, settings.minutes, clock).filter(Boolean);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={fold.line}>
        <span className={text.mono}>{number}</span>
        <span>
          <b>{titleOf(finding)}</b>
          <small>
            <AccountName>{finding.person}</AccountName>
          </small>
        </span>
        <span className={text.mono}>{words.finding.records(finding.rows.length)}</span>
      </summary>
      {isOpen && (
        <div className={list.finding}>
          <div>
            <h5 className={text.mono}>{words.finding.what}</h5>
            <ul>
              {sentences.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
            <label className={result.tick}>
              <input
                type="checkbox"
                checked={isIn}
                onChange={({ currentTarget }) => onTick(finding.key, currentTarget.checked)}
              />
              {words.finding.include}
            </label>
          </div>
          <div>
            <h5 className={text.mono}>{words.finding.leaves}</h5>
            <ul>
              {words.tests[finding.facts.test].leaves.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </div>
          <FindingRows rows={finding.rows} zone={settings.zone} files={files} />
        </div>
      )}
    </details>
  );
}

/** Rows fetched for one finding; the CSV has all. */
const MOST = 2000;
/** Height of a row in CSS pixels, until it is measured. */
const ROW = 64;

type FindingRowsProps = {
  readonly rows: Uint32Array;
  readonly zone: string;
  readonly files: readonly string[];
};

/** The records of a finding. Only visible rows are in the document. */
function FindingRows({ rows, zone, files }: FindingRowsProps) {
  const [views, setViews] = useState<readonly RowView[]>();
  useEffect(() => {
    let isWanted = true;
    askRows(rows.slice(0, MOST), zone).then(
      (found) => isWanted && setViews(found),
      () => isWanted && setViews([]),
    );
    return () => {
      isWanted = false;
    };
  }, [rows, zone]);
  return (
    <div data-wide="">
      <h5 className={text.mono}>{words.finding.rows}</h5>
      {views ? <RowList views={views} files={files} /> : <p>{words.finding.loading}</p>}
      {rows.length > MOST && <p>{words.finding.moreRows(rows.length - MOST)}</p>}
    </div>
  );
}

function RowList({ views, files }: { views: readonly RowView[]; files: readonly string[] }) {
  const frame = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: views.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW,
    overscan: 6,
  });
  const items = virtual.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <section
      ref={frame}
      className={classNames(result.scroller, css.rows)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
      aria-label={words.finding.rows}
    >
      <table className={classNames(result.base, result.stacked)} aria-rowcount={views.length + 1}>
        <HeadRow columns={words.finding.rowColumns} />
        <tbody>
          {before > 0 && <Gap height={before} />}
          {items.map(({ index }) => {
            const view = views[index];
            return (
              view && (
                <tr
                  key={index}
                  ref={virtual.measureElement}
                  data-index={index}
                  aria-rowindex={index + 2}
                >
                  <Cells view={view} file={files.length > 1 ? files[view.file] : undefined} />
                </tr>
              )
            );
          })}
          {after > 0 && <Gap height={after} />}
        </tbody>
      </table>
    </section>
  );
}

function Cells({ view, file }: { view: RowView; file: string | undefined }) {
  const { local, utc, operation, object, items, address, row } = view;
  return (
    <>
      <td className={text.mono}>
        <b>{local}</b>
        {utc}
      </td>
      <td>{operation}</td>
      <td title={object}>
        {shortObject(object) || words.finding.empty}
        {items > 1 && <small>{words.finding.items(items)}</small>}
      </td>
      <td className={text.mono}>{address || words.finding.empty}</td>
      <td className={text.mono}>{file ? words.chronology.rowOf(row, file) : count(row)}</td>
    </>
  );
}

/** The space of the rows that are not in the document. */
function Gap({ height }: { height: number }) {
  return (
    <tr data-gap="">
      <td colSpan={5} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}

/** Accounts that are listed; the form and the report have more. */
const MOST_ACCOUNTS = 30;

/** Every account of the log with what it did, in figures. */
export function AccountsFold({ people, clock }: { people: People; clock: ZoneClock }) {
  return (
    <Fold line={<h4>{words.people.title(people.total)}</h4>} className={text.offPaper}>
      <Table columns={words.people.columns}>
        <tbody>
          {people.list
            .slice(0, MOST_ACCOUNTS)
            .map(({ user, kind, records, downloads, deletions, signIns, first, last }) => (
              <tr key={user}>
                <th scope="row">
                  <b>
                    <AccountName>{user}</AccountName>
                  </b>
                  {kind !== "person" && <small>{words.people.kinds[kind]}</small>}
                  <small>{sentences.did(downloads, deletions, signIns)}</small>
                  <small>{words.people.seen(clock.stamp(first), clock.stamp(last))}</small>
                </th>
                <td className={text.mono}>{count(records)}</td>
              </tr>
            ))}
        </tbody>
      </Table>
      {people.total > MOST_ACCOUNTS && (
        <p className={result.more}>{words.people.more(people.total - MOST_ACCOUNTS)}</p>
      )}
    </Fold>
  );
}

/** An account as the log names it, which may break before its domain. */
function AccountName({ children }: { children: string }) {
  return children.split(/(?=@)/).map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name never change order
    <Fragment key={i}>
      {i > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** Lines shown; fewer are printed (result.module.css). The CSV has every record. */
const MOST_LINES = 100;
const PRINTED = 12;

type ChronologyProps = {
  readonly findings: readonly Finding[];
  readonly clock: ZoneClock;
  readonly files: readonly string[];
};

/** The ticked findings in order of time, on two clocks. */
export function Chronology({ findings, clock, files }: ChronologyProps) {
  const lines = findings
    .flatMap(({ person, lines: own, key }) => own.map((line) => ({ person, line, key })))
    .toSorted((a, b) => a.line.from - b.line.from);
  return (
    <div className={result.part}>
      <h4>{words.chronology.title}</h4>
      <p>{lines.length > 0 ? words.chronology.lead(clock.zone) : words.chronology.none}</p>
      {lines.length > 0 && (
        <Table
          caption={words.chronology.title}
          columns={words.chronology.columns}
          className={classNames(result.tests, result.stacked, result.dozen, css.lines)}
        >
          <tbody>
            {lines.slice(0, MOST_LINES).map(({ person, line, key }) => (
              <tr key={`${key} ${line.from} ${line.operation}`}>
                <Times parts={spanOf(line, utcSeconds)} />
                <Times parts={spanOf(line, (moment) => clock.stamp(moment))} />
                <td>
                  <AccountName>{person}</AccountName>
                </td>
                <td>
                  <What line={line} />
                </td>
                <td className={text.mono}>
                  {files.length > 1
                    ? words.chronology.rowOf(line.row, files[line.file] ?? "")
                    : words.chronology.row(line.row)}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {lines.length > MOST_LINES && (
        <p className={text.offPaper}>{words.chronology.more(lines.length - MOST_LINES)}</p>
      )}
      {lines.length > PRINTED && (
        <p className={result.onPaper}>{words.chronology.onPaper(lines.length - PRINTED)}</p>
      )}
    </div>
  );
}

function What({
  line: { operation, object, detail, records, objects, items, address, addresses },
}: {
  line: Line;
}) {
  const more = [
    detail,
    ...(records > 1 ? [words.chronology.times(records, objects)] : []),
    ...(items > records ? [words.chronology.items(items)] : []),
    addresses > 1 ? words.chronology.addresses(addresses) : address,
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

const utcSeconds = (moment: number) =>
  `${new Date(moment).toISOString().slice(0, 19).replace("T", " ")}Z`;

/** The start and the end of a span, without the end's date if it is the same day. */
function spanOf({ from, to }: Line, stamp: (moment: number) => string): readonly string[] {
  const [start, end] = [stamp(from), stamp(to)];
  if (from === to) return [start];
  return [start, `– ${start.slice(0, 10) === end.slice(0, 10) ? end.slice(11) : end}`];
}
