/**
 * Progress in bytes or other units; `at` is the current item, `elapsed` the milliseconds since the
 * start, where a worker says them.
 */
export type Progress = {
  readonly done: number;
  readonly total: number;
  readonly at: string;
  readonly elapsed?: number;
};
/** Progress with the milliseconds since the start, for the speed. */
export type TimedProgress = Progress & { readonly elapsed: number };
