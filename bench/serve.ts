// npm run bench:serve (four minutes; idle Linux with nginx, wrk and at least two cores): answers a second of the server.
// Compared in interleaved rounds with nginx on the same files and with a bare node:http loop. Options: --rounds <n>, --seconds <n>.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { machine } from "./support/machine.ts";
import { median, percent, verdict } from "./support/statistics.ts";

const { values } = parseArgs({ options: { rounds: { type: "string", default: "7" }, seconds: { type: "string", default: "2" } } });
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);
const levels = [32, 512] as const;
const goal = 0.8;

const missing = ["wrk", "taskset"].filter((tool) => spawnSync(tool, ["--version"]).error);
if (missing.length > 0 || !existsSync("build/client")) {
  console.error(
    missing.length > 0 ? `Missing: ${missing.join(", ")}. On Debian: apt-get install wrk util-linux` : "Run npm run build first.",
  );
  process.exit(1);
}
// Servers inherit the first core; wrk gets the second.
spawnSync("taskset", ["-a", "-c", "-p", "0", `${process.pid}`]);
const { floor, startContenders } = await import("./serve/contenders.ts");
const { checkMix, mixOfPaths } = await import("./serve/mix.ts");
const { load } = await import("./serve/load.ts");
type Sample = Awaited<ReturnType<typeof load>>;

const folder = mkdtempSync(join(tmpdir(), "serve-bench-"));
const servers = await startContenders(folder);
const samples: Sample[] = [];
try {
  await measure();
} finally {
  for (const server of servers) await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
report();

async function measure(): Promise<void> {
  const tags = new Map<string, string>();
  for (const { name, url } of servers) tags.set(name, name === floor ? "none" : await checkMix(url));
  // The first round only warms up compilers and caches.
  for (let round = 0; round <= rounds; round += 1) {
    for (const connections of levels) {
      for (const server of [...servers.slice(round % servers.length), ...servers.slice(0, round % servers.length)]) {
        const sample = await load(server, tags.get(server.name) ?? "", connections, seconds);
        if (round > 0) samples.push(sample);
      }
    }
    process.stdout.write(`\rround ${round} of ${rounds}`);
  }
}

function report(): void {
  console.log("");
  console.table(levels.flatMap((connections) => servers.map(({ name }) => row(name, connections))));
  for (const connections of levels) {
    const of = (name: string) => ratio(name, connections);
    console.log(
      `${connections} connections, answers for each second of processor time: ` +
        `${percent(of("nginx, our headers"))} of nginx with the same headers, ${percent(of("nginx, bare"))} of nginx without (goal ${percent(goal)}: ${verdict(of("nginx, our headers") >= goal)}); ` +
        `${percent(of(floor))} of node:http that answers two bytes, the ceiling of any server on it`,
    );
  }
  console.log(
    `medians of ${rounds} interleaved rounds of ${seconds} s after one to warm up, ratios within a round; one process on one core, wrk on another\n` +
      `asked for in turn: ${mixOfPaths.join(", ")} (brotli, checked byte for byte), and a 304 of the first\n${machine()}\nagain with: npm run bench:serve`,
  );
}

function row(name: string, connections: number) {
  const mine = samples.filter((sample) => sample.name === name && sample.connections === connections);
  const middle = (pick: (sample: Sample) => number) => median(mine.map(pick));
  return {
    server: name,
    connections,
    "answers /s": Math.round(middle(({ rate }) => rate)),
    "/s of its processor time": Math.round(middle(({ perCore }) => perCore)),
    "p99 ms": middle(({ p99 }) => p99).toFixed(1),
    "memory MB": Math.round(middle(({ rss }) => rss) / 1e6),
    "bytes an answer": Math.round(middle(({ bytesPerAnswer }) => bytesPerAnswer)),
  };
}

/** Median of our rate over the other's, paired by round, so that what disturbs both cancels out. */
function ratio(other: string, connections: number): number {
  const of = (name: string) => samples.filter((sample) => sample.name === name && sample.connections === connections);
  const theirs = of(other);
  return median(of("ours").map(({ perCore }, i) => perCore / (theirs[i]?.perCore ?? Number.NaN)));
}
