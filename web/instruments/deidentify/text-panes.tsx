import { count } from "content/specimen/count.ts";
import { Fragment, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Caption } from "web/drawings/exhibit.tsx";
import { saveFile } from "web/instruments/frame/report.ts";
import { CopyButton } from "web/instruments/frame/result.tsx";
import { Button } from "web/parts/button.tsx";
import text from "web/parts/text.module.css";
import type { Decided, Find } from "./decide.ts";
import css from "./deidentify.module.css";
import type { Part } from "./parts-of.ts";
import { deidentify as words } from "./words.ts";

type TextPanesProps = {
  readonly text: string;
  readonly decided: Decided;
  readonly parts: readonly Part[];
  readonly selectedAt: number | undefined;
  readonly onSelect: (start: number) => void;
  /** Called with words selected in the original text. */
  readonly onWords: (words: string) => void;
};

/** A longer selection is neither a name nor a number. */
const LONGEST = 200;

/** The original with its finds underlined, and the output, one part at a time. */
export function TextPanes({ text: given, decided, parts, selectedAt, onSelect, onWords }: TextPanesProps) {
  const { output, finds } = decided;
  const [shown, setShown] = useState(0);
  const left = useRef<HTMLElement>(null);
  const right = useRef<HTMLElement>(null);
  useEffect(() => {
    const part = parts.findIndex(({ start, end }) => selectedAt !== undefined && selectedAt >= start && selectedAt < end);
    if (part >= 0) setShown(part);
  }, [selectedAt, parts]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is selected and shown decides where the marks are
  useEffect(() => {
    scrollTo(left.current, "[aria-pressed=true]");
    scrollTo(right.current, "mark");
  }, [selectedAt, shown]);
  const part = parts[Math.min(shown, parts.length - 1)];
  if (!part) return null;
  const own = finds.slice(part.first, part.last);
  const takeWords = () => {
    const selection = getSelection();
    const chosen = selection?.toString().trim() ?? "";
    if (selection?.anchorNode && left.current?.contains(selection.anchorNode) && chosen && chosen.length <= LONGEST) onWords(chosen);
  };
  const step = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const next = by && own[own.findIndex(({ start }) => start === selectedAt) + by];
    if (!next) return;
    event.preventDefault();
    onSelect(next.start);
    left.current?.querySelector<HTMLElement>(`[data-at="${next.start}"]`)?.focus();
  };
  const turn = (by: number) => setShown(Math.min(Math.max(shown + by, 0), parts.length - 1));
  return (
    <>
      <div className={css.panes}>
        <div className={css.given}>
          <Caption>
            <span>{words.panes.given}</span> <span>{words.panes.finds(finds.length)}</span>
          </Caption>
          <section
            ref={left}
            className={css.text}
            aria-label={words.panes.given}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (axe: scrollable-region-focusable)
            tabIndex={0}
            onPointerUp={takeWords}
            onKeyUp={takeWords}
            onKeyDown={step}
          >
            <GivenText text={given} part={part} finds={own} selectedAt={selectedAt} onSelect={onSelect} />
          </section>
        </div>
        <div>
          <Caption>
            <span>{words.panes.output}</span> <span>{words.panes.replaced(finds.filter(({ isReplaced }) => isReplaced).length)}</span>
          </Caption>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as above */}
          <section ref={right} className={css.text} aria-label={words.panes.output} tabIndex={0} data-output="">
            <OutputText output={output} part={part} finds={own} selectedAt={selectedAt} />
          </section>
        </div>
      </div>
      <div className={css.turn}>
        {parts.length > 1 && (
          <>
            <Button small line disabled={shown === 0} onClick={() => turn(-1)}>
              {words.panes.previous}
            </Button>
            <Button small line disabled={shown >= parts.length - 1} onClick={() => turn(1)}>
              {words.panes.next}
            </Button>
            <p className={text.mono}>{words.panes.part(count(shown + 1), count(parts.length))}</p>
          </>
        )}
        <CopyButton line words={output}>
          {words.panes.copy}
        </CopyButton>
        <Button small line onClick={() => saveFile("deidentified.txt", "text/plain", output)}>
          {words.panes.save}
        </Button>
      </div>
    </>
  );
}

/** Scrolls only the pane, not the page, so that a selection in the key does not move the reader. */
function scrollTo(pane: HTMLElement | null, selector: string): void {
  const [box, mark] = [pane?.getBoundingClientRect(), pane?.querySelector(selector)?.getBoundingClientRect()];
  if (pane && box && mark && (mark.top < box.top || mark.bottom > box.bottom)) pane.scrollTop += mark.top - box.top - box.height / 3;
}

type MarkedTextProps = { readonly part: Part; readonly finds: readonly Find[]; readonly selectedAt: number | undefined };

/** A part of the original text. Each find is a button; arrow keys move between them, so that they are one stop for Tab. */
function GivenText({
  text,
  part,
  finds,
  selectedAt,
  onSelect,
}: MarkedTextProps & { readonly text: string; readonly onSelect: (start: number) => void }) {
  const stop = finds.some(({ start }) => start === selectedAt) ? selectedAt : finds[0]?.start;
  return (
    <p>
      {finds.map(({ start, end, isReplaced }, i) => (
        <Fragment key={start}>
          {text.slice(finds[i - 1]?.end ?? part.start, start)}
          <button
            type="button"
            className={css.find}
            data-at={start}
            data-kept={isReplaced ? undefined : ""}
            aria-pressed={start === selectedAt}
            tabIndex={start === stop ? 0 : -1}
            onClick={() => onSelect(start)}
          >
            {text.slice(start, end)}
          </button>
        </Fragment>
      ))}
      {text.slice(finds.at(-1)?.end ?? part.start, part.end)}
    </p>
  );
}

/** The same part of the output. It is cut from the output string, so that it cannot show an original. */
function OutputText({ output, part, finds, selectedAt }: MarkedTextProps & { readonly output: string }) {
  return (
    <p>
      {finds.map(({ start, outStart, outEnd, isReplaced }, i) => {
        const Tag = start === selectedAt ? "mark" : "span";
        return (
          <Fragment key={outStart}>
            {output.slice(finds[i - 1]?.outEnd ?? part.outStart, outStart)}
            <Tag className={isReplaced ? css.put : undefined}>{output.slice(outStart, outEnd)}</Tag>
          </Fragment>
        );
      })}
      {output.slice(finds.at(-1)?.outEnd ?? part.outStart, part.outEnd)}
    </p>
  );
}
