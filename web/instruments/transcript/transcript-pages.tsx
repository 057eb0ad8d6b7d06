import { useVirtualizer } from "@tanstack/react-virtual";
import { transcriptResult as words } from "content/instruments.ts";
import { count } from "content/numbers.ts";
import {
  type Clip,
  type Designated,
  type Designation,
  firstWords,
  lastWords,
  rangeText,
} from "instruments/transcript/clips.ts";
import {
  beside,
  exactClock,
  LINES_PER_PAGE,
  type Line,
  pagesOf,
} from "instruments/transcript/lay-lines.ts";
import type { TranscriptRead } from "instruments/transcript/read-transcript.ts";
import * as sentences from "instruments/transcript/sentences.ts";
import { useEffect, useId, useRef, useState } from "react";
import bag from "web/instruments/frame/bag.module.css";
import result from "web/instruments/frame/result.module.css";
import { LaterStatus, Table } from "web/instruments/frame/result.tsx";
import { Button } from "web/parts/button.tsx";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import css from "./transcript.module.css";

type TranscriptPagesProps = {
  readonly read: TranscriptRead;
  readonly lines: readonly Line[];
  readonly onAdd: (row: string) => void;
};

/**
 * The pages in a scroller. Only visible ones are in the document: a day of testimony has hundreds.
 */
export function TranscriptPages({ read, lines, onAdd }: TranscriptPagesProps) {
  const scroller = useRef<HTMLElement>(null);
  const party = useRef<HTMLInputElement>(null);
  const id = useId();
  const [said, setSaid] = useState("");
  const pages = pagesOf(lines);
  const virtual = useVirtualizer({
    count: pages.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 720,
    overscan: 1,
  });
  // Kept because a focused field clears the selection.
  const selected = useRef<Pick<Designation, "from" | "to">>(undefined);
  useEffect(() => {
    const keep = () => {
      const selection = getSelection();
      if (!scroller.current?.contains(selection?.anchorNode ?? null)) return;
      selected.current = selectedRange(selection, scroller.current);
      setSaid(selected.current ? words.sheet.selected(rangeText(selected.current)) : "");
    };
    document.addEventListener("selectionchange", keep);
    return () => document.removeEventListener("selectionchange", keep);
  }, []);
  const add = () => {
    const range = selected.current;
    setSaid(range ? words.sheet.added(rangeText(range)) : words.sheet.none);
    const name = party.current?.value.trim();
    if (range) onAdd(`${name ? `${name}: ` : ""}${rangeText(range)}`);
  };
  const goTo = (page: number) => {
    if (page >= 1 && page <= pages.length) virtual.scrollToIndex(page - 1, { align: "start" });
  };
  return (
    <div className={classNames(result.part, text.offPaper)}>
      <h4>{words.sheet.title}</h4>
      <div className={result.fields}>
        <p>
          <label htmlFor={`${id}-page`}>{words.sheet.goTo}</label>
          <input
            id={`${id}-page`}
            inputMode="numeric"
            autoComplete="off"
            defaultValue="1"
            onChange={({ currentTarget }) => goTo(Number(currentTarget.value))}
          />
        </p>
        <p>
          <label htmlFor={`${id}-party`}>{words.sheet.party}</label>
          <input ref={party} id={`${id}-party`} autoComplete="off" maxLength={40} />
        </p>
        <Button small line onClick={add}>
          {words.sheet.add}
        </Button>
        <p className={text.mono}>{said || words.sheet.hint}</p>
        <LaterStatus>{said}</LaterStatus>
      </div>
      <section
        ref={scroller}
        className={classNames(result.scroller, css.pages)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        aria-label={words.sheet.region}
      >
        <div style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, key, start }) => (
            <div
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              style={{ transform: `translateY(${start}px)` }}
            >
              <TranscriptPage
                read={read}
                page={pages[index] ?? []}
                number={index + 1}
                of={pages.length}
              />
            </div>
          ))}
        </div>
      </section>
    </div>
  );
}

/** The first and last line of a selection. Undefined if it touches no line of `within`. */
function selectedRange(
  selection: Selection | null,
  within: Element,
): Pick<Designation, "from" | "to"> | undefined {
  if (!selection || selection.rangeCount === 0 || selection.isCollapsed) return undefined;
  const range = selection.getRangeAt(0);
  const lines = [...within.querySelectorAll<HTMLElement>("[data-line]")].filter((line) =>
    touches(range, line),
  );
  const from = pointOf(lines[0]);
  const to = pointOf(lines.at(-1));
  return from && to ? { from, to } : undefined;
}

