/** Progress in bytes or other units; `at` is the current item. */
export type Progress = { readonly done: number; readonly total: number; readonly at: string };
/** Progress with the milliseconds since the start, for the speed. */
export type TimedProgress = Progress & { readonly elapsed: number };
