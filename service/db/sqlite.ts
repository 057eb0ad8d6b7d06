import type { SQLInputValue } from "node:sqlite";
import { Worker } from "node:worker_threads";
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from "kysely";
import type { Database } from "service/db/database.ts";
import type { Answer, Order, Statement } from "service/db/sqlite-thread.ts";
import { StoreFailure } from "service/db/store-failure.ts";
import type { Tables } from "service/db/tables.ts";

/**
 * Opens the SQLite file at the path `file` with the first query, in a thread of its own. A query
 * fails when it cannot be opened.
 */
export function openSqlite(file: string): Database {
  const driver = new ThreadDriver(file);
  const kysely = new Kysely<Tables>({ dialect: createSqliteDialect(driver) });
  return {
    kysely,
    reader: kysely,
    engine: "sqlite",
    writeAll: (queries, isLate) => driver.writeAll(queries, isLate),
    place: file,
    // The log keeps older versions of erased rows until it is truncated. A log in use is truncated
    // at a later call.
    emptyLog: async () => void (await sql`pragma wal_checkpoint(truncate)`.execute(kysely)),
    close: () => kysely.destroy(),
  };
}

/**
 * Kysely's SQLite dialect over `node:sqlite` in a thread of its own (sqlite-thread.ts). Kysely's
 * own dialect calls SQLite on the event loop; the worker dialect of `kysely-generic-sqlite` 2 drops
 * SQLite's error codes, begins transactions without the write lock, and does not replace a thread
 * that died.
 */
function createSqliteDialect(driver: ThreadDriver): Dialect {
  return {
    createDriver: () => driver,
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new TransactionalAdapter(),
    createIntrospector: (kysely) => new SqliteIntrospector(kysely),
  };
}

/**
 * SQLite can create tables in a transaction, Kysely assumes not: a start that is killed would leave
 * half of them.
 */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** One connection, which its users get one after the other. */
class ThreadDriver implements Driver {
  readonly #thread: SqliteThread;
  #free: Promise<void> = Promise.resolve();
  #writing: Promise<unknown> = Promise.resolve();

  constructor(file: string) {
    this.#thread = new SqliteThread(file);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#free;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#free = promise;
    await before;
    return new ThreadConnection(this.#thread, resolve);
  }

  /**
   * Frees the connection when the one before it is done: the thread has the next transaction at
   * hand, and never a queue of them.
   */
  async writeAll(queries: readonly CompiledQuery[], isLate: () => boolean): Promise<void> {
    const statements = queries.map(toStatement);
    const connection = ours(await this.acquireConnection());
    if (isLate()) {
      connection.release();
      throw new StoreFailure("overloaded");
    }
    const before = this.#writing;
    const writing = this.#thread.ask("all", statements);
    this.#writing = writing;
    before.then(connection.release, connection.release);
    await writing;
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    ours(connection).begin();
  }

  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return ours(connection).end("commit");
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return ours(connection).end("rollback");
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    ours(connection).release();
  }

  destroy(): Promise<void> {
    return this.#thread.close();
  }
}

class ThreadConnection implements DatabaseConnection {
  readonly #thread: SqliteThread;
  readonly release: () => void;
  #next: "alone" | "first" | "next" = "alone";

  constructor(thread: SqliteThread, release: () => void) {
    this.#thread = thread;
    this.release = release;
  }

  /** The lock is taken with the first statement. */
  begin(): void {
    this.#next = "first";
  }

  /** Frees the connection at once: the thread ends this transaction before it begins the next. */
  async end(kind: "commit" | "rollback"): Promise<void> {
    const ended = this.#next === "next" ? this.#thread.ask(kind) : null;
    this.#next = "alone";
    this.release();
    await ended;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const kind = this.#next;
    if (kind === "first") this.#next = "next";
    const { rows, changes } = await this.#thread.ask(kind, [toStatement(query)]);
    return { rows, numAffectedRows: BigInt(changes) };
  }

  // biome-ignore lint/correctness/useYield: nothing is ever streamed
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error("this dialect does not stream");
  }
}

function ours(connection: DatabaseConnection): ThreadConnection {
  if (connection instanceof ThreadConnection) return connection;
  throw new TypeError("a connection of another driver");
}

type Waiting = {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
};

/** The thread, started with the first order and again after it died. */
class SqliteThread {
  readonly #file: string;
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;
  #worker: Worker | null = null;

  constructor(file: string) {
    this.#file = file;
  }

  async ask(kind: Order["kind"], statements: readonly Statement[] = []): Promise<Answer> {
    this.#worker ??= this.#start();
    this.#asked += 1;
    const order: Order = { id: this.#asked, kind, statements };
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    this.#waiting.set(order.id, { resolve, reject });
    this.#worker.ref();
    this.#worker.postMessage(order);
    const answer = await promise;
    if (answer.failure === null) return answer;
    const { reason, message, errcode } = answer.failure;
    throw reason
      ? new StoreFailure(reason, undefined, message)
      : Object.assign(new Error(message), { errcode });
  }

  async close(): Promise<void> {
    if (this.#worker) await this.ask("close");
  }

  #start(): Worker {
    // Options of the process, such as --input-type, are not for the thread.
    const options = { workerData: this.#file, execArgv: [] };
    const worker = new Worker(new URL("./sqlite-thread.ts", import.meta.url), options);
    worker.on("message", (answer: Answer) => {
      this.#waiting.get(answer.id)?.resolve(answer);
      this.#waiting.delete(answer.id);
      // An idle thread does not keep the process running.
      if (this.#waiting.size === 0) worker.unref();
    });
    worker.once("error", (error) => this.#fail(worker, error));
    worker.once("exit", () => this.#fail(worker));
    return worker;
  }

  #fail(worker: Worker, cause?: unknown): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    const failure = new StoreFailure("unreachable", cause);
    for (const { reject } of this.#waiting.values()) reject(failure);
    this.#waiting.clear();
  }
}

function toStatement({ sql, parameters }: CompiledQuery): Statement {
  return { sql, parameters: parameters.map(toSqlValue) };
}

function toSqlValue(value: unknown): SQLInputValue {
  if (
    value === null ||
    typeof value === "string" ||
    typeof value === "number" ||
    typeof value === "bigint"
  )
    return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`SQLite cannot store a value of type ${typeof value}`);
}
