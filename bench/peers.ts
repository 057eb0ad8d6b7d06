// Run by npm run bench:peers, on an idle machine with Chromium; about five minutes, of which one builds. The home page, a service page, the contact form
// and the blog, beside the same pages rebuilt in Astro (islands) and in Next (static export), through Lighthouse. Options: --runs <n> (default 5).
import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { freePort } from "../tests/support/nginx.ts";
import { type LighthouseRun, startLighthouse } from "./support/lighthouse.ts";
import { machine } from "./support/machine.ts";
import { installPackages } from "./support/packages.ts";
import { buildPeerSites, rebuiltPages } from "./support/peer-sites.ts";
import { type RunningServer, startServer } from "./support/server-process.ts";
import { median, verdict } from "./support/statistics.ts";

const { values } = parseArgs({ options: { runs: { type: "string", default: "5" } } });
const runs = Number(values.runs);
const columns = {
  KB: { of: (run: LighthouseRun) => run.bytes / 1000, digits: 0 },
  "script KB": { of: (run: LighthouseRun) => run.scriptBytes / 1000, digits: 0 },
  requests: { of: (run: LighthouseRun) => run.requests, digits: 0 },
  "FCP ms": { of: (run: LighthouseRun) => run.fcp, digits: 0 },
  "LCP ms": { of: (run: LighthouseRun) => run.lcp, digits: 0 },
  "TBT ms": { of: (run: LighthouseRun) => run.tbt, digits: 0 },
  "main thread ms": { of: (run: LighthouseRun) => run.mainThread, digits: 0 },
  performance: { of: (run: LighthouseRun) => -run.scores.performance, digits: 0 },
} as const;
type Column = keyof typeof columns;
const columnNames = Object.keys(columns) as readonly Column[];

const sites = [{ name: "ours", folder: resolve("build/client") }, ...(await buildPeerSites())];
const peers = installPackages("peers");
const servers: RunningServer[] = [];
const results = new Map<string, LighthouseRun[]>();
const lighthouse = await startLighthouse();
try {
  // One server for all, with the same brotli files beside theirs and no header of ours: only the pages differ.
  for (const { name, folder } of sites) {
    const port = await freePort();
    servers.push(await startServer({ name, port, command: [process.execPath, `${peers}/serve/sirv.mjs`, folder, `${port}`] }));
  }
  for (const { url } of servers) await lighthouse.run(url);
  for (let round = 1; round <= runs; round += 1) {
    for (const page of rebuiltPages) {
      for (const { name, url } of [...servers.slice(round % servers.length), ...servers.slice(0, round % servers.length)]) {
        const key = `${page} ${name}`;
        results.set(key, [...(results.get(key) ?? []), await lighthouse.run(url + page)]);
      }
    }
    process.stdout.write(`\rround ${round} of ${runs}`);
  }
} finally {
  lighthouse.stop();
  for (const server of servers) await server.stop();
  rmSync(`${peers}/site`, { recursive: true, force: true });
}
report();

function report(): void {
  console.log("");
  for (const page of rebuiltPages) {
    console.log(page);
    console.table(
      Object.fromEntries(
        sites.map(({ name }) => [name, Object.fromEntries(columnNames.map((column) => [column, shown(page, name, column)]))]),
      ),
    );
  }
  const lost = rebuiltPages.flatMap((page) => columnNames.flatMap((column) => beatenIn(page, column)));
  console.log(`first, or level with the first, in every column of every page (goal): ${verdict(lost.length === 0)}`);
  for (const line of lost) console.log(`  ${line}`);
  console.log(
    `medians of ${runs} interleaved runs of Lighthouse, mobile, simulated throttling; one static server (sirv, brotli 11) for all three\n` +
      `${machine()}\nagain with: npm run bench:peers`,
  );
}

function value(page: string, name: string, column: Column): number {
  return median((results.get(`${page} ${name}`) ?? []).map(columns[column].of));
}

/** The figure and, for the others, how many times ours it is. */
function shown(page: string, name: string, column: Column): string {
  const [own, ours] = [value(page, name, column), value(page, "ours", column)];
  const figure = Math.abs(own).toFixed(columns[column].digits);
  return name === "ours" || ours === 0 || column === "performance" ? figure : `${figure} (${(own / ours).toFixed(2)} ×)`;
}

/** Where another site is better by more than one in a hundred, which is within Lighthouse's own scatter. */
function beatenIn(page: string, column: Column): readonly string[] {
  const ours = value(page, "ours", column);
  return sites
    .filter(({ name }) => value(page, name, column) < ours - Math.abs(ours) / 100)
    .map(({ name }) => `${page}: ${column} ${shown(page, "ours", column)}, ${name} ${shown(page, name, column)}`);
}
