import { useEffect, useRef, useState } from "react";
import { type Fault, faultOf } from "./fault.ts";
import type { TaskContext, TimedProgress } from "./worker.ts";

/** Milliseconds before progress shows; earlier it would only flicker. */
const SHOW_PROGRESS_AFTER_MS = 500;

export type TaskState<Result> =
  | { readonly status: "rest" }
  | { readonly status: "working"; readonly isLong: boolean; readonly progress: TimedProgress | undefined }
  | { readonly status: "result"; readonly result: Result }
  | { readonly status: "refused"; readonly fault: Fault };

/** Runs one task at a time. A new task, `cancel` or leaving the page aborts it. */
export function useTask<Result>() {
  const [state, setState] = useState<TaskState<Result>>({ status: "rest" });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const stop = () => running.current?.abort();
  const start = async (task: (context: TaskContext) => Promise<Result>) => {
    stop();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const set = (next: TaskState<Result>) => signal.aborted || setState(next);
    const update = (change: { readonly isLong?: boolean; readonly progress?: TimedProgress }) =>
      signal.aborted || setState((now) => (now.status === "working" ? { ...now, ...change } : now));
    setState({ status: "working", isLong: false, progress: undefined });
    const timer = setTimeout(() => update({ isLong: true }), SHOW_PROGRESS_AFTER_MS);
    try {
      set({ status: "result", result: await task({ signal, tell: (progress) => update({ progress }) }) });
    } catch (error) {
      set({ status: "refused", fault: faultOf(error) });
    } finally {
      clearTimeout(timer);
    }
  };
  const cancel = () => {
    stop();
    setState({ status: "rest" });
  };
  return { state, start, cancel };
}
