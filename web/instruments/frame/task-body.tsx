import { type ReactNode, useEffect, useRef, useState } from "react";
import text from "web/parts/text.module.css";
import css from "./frame.module.css";
import { Refusal } from "./refusal.tsx";
import type { TaskState } from "./use-task.ts";
import { instrumentFrame as words } from "./words.ts";
import { Working } from "./working.tsx";

type TaskBodyProps<Result> = Pick<Parameters<typeof Working>[0], "count" | "label"> & {
  readonly state: TaskState<Result>;
  readonly rest: ReactNode;
  readonly onCancel: () => void;
  /** Announced to screen readers when there is a result. */
  readonly said: (result: Result) => string;
  readonly children: (result: Result) => ReactNode;
};

/**
 * The body of an instrument in each state of its task. The bag stays during short work; after half a second it closes and progress shows.
 * The focus moves to the new state's `data-focus`: Cancel, the verdict, Choose again or Choose files.
 */
export function TaskBody<Result>({ state, rest, count, label, onCancel, said, children }: TaskBodyProps<Result>) {
  const body = useRef<HTMLDivElement>(null);
  const isLong = state.status === "working" && state.isLong;
  const view = state.status === "working" ? (isLong ? "working" : "before") : state.status;
  const last = useRef(view);
  useEffect(() => {
    if (view !== last.current && view !== "before") body.current?.querySelector<HTMLElement>("[data-focus]")?.focus();
    last.current = view;
  }, [view]);
  return (
    <div ref={body} className={css.body} aria-busy={state.status === "working"}>
      {(view === "rest" || view === "before") && rest}
      {isLong && <Working progress={state.progress} count={count} label={label} onCancel={onCancel} />}
      {state.status === "result" && children(state.result)}
      {state.status === "refused" && <Refusal fault={state.fault} onAgain={onCancel} />}
      <p className={text.hidden} role="status">
        {isLong && <Announced progress={state.progress ? state.progress.done / state.progress.total : 0} />}
        {state.status === "result" && said(state.result)}
      </p>
    </div>
  );
}

/** Announces progress at the start, middle and end only: every percent would be too much. */
function Announced({ progress }: { progress: number }) {
  const [told, setTold] = useState(0);
  const step = Math.floor(progress * 2) * 50;
  useEffect(() => setTold(step), [step]);
  return words.progress(told);
}