/** A selection that ends at the start of a line does not include it. */
function touches(range: Range, line: HTMLElement): boolean {
  const whole = document.createRange();
  whole.selectNodeContents(line);
  return (
    range.compareBoundaryPoints(Range.START_TO_END, whole) > 0 &&
    range.compareBoundaryPoints(Range.END_TO_START, whole) < 0
  );
}

function pointOf(line: HTMLElement | undefined) {
  const [page, number] = line?.dataset.line?.split(":").map(Number) ?? [];
  return page && number ? { page, line: number } : undefined;
}

type TranscriptPageProps = {
  readonly read: TranscriptRead;
  readonly page: readonly Line[];
  readonly number: number;
  readonly of: number;
};

/**
 * A page of 25 numbered lines, with its head and foot. A selection is read by what `data-line` says
 * (transcript-pages.tsx).
 */
function TranscriptPage({ read: { name, sha256, cues }, page, number, of }: TranscriptPageProps) {
  return (
    <article className={css.page} aria-label={words.pageOf(number, of)}>
      <header className={text.mono}>
        <span>{name}</span>
        <span>{words.pageOf(number, of)}</span>
      </header>
      <ol className={css.numbered}>
        {Array.from({ length: LINES_PER_PAGE }, (_, i) => {
          const line = page[i];
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
              key={i}
              data-line={line ? `${number}:${i + 1}` : undefined}
              data-starts={line?.starts ? "" : undefined}
            >
              <time>{beside(line, i, cues)}</time>
              <b>{i + 1}</b>
              <span dir="auto">{line?.text.trimStart()}</span>
            </li>
          );
        })}
      </ol>
      <footer className={text.mono}>
        <span>{words.hashLine(sha256)}</span>
        <span>{words.notCertified}</span>
      </footer>
    </article>
  );
}

/** Rows shown; the CSV has all. */
const MOST_ROWS = 60;

type DesignationsProps = {
  readonly cell: string;
  readonly pages: number;
  readonly designated: Designated;
  readonly onChange: (cell: string) => void;
};

/** The cell for designations, and their clips, row by row. */
export function Designations({
  cell,
  pages,
  designated: { clips, faults, totals },
  onChange,
}: DesignationsProps) {
  return (
    <div>
      <div className={bag.cell}>
        <label htmlFor="transcript-designations">{words.cell.label}</label>
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
          {faults.length === 0 && <p>{words.cell.hint}</p>}
          {faults.slice(0, 8).map(({ row, kind, piece }) => (
            <p key={`${row} ${kind} ${piece}`} className={result.fault}>
              {words.rowFault(row, words.rowFaults[kind](piece.slice(0, 60), pages))}
            </p>
          ))}
        </div>
        <LaterStatus>{sentences.said(clips.length, faults.length)}</LaterStatus>
      </div>
      {clips.length > 0 && (
        <div className={result.part}>
          <h4>{words.clips.title}</h4>
          <Table
            caption={words.clips.table}
            columns={words.clips.columns}
            className={classNames(result.table, result.dozen)}
          >
            <tbody>
              {clips.slice(0, MOST_ROWS).map((clip, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a range may be named twice, and its order stays
                <Row key={i} clip={clip} />
              ))}
            </tbody>
          </Table>
          {clips.length > MOST_ROWS && (
            <p className={result.more}>{words.clips.more(count(clips.length - MOST_ROWS))}</p>
          )}
          <ul className={result.lines}>
            {totals.map(({ party, clips: n, lines, length, untimed }) => (
              <li key={party}>
                {sentences.total(party, n, lines, exactClock(length))}
                {untimed > 0 && words.clips.untimed(untimed)}
              </li>
            ))}
            <li>{words.clips.once}</li>
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
          {rangeText(clip)} <span className={text.mono}>{party || words.clips.noParty}</span>
        </b>
        <small>{words.clips.words(firstWords(lines), lastWords(lines))}</small>
        <span className={text.mono}>
          {start && end
            ? words.clips.to(exactClock(start.ms), exactClock(end.ms))
            : start
              ? words.clips.from(exactClock(start.ms))
              : words.clips.noClip}
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
function remarksOf({ start, end, length, repeats }: Clip): readonly string[] {
  return [
    ...(start?.basis === "within" ? [words.clips.bases.start] : []),
    ...(end?.basis === "within" ? [words.clips.bases.end] : []),
    ...(end?.basis === "next" ? [words.clips.bases.next] : []),
    ...(start && end && length === undefined ? [words.clips.backwards] : []),
    ...(repeats ? [words.clips.repeats] : []),
  ];
}
