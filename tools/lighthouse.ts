// npm run bench:lighthouse, on an idle machine with Chromium, about four minutes: Lighthouse (mobile, its default simulated slow 4G) on
// every built page.
// Options: --routes /,/contact (all), --runs <n> (medians; 1, or 5 with --routes).
import { parseArgs } from "node:util";
import { sitePaths } from "content/site-paths.ts";
import { categories, type LighthouseRun, startLighthouse } from "./lighthouse/start-lighthouse.ts";
import { machine, median, startSite, verdict } from "./support/bench.ts";

const { values } = parseArgs({ options: { routes: { type: "string" }, runs: { type: "string" } } });
const routes = values.routes?.split(",") ?? sitePaths;
const runs = Number(values.runs ?? (values.routes ? 5 : 1));
/**
 * Milliseconds, except `score` and `cls`. Lighthouse's simulation waits for preloaded fonts; npm run bench:first-view measures what
 * visitors see.
 */
const goal = { score: 100, paint: 1300, tbt: 200, cls: 0.01 } as const;

const site = await startSite();
const lighthouse = await startLighthouse();
const results = new Map<string, LighthouseRun[]>();
try {
  // A browser's first run compiles code that later runs reuse.
  await lighthouse.run(site.url);
  // Round by round over all pages, so that a busy minute does not affect one page alone.
  for (let round = 1; round <= runs; round += 1) {
    for (const [i, route] of routes.entries()) {
      results.set(route, [...(results.get(route) ?? []), await lighthouse.run(site.url + route)]);
      process.stdout.write(`\rround ${round} of ${runs}, page ${i + 1} of ${routes.length}   `);
    }
  }
} finally {
  lighthouse.stop();
  await site.stop();
}
report();

function report(): void {
  const rows = [...results].map(([route, all]) => ({ route, ...summarise(all) }));
  console.log("");
  console.table(
    rows.map(({ route, scores, fcp, lcp, tbt, cls, mainThread, bytes, requests }) => ({
      route,
      "perf / a11y / practices / SEO": scores.join(" "),
      "FCP s": (fcp / 1000).toFixed(2),
      "LCP s": (lcp / 1000).toFixed(2),
      "TBT ms": Math.round(tbt),
      CLS: Number(cls.toFixed(3)),
      "main thread ms": Math.round(mainThread),
      KB: (bytes / 1000).toFixed(0),
      requests,
    })),
  );
  const worst = (pick: (row: (typeof rows)[number]) => number) => Math.max(...rows.map(pick));
  const lowest = Math.min(...rows.flatMap(({ scores }) => scores));
  const paint = worst(({ fcp, lcp }) => Math.max(fcp, lcp));
  console.log(`lowest of all scores ${lowest} (goal ${goal.score}: ${verdict(lowest >= goal.score)})`);
  console.log(
    `latest paint ${(paint / 1000).toFixed(2)} s (goal FCP = LCP at most ${goal.paint / 1000} s: ${verdict(paint <= goal.paint)})`,
  );
  console.log(
    `most blocking ${Math.round(worst(({ tbt }) => tbt))} ms (goal ${goal.tbt}: ${verdict(worst(({ tbt }) => tbt) <= goal.tbt)})`,
  );
  console.log(`most shift ${worst(({ cls }) => cls).toFixed(3)} (goal ${goal.cls}: ${verdict(worst(({ cls }) => cls) <= goal.cls)})`);
  reportFailing();
  const { version = "", benchmark = 0 } = [...results.values()][0]?.[0] ?? {};
  console.log(
    `Lighthouse ${version}, mobile, simulated throttling (150 ms, 1.6 Mbit/s, processor 4 × slower), ${runs === 1 ? "one run" : `medians of ${runs} runs`} a page, plain HTTP on loopback\n` +
      `${machine()}, Lighthouse's benchmark index ${Math.round(benchmark)}\nagain with: npm run bench:lighthouse${values.routes ? ` -- --routes ${values.routes} --runs ${runs}` : ""}`,
  );
}

function summarise(all: readonly LighthouseRun[]) {
  const middle = (pick: (run: LighthouseRun) => number) => median(all.map(pick));
  return {
    scores: categories.map((category) => middle(({ scores }) => scores[category])),
    fcp: middle(({ fcp }) => fcp),
    lcp: middle(({ lcp }) => lcp),
    tbt: middle(({ tbt }) => tbt),
    cls: middle(({ cls }) => cls),
    mainThread: middle(({ mainThread }) => mainThread),
    bytes: middle(({ bytes }) => bytes),
    requests: middle(({ requests }) => requests),
  };
}

/** Lists every audit below its best score, with its pages; audits of weight 0 too. */
function reportFailing(): void {
  const found = new Map<string, Set<string>>();
  for (const [route, all] of results) {
    for (const { failing } of all) {
      for (const { category, id, title, weight } of failing) {
        const name = `${category} / ${id} (weight ${weight}): ${title}`;
        found.set(name, (found.get(name) ?? new Set()).add(route));
      }
    }
  }
  console.log(found.size === 0 ? "no audit is below its best" : "audits below their best:");
  for (const [name, where] of found) {
    const pages =
      where.size === results.size
        ? "every page"
        : `${[...where].slice(0, 6).join(", ")}${where.size > 6 ? ` and ${where.size - 6} more` : ""}`;
    console.log(`  ${name} on ${pages}`);
  }
}
