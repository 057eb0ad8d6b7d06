// npm run test:faults, before a release and after changes to service/: kills the server over a
// thousand times under load, then audits. Prints the counts; exits with 1 on any fault.
// Options: --kills <n> (each run takes a fixed share of it: 1,230 in all for 1,000), --seed <n>,
// --only <part of a run's name>.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import {
  jumpingClock,
  type KillReport,
  type KillRun,
  killRun,
  silences,
} from "../tests/faults/kill-run.ts";
import { bundleWorker, removeWorker } from "../tests/faults/server-process.ts";
import { folderSink, type Sink, smtpSink, webhookSink } from "../tests/faults/sinks.ts";
import { startPostgres } from "../tests/support/postgres.ts";
import { createRandom } from "../tests/support/random.ts";
import { startSilentProxy } from "../tests/support/silent-proxy.ts";

const { values } = parseArgs({
  options: {
    kills: { type: "string", default: "1000" },
    seed: { type: "string", default: "1" },
    only: { type: "string", default: "" },
  },
});
const kills = Number(values.kills);
const seed = Number(values.seed);
const worker = await bundleWorker();
const { postgres } = await startPostgres();
const began = performance.now();

const reports: Record<string, KillReport> = {};
let runs = 0;
const smtp = async () => [await smtpSink()];
await run("SQLite, webhook + mail folder", "worker", 0.5, async (dataDir) => [folderSink(dataDir)]);
await run("SQLite, webhook + SMTP", "worker", 0.3, smtp);
await run("SQLite, node service/main.ts", "main", 0.03, smtp);
await run("SQLite, clock jumps 400 days", "worker", 0.15, smtp, {
  forms: 0,
  aheadMs: jumpingClock(createRandom(seed)),
});
if (postgres) {
  await run("PostgreSQL, webhook + SMTP", "worker", 0.2, smtp, {
    url: await postgres.createDatabase(),
  });
  await runSilent(await postgres.createDatabase());
}
await postgres?.stop();
removeWorker(worker);

const rows = Object.entries(reports).map(([name, report]) => {
  const {
    kills,
    killsAtStart,
    retries,
    acknowledged,
    stored,
    bookings,
    replies,
    lost,
    duplicates,
    sinks,
    faults,
  } = report;
  const received = sinks.map(({ name, deliveries, distinct }) => [
    name,
    `${deliveries} (${distinct} distinct)`,
  ]);
  return {
    run: name,
    kills,
    "at start": killsAtStart,
    retries,
    acknowledged,
    stored,
    bookings,
    replies,
    lost,
    duplicates,
    ...Object.fromEntries(received),
    faults: faults.length,
  };
});
console.table(rows);
console.log(
  `seed ${seed}, ${Math.round((performance.now() - began) / 1000)} s; again with: npm run test:faults -- --seed ${seed}`,
);
const faults = Object.values(reports).flatMap((report) => report.faults);
for (const fault of faults.slice(0, 50)) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);

type More = Pick<KillRun, "forms" | "aheadMs" | "disturb"> & {
  /** PostgreSQL's address, and the server's address for it when that differs. */
  readonly url?: string;
  readonly urlOfServer?: string;
};

/** Silences the connections to the database before about half of the kills. */
async function runSilent(url: string): Promise<void> {
  const proxy = await startSilentProxy(Number(new URL(url).port));
  const urlOfServer = url.replace(/:\d+\//, `:${proxy.port}/`);
  const { disturb, count } = silences(proxy, 0.5);
  await run("PostgreSQL, frozen connections", "worker", 0.05, smtp, { url, urlOfServer, disturb });
  console.log(`the connections were frozen ${count()} times`);
  await proxy.close();
}

async function run(
  name: string,
  server: KillRun["server"],
  share: number,
  moreSinks: (dataDir: string) => Promise<readonly Sink[]>,
  { url, urlOfServer = url, ...faults }: More = {},
): Promise<void> {
  const number = runs++;
  if (!name.includes(values.only)) return;
  const dataDir = mkdtempSync(join(tmpdir(), "contact-kill-"));
  const sinks = [await webhookSink(createRandom(seed)), ...(await moreSinks(dataDir))];
  const env = Object.assign(
    { DATA_DIR: dataDir },
    urlOfServer && { DATABASE_URL: urlOfServer },
    ...sinks.map((sink) => sink.env),
  );
  const report = await killRun({
    name: `run${number}`,
    seed: seed + number,
    kills: Math.ceil(kills * share),
    server,
    worker,
    env,
    store: url
      ? { engine: "postgres", url }
      : { engine: "sqlite", file: join(dataDir, "contact.sqlite") },
    sinks,
    ...faults,
    onKill: (killed) => {
      if (killed % 50 === 0)
        console.log(
          `${name}: ${killed} kills, ${Math.round((performance.now() - began) / 1000)} s`,
        );
    },
  });
  reports[name] = report;
  console.log(
    `${name}: ${report.lost} lost, ${report.duplicates} duplicates, ${report.faults.length} faults`,
  );
  for (const sink of sinks) await sink.close();
  rmSync(dataDir, { recursive: true, force: true });
}
