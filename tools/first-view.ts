// npm run bench:first-view, after npm run build, on an idle machine with Chromium: half an hour for
// all pages.
// Measures first paint, final fonts and the scripts' first answer, with network and processor
// throttled and not simulated. Beside each page, in the same round: its words without style and
// scripts, and a page of one paragraph.
// Options: --routes /,/contact (all), --runs <n> (medians; 5), --profile phone|cable (both), --film
// <folder> (frames of first visits).
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { sitePaths } from "content/site-paths.ts";
import { chromium } from "playwright-core";
import { chromiumArgs, findChromium } from "../tests/support/browser.ts";
import { startBare } from "./first-view/bare.ts";
import { profiles } from "./first-view/profiles.ts";
import { firstPaintOf, type View, visitTwice } from "./first-view/visit.ts";
import { machine, median, startSite, verdict } from "./support/bench.ts";

const options = {
  routes: { type: "string" },
  runs: { type: "string", default: "5" },
  profile: { type: "string" },
  film: { type: "string" },
} as const;
const { values } = parseArgs({ options });
const routes = values.routes?.split(",") ?? sitePaths;
const runs = Number(values.runs);
/** Milliseconds, except `shift` (CLS) and `cachedChanges` (a count). */
const goal = {
  firstPaint: 750,
  untilFinal: 100,
  blocking: 200,
  shift: 0.01,
  cachedChanges: 0,
} as const;

/** A page's visits, and the first paint of its bare forms (first-view/bare.ts) in milliseconds. */
type Visits = {
  readonly cold: View;
  readonly cached: View;
  readonly words: number;
  readonly paragraph: number;
};
type Row = Visits & { readonly route: string };

const site = await startSite();
const bare = await startBare("build/client");
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
// A browser's first visit compiles code that later visits reuse.
const [warmUp] = profiles;
if (warmUp) await visitTwice(browser, site.url, warmUp);
for (const profile of profiles.filter(({ name }) => !values.profile || name === values.profile)) {
  const views = new Map<string, Visits[]>();
  // Round by round over all pages, so that a busy minute does not affect one page alone.
  for (let round = 1; round <= runs; round += 1) {
    for (const [i, route] of routes.entries()) {
      const film =
        round === 1 && values.film
          ? join(values.film, profile.name, route.replaceAll("/", "_"))
          : undefined;
      if (film) mkdirSync(film, { recursive: true });
      views.set(route, [
        ...(views.get(route) ?? []),
        {
          ...(await visitTwice(browser, site.url + route, profile, film)),
          words: await firstPaintOf(browser, `${bare.url}/words${route}`, profile),
          paragraph: await firstPaintOf(browser, `${bare.url}/paragraph`, profile),
        },
      ]);
      process.stdout.write(
        `\r${profile.name}: round ${round} of ${runs}, page ${i + 1} of ${routes.length}   `,
      );
    }
  }
  const { latency, download, upload, slower, width, height } = profile;
  const [down, up] = [download, upload].map((bytes) => (bytes * 8) / 1_000_000);
  console.log(
    `\n${profile.name}: ${width} by ${height}, ${latency} ms, ${down} Mbit/s down, ${up} up, processor ${slower} × slower, applied`,
  );
  report(
    [...views].map(([route, all]) => ({
      route,
      cold: middle(all.map(({ cold }) => cold)),
      cached: middle(all.map(({ cached }) => cached)),
      words: median(all.map(({ words }) => words)),
      paragraph: median(all.map(({ paragraph }) => paragraph)),
    })),
  );
}
await browser.close();
await site.stop();
bare.stop();
const again = [
  values.routes && `--routes ${values.routes}`,
  `--runs ${runs}`,
  values.profile && `--profile ${values.profile}`,
]
  .filter(Boolean)
  .join(" ");
console.log(
  `medians of ${runs}, plain HTTP on loopback; ${machine()}\nagain with: npm run bench:first-view -- ${again}`,
);

function report(rows: readonly Row[]): void {
  console.table(
    rows.map(({ route, cold, cached, words, paragraph }) => ({
      route,
      "first paint": Math.round(cold.firstPaint),
      "words alone": Math.round(words),
      "one paragraph": Math.round(paragraph),
      final: Math.round(cold.final),
      changes: cold.changes,
      load: Math.round(cold.load),
      blocking: Math.round(cold.blocking),
      CLS: Number(cold.shift.toFixed(4)),
      "scripts answer": Math.round(cold.answered),
      scripts: cold.scripts,
      "cached: paint": Math.round(cached.firstPaint),
      "final ": Math.round(cached.final),
      "changes ": cached.changes,
      "load ": Math.round(cached.load),
    })),
  );
  const worst = (pick: (row: Row) => number) => Math.max(...rows.map(pick));
  judge(
    "latest first paint, ms",
    worst(({ cold }) => cold.firstPaint),
    goal.firstPaint,
  );
  judge(
    "longest from first paint to final, ms",
    worst(({ cold }) => cold.final - cold.firstPaint),
    goal.untilFinal,
  );
  judge(
    "most blocking, ms",
    worst(({ cold }) => cold.blocking),
    goal.blocking,
  );
  judge(
    "most shift",
    worst(({ cold }) => cold.shift),
    goal.shift,
    4,
  );
  judge(
    "changes of face with fonts cached",
    worst(({ cached }) => cached.changes),
    goal.cachedChanges,
  );
}

function judge(name: string, value: number, most: number, digits = 0): void {
  console.log(
    `${name}: ${value.toFixed(digits)} (goal at most ${most}: ${verdict(value <= most)})`,
  );
}

function middle(views: readonly View[]): View {
  const of = (pick: (view: View) => number) => median(views.map(pick));
  return {
    firstPaint: of(({ firstPaint }) => firstPaint),
    final: of(({ final }) => final),
    changes: of(({ changes }) => changes),
    load: of(({ load }) => load),
    blocking: of(({ blocking }) => blocking),
    shift: of(({ shift }) => shift),
    answered: of(({ answered }) => answered),
    scripts: of(({ scripts }) => scripts),
  };
}
