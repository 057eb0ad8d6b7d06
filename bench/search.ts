// npm run bench:search, on an idle machine: how long visitors wait while staff search many messages, against no search, in turns.
// Options: --messages <n> (250000), --rounds <n>, --seconds <n>, --engine sqlite|postgres, --rest <ms> between two searches of one person
// (0).
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { startPostgres } from "../tests/support/postgres.ts";
import { startServerProcess } from "../tests/support/server-process.ts";
import { exampleMessage, testStaffToken } from "../tests/support/service.ts";
import { fillStore, searches } from "./search/fill-store.ts";
import { machine } from "./support/machine.ts";
import { median, quantile, verdict } from "./support/statistics.ts";

const { values } = parseArgs({
  options: {
    messages: { type: "string", default: "250000" },
    rounds: { type: "string", default: "3" },
    seconds: { type: "string", default: "5" },
    engine: { type: "string", default: "sqlite" },
    rest: { type: "string", default: "0" },
  },
});
const goal = 1.2;
const dataDir = mkdtempSync(join(tmpdir(), "contact-search-"));
const { postgres } = values.engine === "postgres" ? await startPostgres({ fsync: true }) : { postgres: null };
const url = await postgres?.createDatabase();
await fillStore(url ? { engine: "postgres", url } : { engine: "sqlite", file: join(dataDir, "contact.sqlite") }, Number(values.messages));
const server = await startServerProcess({ ...(url ? { DATABASE_URL: url } : {}), DATA_DIR: dataDir, LOG_LEVEL: "warn" });

const body = JSON.stringify(exampleMessage());
const samples = { without: [] as Sample[], while: [] as Sample[] };
await measure(false);
for (let round = 0; round < Number(values.rounds); round += 1) {
  samples.without.push(await measure(false));
  samples.while.push(await measure(true));
}
await server.stop();
await postgres?.stop();
rmSync(dataDir, { recursive: true, force: true });
report();

type Sample = { readonly reads: readonly number[]; readonly posts: readonly number[]; readonly searches: readonly number[] };

/** Visitors read and write, a few at a time, with pauses; `searching` adds two of staff who search. Times in milliseconds. */
async function measure(searching: boolean): Promise<Sample> {
  const end = performance.now() + Number(values.seconds) * 1000;
  const sample = { reads: [] as number[], posts: [] as number[], searches: [] as number[] };
  async function repeat(into: number[], restMs: number, ask: (turn: number) => Promise<Response>): Promise<void> {
    for (let turn = 0; performance.now() < end; turn += 1) {
      const began = performance.now();
      const answer = await ask(turn);
      await answer.arrayBuffer();
      if (answer.status >= 400) throw new Error(`${answer.url} answers ${answer.status}`);
      into.push(performance.now() - began);
      await pause(restMs);
    }
  }
  const read = () => fetch(`${server.url}/healthz`);
  const post = () => fetch(`${server.url}/api/contact`, { method: "POST", headers: { "content-type": "application/json" }, body });
  const search = (turn: number) => {
    const query = `${server.url}/api/contacts?q=${encodeURIComponent(searches[turn % searches.length] ?? "")}`;
    return fetch(query, { headers: { authorization: `Bearer ${testStaffToken}` } });
  };
  const visitors = [0, 1, 2, 3].flatMap(() => [repeat(sample.reads, 10, read), repeat(sample.posts, 20, post)]);
  const staff = searching ? [0, 1].map((first) => repeat(sample.searches, Number(values.rest), (turn) => search(first + turn))) : [];
  await Promise.all([...visitors, ...staff]);
  return sample;
}

function report(): void {
  const p99 = (of: readonly Sample[], what: "reads" | "posts") => median(of.map((sample) => quantile(sample[what], 0.99)));
  for (const what of ["reads", "posts"] as const) {
    const [without, during] = [p99(samples.without, what), p99(samples.while, what)];
    const ratio = during / without;
    console.log(
      `${what}: p99 ${without.toFixed(1)} ms, while staff search ${during.toFixed(1)} ms: ${ratio.toFixed(2)} times (goal at most ${goal}: ${verdict(ratio <= goal)})`,
    );
  }
  const times = samples.while.flatMap((sample) => sample.searches);
  console.log(
    `${times.length} searches of ${values.messages} messages on ${values.engine}: median ${median(times).toFixed(0)} ms, longest ${Math.max(...times).toFixed(0)} ms`,
  );
  console.log(`${machine()}\nagain with: npm run bench:search -- --engine ${values.engine} --rest ${values.rest}`);
}
