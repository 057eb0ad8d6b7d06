// Run by npm run test:faults, before a release and after changes to server/: kills the server more than a thousand times while
// visitors write to it, and audits what is left. Ends with the counts; the exit code is 1 when the promise was broken.
// Options: --kills <n> (on SQLite; the other runs are a fixed share of it), --seed <n>.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { bundleWorker, removeWorker } from "../tests/faults/bundle-worker.ts";
import { type KillReport, type KillRun, killRun } from "../tests/faults/kill-run.ts";
import { createRandom } from "../tests/faults/random.ts";
import { folderSink, type Sink, smtpSink, webhookSink } from "../tests/faults/sinks.ts";
import { startPostgres } from "../tests/support/postgres.ts";
import { currentCommit } from "./evidence/commit.ts";
import { resultFiles } from "./evidence/figures.ts";

const { values } = parseArgs({ options: { kills: { type: "string", default: "1000" }, seed: { type: "string", default: "1" } } });
const kills = Number(values.kills);
const seed = Number(values.seed);
const worker = await bundleWorker();
const { postgres } = await startPostgres();
const began = performance.now();

const reports: Record<string, KillReport> = {};
await run("SQLite, webhook + mail folder", "worker", 0.6, async (dataDir) => [folderSink(dataDir)]);
await run("SQLite, webhook + SMTP", "worker", 0.4, async () => [await smtpSink()]);
await run("SQLite, node server/main.ts", "main", 0.03, async () => [await smtpSink()]);
if (postgres) await run("PostgreSQL, webhook + SMTP", "worker", 0.2, async () => [await smtpSink()], await postgres.createDatabase());
await postgres?.stop();
removeWorker(worker);

const rows = Object.entries(reports).map(([name, report]) => {
  const { kills, killsAtStart, retries, acknowledged, stored, lost, duplicates, sinks, faults } = report;
  const received = sinks.map(({ name, deliveries, distinct }) => [name, `${deliveries} (${distinct} distinct)`]);
  return {
    run: name,
    kills,
    "at start": killsAtStart,
    retries,
    acknowledged,
    stored,
    lost,
    duplicates,
    ...Object.fromEntries(received),
    faults: faults.length,
  };
});
console.table(rows);
mkdirSync(dirname(resultFiles.faults), { recursive: true });
const result = { date: new Date().toISOString(), commit: currentCommit(), seed, runs: rows };
writeFileSync(resultFiles.faults, `${JSON.stringify(result, null, 2)}\n`);
console.log(`seed ${seed}, ${Math.round((performance.now() - began) / 1000)} s; again with: npm run test:faults -- --seed ${seed}`);
const faults = Object.values(reports).flatMap((report) => report.faults);
for (const fault of faults.slice(0, 50)) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);

async function run(
  name: string,
  server: KillRun["server"],
  share: number,
  moreSinks: (dataDir: string) => Promise<readonly Sink[]>,
  databaseUrl: string | null = null,
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "contact-kill-"));
  const sinks = [await webhookSink(createRandom(seed)), ...(await moreSinks(dataDir))];
  const env = Object.assign({ DATA_DIR: dataDir }, databaseUrl && { DATABASE_URL: databaseUrl }, ...sinks.map((sink) => sink.env));
  const store = databaseUrl
    ? { engine: "postgres" as const, url: databaseUrl }
    : { engine: "sqlite" as const, file: join(dataDir, "contact.sqlite") };
  const onKill = (killed: number) => {
    if (killed % 50 === 0) console.log(`${name}: ${killed} kills, ${Math.round((performance.now() - began) / 1000)} s`);
  };
  const number = Object.keys(reports).length;
  reports[name] = await killRun({
    name: `run${number}`,
    seed: seed + number,
    kills: Math.ceil(kills * share),
    server,
    worker,
    env,
    store,
    sinks,
    onKill,
  });
  const { lost, duplicates, faults } = reports[name];
  console.log(`${name}: ${lost} lost, ${duplicates} duplicates, ${faults.length} faults`);
  for (const sink of sinks) await sink.close();
  rmSync(dataDir, { recursive: true, force: true });
}
