import { instrumentFrame as words } from "content/instruments.ts";
import { type Fault, faultOf, faultTitle } from "instruments/frame/fault.ts";
import type { TimedProgress } from "instruments/frame/progress.ts";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "web/parts/button.tsx";
import { classNames } from "web/parts/class-names.ts";
import { Icon } from "web/parts/icon.tsx";
import rows from "web/parts/rows.module.css";
import text from "web/parts/text.module.css";
import css from "./bag.module.css";
import { BagLabel, type LabelCell } from "./bag.tsx";
import frame from "./frame.module.css";
import { Actions } from "./instrument.tsx";
import result from "./result.module.css";
import type { TaskContext } from "./worker.ts";

type TaskBodyProps<Result> = Pick<Parameters<typeof Working>[0], "count" | "label"> & {
  readonly state: TaskState<Result>;
  readonly rest: ReactNode;
  readonly onCancel: () => void;
  /** Announced to screen readers when there is a result. */
  readonly said: (result: Result) => string;
  readonly children: (result: Result) => ReactNode;
};

/**
 * The body of an instrument in each state of its task. The bag stays during short work; after half
 * a second it closes and progress shows. The focus moves to the new state's `data-focus`: Cancel,
 * the verdict, Choose again or Choose files.
 */
export function TaskBody<Result>({
  state,
  rest,
  count,
  label,
  onCancel,
  said,
  children,
}: TaskBodyProps<Result>) {
  const body = useRef<HTMLDivElement>(null);
  const isLong = state.status === "working" && state.isLong;
  const view = state.status === "working" ? (isLong ? "working" : "before") : state.status;
  const last = useRef(view);
  useEffect(() => {
    if (view !== last.current && view !== "before")
      body.current?.querySelector<HTMLElement>("[data-focus]")?.focus();
    last.current = view;
  }, [view]);
  return (
    <div ref={body} className={frame.body} aria-busy={state.status === "working"}>
      {(view === "rest" || view === "before") && rest}
      {isLong && (
        <Working progress={state.progress} count={count} label={label} onCancel={onCancel} />
      )}
      {state.status === "result" && children(state.result)}
      {state.status === "refused" && <Refusal fault={state.fault} onAgain={onCancel} />}
      <p className={text.hidden} role="status">
        {isLong && (
          <Announced progress={state.progress ? state.progress.done / state.progress.total : 0} />
        )}
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

type WorkingProps = {
  readonly progress: TimedProgress | undefined;
  /** The large figure and its total ("312 MB", "of 4.1 GB"), and the speed. */
  readonly count: (progress: TimedProgress) => {
    readonly done: string;
    readonly of: string;
    readonly speed?: string;
  };
  readonly label: readonly LabelCell[];
  readonly onCancel: () => void;
};

/** The bag, closed while the work is done. */
function Working({
  progress = { done: 0, total: 1, at: "", elapsed: 0 },
  count,
  label,
  onCancel,
}: WorkingProps) {
  const { done, of, speed } = count(progress);
  const share = progress.total > 0 ? progress.done / progress.total : 1;
  const percent = Math.floor(share * 100);
  return (
    <>
      <div className={classNames(css.bag, css.shut)}>
        <p className={classNames(text.mono, css.seal)}>
          <span>{words.working}</span>
        </p>
        <div className={css.run}>
          <p className={classNames(text.mono, css.count)}>
            <b>{done}</b>
            {of}
          </p>
          <p className={classNames(text.mono, css.now)}>
            {speed}
            <b>{progress.at}</b>
          </p>
          <div
            role="progressbar"
            aria-label={words.working}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={percent}
          >
            <svg className={css.progress} aria-hidden="true">
              <rect y="6" width={`${share * 100}%`} height="19" />
              <line x1={`${share * 100}%`} x2={`${share * 100}%`} y1="6" y2="25" />
            </svg>
          </div>
          <p>{words.switchTabs}</p>
        </div>
        <BagLabel cells={label} />
      </div>
      <Actions>
        <Button small line onClick={onCancel} data-focus="">
          {words.cancel}
        </Button>
        <p className={text.mono}>{words.cancelNote}</p>
      </Actions>
    </>
  );
}

/** Milliseconds before progress shows; earlier it would only flicker. */
const SHOW_PROGRESS_AFTER_MS = 500;

type TaskState<Result> =
  | { readonly status: "rest" }
  | {
      readonly status: "working";
      readonly isLong: boolean;
      readonly progress: TimedProgress | undefined;
    }
  | { readonly status: "result"; readonly result: Result }
  | { readonly status: "refused"; readonly fault: Fault };

/**
 * Runs one task at a time. A new task, `cancel` or leaving the page aborts it; `stop` lets one that
 * has something to keep end with that.
 */
export function useTask<Result>() {
  const [state, setState] = useState<TaskState<Result>>({ status: "rest" });
  const running = useRef<AbortController>(undefined);
  const halt = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const abort = () => running.current?.abort();
  const start = async (task: (context: TaskContext) => Promise<Result>) => {
    abort();
    const controller = new AbortController();
    running.current = controller;
    halt.current = undefined;
    const halting = new AbortController();
    const keep = () => {
      if (!controller.signal.aborted) halt.current = halting;
    };
    const { signal } = controller;
    const set = (next: TaskState<Result>) => signal.aborted || setState(next);
    const update = (change: { readonly isLong?: boolean; readonly progress?: TimedProgress }) =>
      signal.aborted || setState((now) => (now.status === "working" ? { ...now, ...change } : now));
    setState({ status: "working", isLong: false, progress: undefined });
    const timer = setTimeout(() => update({ isLong: true }), SHOW_PROGRESS_AFTER_MS);
    try {
      set({
        status: "result",
        result: await task({
          signal,
          halt: halting.signal,
          keep,
          tell: (progress) => update({ progress: { elapsed: 0, ...progress } }),
        }),
      });
    } catch (error) {
      set({ status: "refused", fault: faultOf(error) });
    } finally {
      clearTimeout(timer);
    }
  };
  const cancel = () => {
    abort();
    setState({ status: "rest" });
  };
  const stop = () => (state.status === "working" && halt.current ? halt.current.abort() : cancel());
  return { state, start, stop, cancel };
}

/** A failure: which file, why, and what to do next. */
export function Refusal({ fault, onAgain }: { fault: Fault; onAgain: () => void }) {
  const shared = words.faults[fault.kind];
  const {
    title,
    text: reason,
    steps,
  } = fault.own ?? { ...shared, title: faultTitle(fault.kind, fault.name) };
  return (
    <>
      <div className={classNames(frame.verdict, frame.refused)} role="alert">
        <p className={text.mono}>
          <Icon name="bang" /> {words.refused}
        </p>
        <h4>{title}</h4>
        <p className={text.sub}>{reason}</p>
      </div>
      <div className={result.part}>
        <h4>{words.nextStep}</h4>
        <ol className={classNames(rows.numbered, result.lines)}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <Actions>
        <Button small onClick={onAgain} data-focus="">
          {words.chooseAnother}
        </Button>
      </Actions>
    </>
  );
}
