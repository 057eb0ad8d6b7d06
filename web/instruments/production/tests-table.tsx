import { useVirtualizer } from "@tanstack/react-virtual";
import { productionResult as words } from "content/instruments.ts";
import { count } from "content/numbers.ts";
import { fileSize } from "instruments/frame/files.ts";
import {
  type Finding,
  type Inspection,
  MOST_KEPT,
  type TestResult,
} from "instruments/production/finding.ts";
import { whatWasFound } from "instruments/production/report-findings.ts";
import { useDeferredValue, useMemo, useRef, useState } from "react";
import result from "web/instruments/frame/result.module.css";
import { Facts, type Sign, Standing, Table } from "web/instruments/frame/result.tsx";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import css from "./production.module.css";

/** Places in a test's row; the table below has all. */
const MOST_PLACES = 3;

const signs = { found: "ink", none: undefined, untested: "dashed" } as const satisfies Record<
  TestResult["state"],
  Sign | undefined
>;

/** Every test with its result and the reason. */
export function TestsTable({
  tests,
  findings,
}: {
  tests: readonly TestResult[];
  findings: readonly Finding[];
}) {
  const { testsTable } = words;
  return (
    <Table
      caption={testsTable.caption}
      columns={[testsTable.number, testsTable.test, testsTable.result]}
      className={classNames(result.tests, css.tests)}
    >
      <tbody>
        {tests.map((test, i) => (
          <tr key={test.id}>
            <td className={text.mono}>{i + 1}</td>
            <th scope="row">
              <b>{words.tests[test.id].name}</b>
              <small>{lineOf(test, findings)}</small>
            </th>
            <td>
              <Standing sign={signs[test.state]}>
                {test.state === "found"
                  ? words.states.found(count(test.count))
                  : words.states[test.state]}
              </Standing>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function lineOf(
  { id, state, count: found, reason }: TestResult,
  findings: readonly Finding[],
): string {
  if (state === "untested") return reason ? words.untested[reason] : "";
  if (state === "none") return words.tests[id].does;
  const own = findings.filter(({ test }) => test === id);
  const places = [...new Set(own.map(({ at }) => at))].filter(Boolean);
  const shown = places.slice(0, MOST_PLACES).join(", ");
  return places.length > MOST_PLACES || found > own.length ? words.places(shown) : shown;
}

/** Sequences shown; the report has all. */
const MOST_SEQUENCES = 3;

/** What was read, in figures. */
export function SummaryFacts({ outcome: { facts, reading } }: { outcome: Inspection }) {
  const { form } = words;
  const hasLog = reading.candidates.some(({ role }) => role === "log");
  const { delimiter, qualifier } = reading;
  const rows = [
    [words.facts.numbers, rangesOf(facts.sequences)],
    [words.facts.documents, count(facts.documents)],
    [words.facts.pages, count(facts.pages)],
    [words.facts.images, facts.imageLines > 0 ? count(facts.imageLines) : words.notGiven],
    [words.facts.missing, count(facts.missing)],
    [words.facts.log, hasLog ? count(facts.logEntries) : words.notGiven],
    [words.facts.files, words.filesOf(count(facts.files), fileSize(facts.bytes))],
    ...(delimiter
      ? ([
          [words.facts.encoding, form.encodings[reading.encoding]],
          [words.facts.delimiter, `${form.delimiters[delimiter]}, ${form.qualifiers[qualifier]}`],
        ] as const)
      : []),
  ] as const;
  return <Facts className={result.facts} facts={rows} wide={words.facts.numbers} />;
}

/** "PRB0004101 to PRB0004160", the first sequences of several. */
export function rangesOf(sequences: Inspection["facts"]["sequences"]): string {
  const named = sequences.slice(0, MOST_SEQUENCES).map(({ first, last }) => words.to(first, last));
  const more = sequences.length - named.length;
  return [...named, ...(more > 0 ? [words.moreSequences(more)] : [])].join(", ");
}

/** Height of a row before it has been measured, in pixels. */
const ROW = 58;
/** Rows that are printed; the CSV has all of them. */
const PRINTED = 12;

type ExceptionsTableProps = {
  readonly findings: readonly Finding[];
  readonly tests: readonly TestResult[];
};

/** All exceptions in one table with two filters. Only visible rows are in the page. */
export function ExceptionsTable({ findings, tests }: ExceptionsTableProps) {
  const [test, setTest] = useState("");
  const [sought, setSought] = useState("");
  const late = useDeferredValue(sought);
  const shown = useMemo(() => filtered(findings, test, late), [findings, test, late]);
  const found = tests.filter(({ state }) => state === "found");
  const all = found.reduce((sum, result) => sum + result.count, 0);
  return (
    <div className={result.part}>
      <h4>{words.table.title}</h4>
      <p className={text.mono} role="status">
        {words.table.shown(count(shown.length), count(all))}
      </p>
      <div className={result.fields}>
        <label>
          {words.table.filterTest}
          <select value={test} onChange={({ currentTarget }) => setTest(currentTarget.value)}>
            <option value="">{words.table.all}</option>
            {found.map(({ id, count: times }) => (
              <option key={id} value={id}>
                {`${words.tests[id].name} (${count(times)})`}
              </option>
            ))}
          </select>
        </label>
        <label>
          {words.table.filterWords}
          <input
            type="search"
            value={sought}
            autoComplete="off"
            onChange={({ currentTarget }) => setSought(currentTarget.value)}
          />
        </label>
      </div>
      <Rows key={`${test} ${late}`} findings={shown} />
      {found.some(({ count: times, kept }) => times > kept) && (
        <p className={classNames(result.more, text.offPaper)}>
          {words.table.kept(count(MOST_KEPT))}
        </p>
      )}
      <Printed findings={findings} all={all} />
    </div>
  );
}

function filtered(findings: readonly Finding[], test: string, sought: string): readonly Finding[] {
  const needle = sought.trim().toLowerCase();
  return findings.filter(
    (finding) =>
      (!test || finding.test === test) &&
      (!needle ||
        finding.at.toLowerCase().includes(needle) ||
        whatWasFound(finding).toLowerCase().includes(needle)),
  );
}

/** Visible rows and some more on both sides; empty space replaces the others. */
function Rows({ findings }: { findings: readonly Finding[] }) {
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: findings.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 8,
  });
  if (findings.length === 0)
    return <p className={classNames(result.more, text.offPaper)}>{words.table.nothing}</p>;
  const seen = rows.getVirtualItems();
  const above = seen[0]?.start ?? 0;
  const below = rows.getTotalSize() - (seen.at(-1)?.end ?? 0);
  return (
    <section
      ref={scroller}
      className={classNames(result.scroller, css.scroller)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard
      tabIndex={0}
      aria-label={words.table.caption}
    >
      <div style={{ paddingBlock: `${above}px ${below}px` }}>
        <table className={result.base} aria-rowcount={findings.length + 1}>
          <caption className={text.hidden}>{words.table.caption}</caption>
          <thead className={text.mono}>
            <tr aria-rowindex={1}>
              <th scope="col">{words.table.columns.at}</th>
              <th scope="col">{words.table.columns.what}</th>
            </tr>
          </thead>
          <tbody>
            {seen.map(({ index }) => (
              <Row
                key={index}
                index={index}
                finding={findings[index]}
                measure={rows.measureElement}
              />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

type RowProps = {
  readonly index: number;
  readonly finding: Finding | undefined;
  readonly measure: (row: HTMLTableRowElement) => void;
};

function Row({ index, finding, measure }: RowProps) {
  if (!finding) return null;
  const { name } = words.tests[finding.test];
  return (
    <tr ref={measure} data-index={index} aria-rowindex={index + 2}>
      <th scope="row">
        <b className={text.monoInk}>{finding.at || words.table.noPlace}</b>
        <small>
          {finding.line ? words.table.inLine[finding.list](name, count(finding.line)) : name}
        </small>
      </th>
      <td>{whatWasFound(finding)}</td>
    </tr>
  );
}

/** The printed list: the first exceptions. */
function Printed({ findings, all }: { findings: readonly Finding[]; all: number }) {
  return (
    <div className={result.onPaper}>
      <ol>
        {findings.slice(0, PRINTED).map((finding) => (
          <li
            key={`${finding.test} ${finding.kind} ${finding.at} ${finding.line} ${finding.values.join()}`}
          >
            <b>{finding.at}</b> {whatWasFound(finding)}
          </li>
        ))}
      </ol>
      {all > PRINTED && <p>{words.table.onPaper(PRINTED, count(all))}</p>}
    </div>
  );
}
