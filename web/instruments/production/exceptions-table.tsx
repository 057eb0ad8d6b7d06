import { useVirtualizer } from "@tanstack/react-virtual";
import { count } from "content/specimen/count.ts";
import { useDeferredValue, useMemo, useRef, useState } from "react";
import text from "web/parts/text.module.css";
import { type Finding, MOST_KEPT, type TestResult } from "./finding.ts";
import css from "./production.module.css";
import { whatWasFound } from "./report-findings.ts";
import { productionResult } from "./words-result.ts";

const words = productionResult.table;
/** Height of a row before it has been measured, in pixels. */
const ROW = 58;
/** Rows that are printed; the CSV has all of them. */
const PRINTED = 12;

type ExceptionsTableProps = { readonly findings: readonly Finding[]; readonly tests: readonly TestResult[] };

/** All exceptions in one table with two filters. Only visible rows are in the page. */
export function ExceptionsTable({ findings, tests }: ExceptionsTableProps) {
  const [test, setTest] = useState("");
  const [sought, setSought] = useState("");
  const late = useDeferredValue(sought);
  const shown = useMemo(() => filtered(findings, test, late), [findings, test, late]);
  const found = tests.filter(({ state }) => state === "found");
  const all = found.reduce((sum, result) => sum + result.count, 0);
  return (
    <div className={css.exceptions}>
      <div className={css.head}>
        <h4>{words.title}</h4>
        <p className={text.mono} role="status">
          {words.shown(count(shown.length), count(all))}
        </p>
        <label>
          {words.filterTest}
          <select value={test} onChange={({ currentTarget }) => setTest(currentTarget.value)}>
            <option value="">{words.all}</option>
            {found.map(({ id, count: times }) => (
              <option key={id} value={id}>
                {`${productionResult.tests[id].name} (${count(times)})`}
              </option>
            ))}
          </select>
        </label>
        <label>
          {words.filterWords}
          <input type="search" value={sought} autoComplete="off" onChange={({ currentTarget }) => setSought(currentTarget.value)} />
        </label>
      </div>
      <Rows key={`${test} ${late}`} findings={shown} />
      {found.some(({ count: times, kept }) => times > kept) && <p className={css.note}>{words.kept(count(MOST_KEPT))}</p>}
      <Printed findings={findings} all={all} />
    </div>
  );
}

function filtered(findings: readonly Finding[], test: string, sought: string): readonly Finding[] {
  const needle = sought.trim().toLowerCase();
  return findings.filter(
    (finding) =>
      (!test || finding.test === test) &&
      (!needle || finding.at.toLowerCase().includes(needle) || whatWasFound(finding).toLowerCase().includes(needle)),
  );
}

/** Visible rows and some more on both sides; empty space replaces the others. */
function Rows({ findings }: { findings: readonly Finding[] }) {
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({ count: findings.length, getScrollElement: () => scroller.current, estimateSize: () => ROW, overscan: 8 });
  if (findings.length === 0) return <p className={css.note}>{words.nothing}</p>;
  const seen = rows.getVirtualItems();
  const above = seen[0]?.start ?? 0;
  const below = rows.getTotalSize() - (seen.at(-1)?.end ?? 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard
    <section ref={scroller} className={css.scroller} tabIndex={0} aria-label={words.caption}>
      <div style={{ paddingBlock: `${above}px ${below}px` }}>
        <table aria-rowcount={findings.length + 1}>
          <caption className={text.hidden}>{words.caption}</caption>
          <thead className={text.mono}>
            <tr aria-rowindex={1}>
              <th scope="col">{words.columns.at}</th>
              <th scope="col">{words.columns.what}</th>
            </tr>
          </thead>
          <tbody>
            {seen.map(({ index }) => (
              <Row key={index} index={index} finding={findings[index]} measure={rows.measureElement} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

type RowProps = { readonly index: number; readonly finding: Finding | undefined; readonly measure: (row: HTMLTableRowElement) => void };

function Row({ index, finding, measure }: RowProps) {
  if (!finding) return null;
  const { name } = productionResult.tests[finding.test];
  return (
    <tr ref={measure} data-index={index} aria-rowindex={index + 2}>
      <th scope="row">
        <b className={text.monoInk}>{finding.at || words.noPlace}</b>
        <small>{finding.line ? words.inLine[finding.list](name, count(finding.line)) : name}</small>
      </th>
      <td>{whatWasFound(finding)}</td>
    </tr>
  );
}

/** The printed list: the first exceptions. */
function Printed({ findings, all }: { findings: readonly Finding[]; all: number }) {
  return (
    <div className={css.printed}>
      <ol>
        {findings.slice(0, PRINTED).map((finding) => (
          <li key={`${finding.test} ${finding.kind} ${finding.at} ${finding.line} ${finding.values.join()}`}>
            <b>{finding.at}</b> {whatWasFound(finding)}
          </li>
        ))}
      </ol>
      {all > PRINTED && <p>{words.onPaper(PRINTED, count(all))}</p>}
    </div>
  );
}
