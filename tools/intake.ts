// npm run bench:intake, on an idle machine: durably stored posts a second and visitors' waits,
// against a bare insert loop on the same disk. Options: --rounds <n>, --seconds <n>, --engine
// sqlite|postgres.
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";
import { startPostgres, type TestPostgres } from "../tests/support/postgres.ts";
import { startServerProcess } from "../tests/support/server-process.ts";
import { median, percent, quantile, verdict } from "./support/bench.ts";

type Engine = "sqlite" | "postgres";
type Sample = {
  readonly engine: Engine;
  readonly connections: number;
  readonly single: number;
  readonly grouped: number;
  readonly posts: number;
  readonly p50: number;
  readonly p99: number;
};

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    seconds: { type: "string", default: "2" },
    engine: { type: "string" },
  },
});
const rounds = Number(values.rounds);
const seconds = values.seconds;
const levels = [1, 8, 64] as const;
const goal = { ratio: 0.5, p99: 25 } as const;

const folder = mkdtempSync(join(tmpdir(), "contact-bench-"));
const silent = await startSilentMailServer();
const { postgres } = await startPostgres({ fsync: true });
const engines: readonly Engine[] =
  values.engine === "sqlite" || !postgres
    ? ["sqlite"]
    : values.engine === "postgres"
      ? ["postgres"]
      : ["sqlite", "postgres"];
const load = loadavg()[0] ?? 0;
const samples: Sample[] = [];
const disturbances: number[] = [];
let made = 0;
for (let round = 1; round <= rounds; round += 1) {
  disturb();
  for (const connections of levels)
    for (const engine of engines) samples.push(await measure(engine, connections, postgres));
}
await postgres?.stop();
silent.close();
rmSync(folder, { recursive: true, force: true });
report();

/**
 * Measures in turn, each on a fresh store: bare inserts with one row a commit, with `connections`
 * rows a commit, and the service.
 */
async function measure(
  engine: Engine,
  connections: number,
  server: TestPostgres | null,
): Promise<Sample> {
  const place = async () => {
    made += 1;
    return engine === "sqlite"
      ? join(folder, `${made}`, "contact.sqlite")
      : ((await server?.createDatabase()) ?? "");
  };
  // SQLite allows one writer, PostgreSQL one per connection.
  const single = await bare(engine, await place(), 1, engine === "sqlite" ? 1 : connections);
  const grouped = connections === 1 ? single : await bare(engine, await place(), connections, 1);
  return {
    engine,
    connections,
    single,
    grouped,
    ...(await service(engine, await place(), connections)),
  };
}

async function bare(
  engine: Engine,
  place: string,
  group: number,
  connections: number,
): Promise<number> {
  const { rate } = await node(
    "tools/intake/bare.ts",
    engine,
    place,
    String(group),
    seconds,
    String(connections),
  );
  return rate;
}

/**
 * The real server and its visitors, each in a process. The mail server never answers, so only the
 * intake is measured.
 */
async function service(engine: Engine, place: string, connections: number) {
  const env = {
    DATA_DIR: engine === "sqlite" ? join(place, "..") : join(folder, `${made}`),
    ...(engine === "postgres" ? { DATABASE_URL: place } : {}),
    SMTP_URL: `smtp://127.0.0.1:${silent.port}`,
    MAIL_FROM: "site@company.example",
    MAIL_TO: "office@company.example",
  };
  const server = await startServerProcess(env);
  const { port } = new URL(server.url);
  const { posts, refused, p50, p99 } = await node(
    "tools/intake/client.ts",
    port,
    String(connections),
    seconds,
  );
  if (refused > 0) throw new Error(`${refused} posts were refused`);
  await server.stop("SIGKILL");
  return { posts: posts / Number(seconds), p50, p99 };
}

async function node(script: string, ...args: readonly string[]) {
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...args]);
  return JSON.parse(stdout);
}

/** Accepts connections and never greets: a delivery try waits ten seconds and uses no processor. */
function startSilentMailServer(): Promise<{ readonly port: number; readonly close: () => void }> {
  const sockets = new Set<{ destroy: () => void }>();
  const server = createServer((socket) => sockets.add(socket.on("error", () => {})));
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return new Promise((resolve) =>
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve({ port: typeof address === "object" && address ? address.port : 0, close });
    }),
  );
}

/**
 * Measures for a second how much other processes delay a computation of 5 ms; every latency
 * contains such delays.
 */
function disturb(): void {
  for (const began = performance.now(); performance.now() - began < 1_000; ) {
    const start = performance.now();
    while (performance.now() - start < 5);
    disturbances.push(performance.now() - start - 5);
  }
}

function report(): void {
  const rows = engines.flatMap((engine) =>
    levels.map((connections) => summarise(engine, connections)),
  );
  console.table(
    rows.map((row) => ({
      engine: row.engine,
      connections: row.connections,
      "bare, 1 row a commit /s": Math.round(row.single),
      "bare, grouped /s": Math.round(row.grouped),
      "posts /s": Math.round(row.posts),
      "of bare": percent(row.posts / row.single),
      "of grouped": percent(row.posts / row.grouped),
      "p50 ms": row.p50.toFixed(1),
      "p99 ms": row.p99.toFixed(1),
    })),
  );
  for (const { engine, connections, posts, single, p99 } of rows) {
    if (connections !== 64) continue;
    const ratio = posts / single;
    console.log(
      `${engine}: ${percent(ratio)} of the bare durable insert rate at 64 connections (goal ${percent(goal.ratio)}: ${verdict(ratio >= goal.ratio)}), ` +
        `p99 ${p99.toFixed(1)} ms (goal under ${goal.p99} ms on an idle machine: ${verdict(p99 < goal.p99)})`,
    );
  }
  console.log(
    `medians of ${rounds} interleaved rounds of ${seconds} s; ${availableParallelism()} processors, load ${load.toFixed(1)} at the ` +
      `start, ${(loadavg()[0] ?? 0).toFixed(1)} at the end` +
      ` (an idle machine starts below 0.5)\nother processes held up 1 in 100 computations of 5 ms ` +
      `by ${quantile(disturbances, 0.99).toFixed(1)} ms or more: a p99 of that order is theirs` +
      `\nagain with: npm run bench:intake`,
  );
}

function summarise(engine: Engine, connections: number): Sample {
  const mine = samples.filter(
    (sample) => sample.engine === engine && sample.connections === connections,
  );
  const middle = (pick: (sample: Sample) => number) => median(mine.map(pick));
  return {
    engine,
    connections,
    single: middle(({ single }) => single),
    grouped: middle(({ grouped }) => grouped),
    posts: middle(({ posts }) => posts),
    p50: middle(({ p50 }) => p50),
    p99: middle(({ p99 }) => p99),
  };
}
