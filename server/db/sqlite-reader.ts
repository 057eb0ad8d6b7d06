import { Worker } from "node:worker_threads";
import { type CompiledQuery, type DatabaseConnection, type Dialect, DummyDriver, type QueryResult, SqliteDialect } from "kysely";
import type { ReaderAnswer } from "#server/db/sqlite-reader-worker.ts";
import { StoreFailure } from "#server/db/store-failure.ts";

/**
 * Kysely's SQLite dialect for reading `file` in a thread that starts with the first query, so that searches delay no visitor. The hook
 * `beforeRead` may refuse a query by throwing. There are no transactions.
 */
export function createReaderDialect(file: string, hooks: { readonly beforeRead: () => void }): Dialect {
  // Used for its compiler, adapter and introspector only, so its driver never connects.
  const dialect = new SqliteDialect({ database: () => Promise.reject(new Error("the reader has a driver of its own")) });
  return {
    createDriver: () => new ReaderDriver(file, hooks.beforeRead),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (kysely) => dialect.createIntrospector(kysely),
  };
}

type Waiting = { readonly resolve: (answer: ReaderAnswer) => void; readonly reject: (error: unknown) => void };

class ReaderDriver extends DummyDriver {
  readonly #file: string;
  readonly #beforeRead: () => void;
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;
  #worker: Worker | null = null;

  constructor(file: string, beforeRead: () => void) {
    super();
    this.#file = file;
    this.#beforeRead = beforeRead;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return {
      executeQuery: <Row>(query: CompiledQuery) => this.#ask<Row>(query),
      streamQuery: () => {
        throw new Error("the reader does not stream");
      },
    };
  }

  override async destroy(): Promise<void> {
    await this.#worker?.terminate();
  }

  async #ask<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    this.#beforeRead();
    this.#worker ??= this.#start();
    this.#asked += 1;
    const id = this.#asked;
    const answered = new Promise<ReaderAnswer>((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
    this.#worker.ref();
    this.#worker.postMessage({ id, sql, parameters });
    const answer = await answered;
    if (answer.failure) throw Object.assign(new Error(answer.failure.message), answer.failure);
    return { rows: answer.rows };
  }

  #start(): Worker {
    const worker = new Worker(new URL("./sqlite-reader-worker.ts", import.meta.url), { workerData: this.#file });
    worker.on("message", (answer: ReaderAnswer) => {
      this.#waiting.get(answer.id)?.resolve(answer);
      this.#waiting.delete(answer.id);
      // An idle worker does not keep the process running.
      if (this.#waiting.size === 0) worker.unref();
    });
    worker.once("error", (error) => this.#fail(new StoreFailure("unreachable", error)));
    worker.once("exit", () => this.#fail(new StoreFailure("unreachable")));
    return worker;
  }

  #fail(failure: StoreFailure): void {
    this.#worker = null;
    for (const { reject } of this.#waiting.values()) reject(failure);
    this.#waiting.clear();
  }
}
