// Loaded when the instrument is first used: the collection, its ranking and the display.

export { ask } from "./ask.ts";
export { QueryResult } from "./query-result.tsx";
