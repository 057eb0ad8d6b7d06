import type { Fault } from "./fault.ts";

/** Progress in bytes or other units; `at` is the current item. */
export type Progress = { readonly done: number; readonly total: number; readonly at: string };
/** Progress with the milliseconds since the start, for the speed. */
export type TimedProgress = Progress & { readonly elapsed: number };

export type FromWorker<Result> =
  | { readonly kind: "progress"; readonly progress: TimedProgress }
  | { readonly kind: "result"; readonly result: Result }
  | { readonly kind: "fault"; readonly fault: Fault };
