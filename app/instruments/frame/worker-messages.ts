import type { Fault } from "./fault.ts";

/** How far a task is, in bytes or in whatever it counts, and what it is at. */
export type Progress = { readonly done: number; readonly total: number; readonly at: string };
/** With the milliseconds since it began: what it counts, divided by them, is its speed. */
export type TimedProgress = Progress & { readonly elapsed: number };

export type FromWorker<Result> =
  | { readonly kind: "progress"; readonly progress: TimedProgress }
  | { readonly kind: "result"; readonly result: Result }
  | { readonly kind: "fault"; readonly fault: Fault };
