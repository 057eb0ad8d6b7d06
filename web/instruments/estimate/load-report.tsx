import { type ChangeEvent, type DragEvent, type RefObject, useEffect, useRef, useState } from "react";
import field from "web/contact-form/field.module.css";
import { loadPart } from "web/instruments/frame/load-part.ts";
import button from "web/parts/button.module.css";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import css from "./estimate.module.css";
import type { Typed } from "./figures.ts";
import { estimate as words } from "./words.ts";

const { load: say } = words;

/** The largest report, in bytes; one has about 20 KB. */
const MOST_BYTES = 1_000_000;

type Outcome = { readonly words: string; readonly isRefused: boolean };

/** Puts the figures of a saved report into the cells. Takes a chosen file, or one dropped on the exhibit. */
export function useLoadReport(fill: (typed: Typed) => Promise<void>) {
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<Outcome>();
  const [isOver, setIsOver] = useState(false);
  const take = async (file: File | undefined) => {
    if (!file) return;
    const read = await readFile(file);
    if ("typed" in read) await fill(read.typed);
    setOutcome(
      "typed" in read ? { words: say.done(file.name), isRefused: false } : { words: say.refused(file.name, read.fault), isRefused: true },
    );
  };
  const takeNow = useRef(take);
  takeNow.current = take;
  useEffect(() => {
    // Chosen or dropped before the scripts came: the page's script keeps it on the element.
    takeNow.current(input.current?.files?.[0]);
  }, []);
  const hold = (event: DragEvent, isHeld: boolean) => {
    // Text dragged between cells is not a report.
    if (![...event.dataTransfer.items].some(({ kind }) => kind === "file")) return;
    event.preventDefault();
    setIsOver(isHeld);
  };
  const drop = {
    onDragOver: (event: DragEvent) => hold(event, true),
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      hold(event, false);
      take(event.dataTransfer.files[0]);
    },
  };
  return { input, outcome, isOver, take, drop, forget: () => setOutcome(undefined) };
}

async function readFile(file: File) {
  if (file.size > MOST_BYTES) return { fault: say.faults.tooLarge };
  try {
    const { readReport } = await loadPart(() => import("./read-report.ts"));
    return readReport(await file.text());
  } catch {
    return { fault: say.faults.unreadable };
  }
}

type LoadReportProps = {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly outcome: Outcome | undefined;
  readonly isOver: boolean;
  readonly take: (file: File | undefined) => void;
};

/** The cell for a saved report. */
export function LoadReport({ input, outcome, isOver, take }: LoadReportProps) {
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    take(currentTarget.files?.[0]);
    // Lets the visitor choose the same file again after correcting it.
    currentTarget.value = "";
  };
  return (
    <div className={css.load} data-over={isOver ? "" : undefined}>
      <h4>{say.label}</h4>
      <p id="estimate-load-hint">{say.hint}</p>
      <label className={classNames(button.button, button.line, button.small)}>
        {say.choose}
        <input ref={input} className={text.hidden} type="file" accept=".json" aria-describedby="estimate-load-hint" onChange={choose} />
      </label>
      <p role="alert" className={field.error}>
        {outcome?.isRefused && outcome.words}
      </p>
      <p role="status">{!outcome?.isRefused && outcome?.words}</p>
    </div>
  );
}
