// Run by tools/intake.ts in its own process: inserts rows of a message's shape durably for
// <seconds> and prints the rate.
// Disk and engine cannot do more, so the service is measured against it.
//   sqlite <file> <rows in a commit> <seconds>        one connection (SQLite has one writer)
//   postgres <url> <rows in a commit> <seconds> <connections>
import { randomUUID } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { openDatabase } from "service/db/database.ts";
import { migrate } from "service/db/open.ts";

const [engine, place = "", ...numbers] = process.argv.slice(2);
const [group = 1, seconds = 1, connections = 1] = numbers.map(Number);
const columns = [
  "reference",
  "received_at",
  "first_name",
  "last_name",
  "email",
  "phone",
  "message",
  "contact_method",
]
  .concat(["state", "source", "idempotency_key", "fingerprint"])
  .join(", ");
const words =
  "I would like to talk about a matter with forty custodians and two languages. ".repeat(4);

const database = openDatabase(
  engine === "postgres" ? { engine, url: place } : { engine: "sqlite", file: place },
);
await migrate(database);
await database.close();
const began = performance.now();
const running = () => performance.now() - began < seconds * 1000;
const rows = engine === "postgres" ? await postgres() : sqlite();
process.stdout.write(`${JSON.stringify({ rate: rows / ((performance.now() - began) / 1000) })}\n`);

function row(): (string | number)[] {
  const key = randomUUID();
  return [
    key,
    Date.now(),
    "Ada",
    "Whitlock",
    "ada@client.example",
    "312 555 0100",
    words,
    "email",
    "new",
    "json",
    key + key,
    key + key,
  ];
}

function sqlite(): number {
  const store = new DatabaseSync(place);
  store.exec(
    "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON",
  );
  const insert = store.prepare(
    `insert into contact_message (${columns}) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  let done = 0;
  for (; running(); done += group) {
    store.exec("begin immediate");
    for (let number = 0; number < group; number += 1) insert.run(...row());
    store.exec("commit");
  }
  store.close();
  return done;
}

async function postgres(): Promise<number> {
  const tuples = Array.from(
    { length: group },
    (_, number) => `(${Array.from({ length: 12 }, (_, column) => `$${number * 12 + column + 1}`)})`,
  );
  const statement = {
    name: "insert",
    text: `insert into contact_message (${columns}) values ${tuples.join(", ")}`,
  };
  const counts = await Promise.all(
    Array.from({ length: connections }, async () => {
      const client = new pg.Client({
        connectionString: place,
        options: "-c synchronous_commit=on",
      });
      await client.connect();
      let done = 0;
      for (; running(); done += group)
        await client.query({ ...statement, values: Array.from({ length: group }, row).flat() });
      await client.end();
      return done;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}
