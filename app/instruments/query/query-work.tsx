// Loaded when the instrument is first used: the collection, what ranks its passages, and what shows them.

export { ask } from "./ask.ts";
export { QueryResult } from "./query-result.tsx";
