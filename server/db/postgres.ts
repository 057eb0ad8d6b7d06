import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Database, Tables } from "#server/db/database.ts";

const int8 = 20;
const numeric = 1700;

/**
 * Opens a pool of ten connections to the PostgreSQL at `url` (postgres://user:password@host/database).
 * A commit is durable when it returns (`synchronous_commit` is set to `on`, whatever the server's default).
 * Connecting fails after three seconds, a statement after ten: the visitor gets an answer while still there.
 */
export function openPostgres(url: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
    lock_timeout: 3_000,
    idle_in_transaction_session_timeout: 15_000,
    options: "-c synchronous_commit=on",
    application_name: "contact-intake",
    types: { getTypeParser: (oid, format) => (oid === int8 || oid === numeric ? Number : pg.types.getTypeParser(oid, format)) },
  });
  // A connection that breaks is replaced at the next query, and the query at hand fails by itself; without listeners on the pool
  // (idle connections) and on each client (between two statements of a transaction) it would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    kysely,
    engine: "postgres",
    place: placeOf(url),
    // One is being committed, one written and one read, while this process goes on with the next requests.
    commitsAtOnce: 3,
    // Vacuuming is the server's own affair.
    emptyLog: async () => {},
    close: () => kysely.destroy(),
  };
}

function placeOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `PostgreSQL ${hostname || "localhost"}${port ? `:${port}` : ""}${pathname}`;
}
