// The thread of sqlite-reader.ts, with the file in workerData. Answers queries one after the other and changes nothing.
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";

export type ReaderQuery = { readonly id: number; readonly sql: string; readonly parameters: readonly SQLInputValue[] };

export type ReaderAnswer = {
  readonly id: number;
  // biome-ignore lint/suspicious/noExplicitAny: Kysely knows the shape from the query, as it does for every driver
  readonly rows: any[];
  /** SQLite's error, with its code: errors lose their own fields between threads. */
  readonly failure: { readonly message: string; readonly errcode?: number } | null;
};

const database = new DatabaseSync(workerData, { readOnly: true, timeout: 3_000 });

parentPort?.on("message", (query: ReaderQuery) => parentPort?.postMessage(answer(query)));

function answer({ id, sql, parameters }: ReaderQuery): ReaderAnswer {
  try {
    return { id, rows: database.prepare(sql).all(...parameters), failure: null };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const coded = error instanceof Error && "errcode" in error && typeof error.errcode === "number" ? { errcode: error.errcode } : {};
    return { id, rows: [], failure: { message, ...coded } };
  }
}
