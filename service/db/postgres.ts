import { hash } from "node:crypto";
import { Socket } from "node:net";
import { type CompiledQuery, Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Database, Patience } from "service/db/database.ts";
import { StoreFailure } from "service/db/store-failure.ts";
import type { Tables } from "service/db/tables.ts";

const int8 = 20;
const numeric = 1700;

/**
 * Milliseconds. The server cancels a statement before its connection counts as silent: the failure
 * is then `overloaded`, not `silent`.
 */
const visitorMs = { connect: 3_000, lock: 3_000, statement: 4_000, silent: 5_000 } as const;

/** Milliseconds that a search of staff waits for earlier ones. */
const readerQueueMs = 10_000;

/** Long reads run one at a time, on one processor and without JIT, so that they delay nobody. */
const unhurried = "-c jit=off -c max_parallel_workers_per_gather=0";

/**
 * Opens a pool of ten connections to the PostgreSQL at `url`
 * (postgres://user:password@host/database), and one for `reader`. A commit is durable when it
 * returns: `synchronous_commit` is set to `on`, whatever the server's default. For visitors,
 * connecting fails after three seconds, a statement after four, a silent connection after five:
 * dropped packets cause no error. Staff's long work (`staff`) waits for the server; TCP keep-alive
 * detects one that is gone.
 */
export function openPostgres(url: string, patience: Patience): Database {
  const limits =
    patience === "visitor"
      ? {
          statement_timeout: visitorMs.statement,
          lock_timeout: visitorMs.lock,
          idle_in_transaction_session_timeout: visitorMs.silent,
        }
      : {};
  const open = (max: number, connectMs: number, options: string) =>
    openPool({
      connectionString: url,
      max,
      connectionTimeoutMillis: connectMs,
      // An idle connection is silent too, so it is closed before it counts as failed.
      idleTimeoutMillis: visitorMs.statement,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      stream: () => openSocket(patience === "visitor" ? visitorMs.silent : 0),
      ...limits,
      options,
      application_name: "contact-intake",
      types: {
        getTypeParser: (oid, format) =>
          oid === int8 || oid === numeric ? Number : pg.types.getTypeParser(oid, format),
      },
    });
  const pool = open(10, visitorMs.connect, "-c synchronous_commit=on");
  const kysely = toKysely(pool);
  const reader = toKysely(open(1, readerQueueMs, unhurried));
  return {
    kysely,
    reader,
    engine: "postgres",
    async writeAll(queries, isLate) {
      const client = await pool.connect();
      try {
        if (isLate()) throw new StoreFailure("overloaded");
        await client.query(asOne(queries));
      } finally {
        client.release();
      }
    },
    place: placeOf(url),
    // The server vacuums by itself.
    emptyLog: async () => {},
    close: async () => {
      await Promise.all([kysely.destroy(), reader.destroy()]);
    },
  };
}

/**
 * One statement is a transaction of its own: one turn to the server in place of one for each query
 * and two for its begin and commit. It has a name, so that each connection parses it once.
 */
function asOne(queries: readonly CompiledQuery[]): pg.QueryConfig {
  const all: unknown[] = [];
  const parts = queries.map(({ sql, parameters }, i) => {
    const before = all.length;
    all.push(...parameters);
    return `part${i} as (${sql.replace(/\$(\d+)/g, (_, number) => `$${Number(number) + before}`)})`;
  });
  const text = `with ${parts.join(", ")} select 1`;
  return { name: hash("sha1", text), text, values: all };
}

function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config);
  // A broken connection fails its query and is replaced at the next. Unheard error events would end
  // the process: the pool's of idle connections, the client's between two statements of a
  // transaction.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

function toKysely(pool: pg.Pool): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/**
 * A socket fails after `silentMs` without traffic, and with it the query that waits on it; 0 means
 * no limit.
 */
function openSocket(silentMs: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(silentMs, () => socket.destroy(new StoreFailure("silent")));
}

/** The server and the database in `url`, without user and password. */
export function placeOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `PostgreSQL ${hostname || "localhost"}${port ? `:${port}` : ""}${pathname}`;
}
