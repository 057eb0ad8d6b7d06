import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useId, useRef, useState } from "react";
import { LaterStatus } from "web/instruments/frame/later-status.tsx";
import { Button } from "web/parts/button.tsx";
import text from "web/parts/text.module.css";
import type { Line } from "./lay-lines.ts";
import { type Designation, rangeText } from "./parse-designations.ts";
import type { TranscriptRead } from "./read-transcript.ts";
import css from "./transcript.module.css";
import { TranscriptPage } from "./transcript-page.tsx";
import { pagesOf } from "./transcript-text.ts";
import { transcriptResult } from "./words-result.ts";

const { sheet: words } = transcriptResult;

type TranscriptPagesProps = { readonly read: TranscriptRead; readonly lines: readonly Line[]; readonly onAdd: (row: string) => void };

/** The pages in a scroller. Only visible ones are in the document: a day of testimony has hundreds. */
export function TranscriptPages({ read, lines, onAdd }: TranscriptPagesProps) {
  const scroller = useRef<HTMLElement>(null);
  const party = useRef<HTMLInputElement>(null);
  const id = useId();
  const [said, setSaid] = useState("");
  const pages = pagesOf(lines);
  const virtual = useVirtualizer({ count: pages.length, getScrollElement: () => scroller.current, estimateSize: () => 720, overscan: 1 });
  // Kept because a focused field clears the selection.
  const selected = useRef<Pick<Designation, "from" | "to">>(undefined);
  useEffect(() => {
    const keep = () => {
      const selection = getSelection();
      if (!scroller.current?.contains(selection?.anchorNode ?? null)) return;
      selected.current = selectedRange(selection, scroller.current);
      setSaid(selected.current ? words.selected(rangeText(selected.current)) : "");
    };
    document.addEventListener("selectionchange", keep);
    return () => document.removeEventListener("selectionchange", keep);
  }, []);
  const add = () => {
    const range = selected.current;
    setSaid(range ? words.added(rangeText(range)) : words.none);
    const name = party.current?.value.trim();
    if (range) onAdd(`${name ? `${name}: ` : ""}${rangeText(range)}`);
  };
  const goTo = (page: number) => {
    if (page >= 1 && page <= pages.length) virtual.scrollToIndex(page - 1, { align: "start" });
  };
  return (
    <div className={css.sheet}>
      <h4>{words.title}</h4>
      <div className={css.tools}>
        <p>
          <label htmlFor={`${id}-page`}>{words.goTo}</label>
          <input
            id={`${id}-page`}
            inputMode="numeric"
            autoComplete="off"
            defaultValue="1"
            onChange={({ currentTarget }) => goTo(Number(currentTarget.value))}
          />
        </p>
        <p>
          <label htmlFor={`${id}-party`}>{words.party}</label>
          <input ref={party} id={`${id}-party`} autoComplete="off" maxLength={40} />
        </p>
        <Button small line onClick={add}>
          {words.add}
        </Button>
        <p className={text.mono}>{said || words.hint}</p>
        <LaterStatus>{said}</LaterStatus>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section ref={scroller} className={css.pages} tabIndex={0} aria-label={words.region}>
        <div style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, key, start }) => (
            <div key={key} ref={virtual.measureElement} data-index={index} style={{ transform: `translateY(${start}px)` }}>
              <TranscriptPage read={read} page={pages[index] ?? []} number={index + 1} of={pages.length} />
            </div>
          ))}
        </div>
      </section>
    </div>
  );
}

/** The first and last line of a selection. Undefined if it touches no line of `within`. */
function selectedRange(selection: Selection | null, within: Element): Pick<Designation, "from" | "to"> | undefined {
  if (!selection || selection.rangeCount === 0 || selection.isCollapsed) return undefined;
  const range = selection.getRangeAt(0);
  const lines = [...within.querySelectorAll<HTMLElement>("[data-line]")].filter((line) => touches(range, line));
  const from = pointOf(lines[0]);
  const to = pointOf(lines.at(-1));
  return from && to ? { from, to } : undefined;
}

/** A selection that ends at the start of a line does not include it. */
function touches(range: Range, line: HTMLElement): boolean {
  const whole = document.createRange();
  whole.selectNodeContents(line);
  return range.compareBoundaryPoints(Range.START_TO_END, whole) > 0 && range.compareBoundaryPoints(Range.END_TO_START, whole) < 0;
}

function pointOf(line: HTMLElement | undefined) {
  const [page, number] = line?.dataset.line?.split(":").map(Number) ?? [];
  return page && number ? { page, line: number } : undefined;
}
