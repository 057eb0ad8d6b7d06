// npm run bench:instruments-activity, after npm run build: time and memory (page and workers) that the activity instrument takes for an
// audit export.
// Options: --rows <n> (500000), --rounds <n> (1), --browser chromium|firefox (memory: Chromium on Linux).

import { once } from "node:events";
import { createWriteStream, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium, firefox } from "playwright-core";
import { activityResult } from "#app/instruments/activity/words-result.ts";
import { instrumentFrame } from "#app/instruments/frame/words.ts";
import { chromiumArgs, findChromium, findFirefox, firefoxPrefs } from "../tests/support/browser.ts";
import { auditExport } from "./instruments-activity/audit-export.ts";
import { largestRenderer } from "./instruments-activity/largest-renderer.ts";
import { machine } from "./support/machine.ts";
import { startSite } from "./support/site.ts";
import { median, verdict } from "./support/statistics.ts";

const { values } = parseArgs({
  options: {
    rows: { type: "string", default: "500000" },
    rounds: { type: "string", default: "1" },
    browser: { type: "string", default: "chromium" },
  },
});
/** Seconds for half a million rows. */
const goal = 30;

type Run = {
  readonly seconds: number;
  readonly processor: number;
  readonly busiest: number;
  readonly memory: number;
  readonly records: number;
  readonly again: number;
};

const folder = mkdtempSync(join(tmpdir(), "instruments-activity-"));
const file = join(folder, "audit.csv");
await writeExport();
const site = await startSite();
const browser = await launch();
const runs: Run[] = [];
for (let round = 0; round < Number(values.rounds); round += 1) runs.push(await inBrowser());
await browser.close();
await site.stop();
report();
rmSync(folder, { recursive: true });

async function writeExport() {
  const stream = createWriteStream(file);
  for (const text of auditExport(Number(values.rows))) if (!stream.write(text)) await once(stream, "drain");
  stream.end();
  await once(stream, "finish");
}

function launch() {
  if (values.browser !== "firefox") return chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  return firefox.launch({ executablePath: findFirefox(), channel: "moz-firefox", firefoxUserPrefs: firefoxPrefs });
}

/**
 * Used as a visitor would; times come from the saved report. `again` is the time after a changed threshold, with the pause after typing.
 */
async function inBrowser(): Promise<Run> {
  const page = await browser.newPage();
  await page.goto(`${site.url}/siemly#activity`);
  await page.evaluate(() => dispatchEvent(new Event("pointermove")));
  await page.waitForSelector("#find button[aria-keyshortcuts]", { state: "attached" });
  const before = largestRenderer();
  let memory = 0;
  const watch = setInterval(() => {
    memory = Math.max(memory, largestRenderer().memory);
  }, 250);
  const exhibit = page.locator("[data-instrument=activity]");
  await exhibit.locator("input[type=file]").first().setInputFiles(file);
  const save = exhibit.getByRole("button", { name: instrumentFrame.saveReport });
  await save.waitFor({ timeout: 600_000 });
  clearInterval(watch);
  const after = largestRenderer();
  const began = performance.now();
  await exhibit.locator("input[name=downloads]").fill("1000");
  await exhibit.getByText(activityResult.tests.downloads.none(1000, 60)).waitFor();
  const again = (performance.now() - began) / 1000;
  const saved = page.waitForEvent("download", { timeout: 20_000 }).then((download) => download.path());
  await save.click();
  const { findings } = JSON.parse(readFileSync(await saved, "utf8"));
  await page.close();
  const seconds = (Date.parse(findings.ended) - Date.parse(findings.began)) / 1000;
  return {
    seconds,
    processor: after.processor - before.processor,
    busiest: after.busiest,
    memory: memory - before.memory,
    records: findings.reading.records,
    again,
  };
}

function report() {
  const middle = (of: (run: Run) => number, digits = 1) => median(runs.map(of)).toFixed(digits);
  const seconds = median(runs.map((run) => run.seconds));
  const allowed = (goal * Number(values.rows)) / 500_000;
  const megabytes = statSync(file).size / 1_000_000;
  const speed = `${(megabytes / seconds).toFixed(0)} MB/s`;
  console.log(`${values.rows} rows, ${megabytes.toFixed(0)} MB, in ${values.browser}, medians of ${values.rounds}`);
  console.log(
    `  read, hashed and judged  ${seconds.toFixed(1)} s (${speed}), for as many the goal is ${allowed.toFixed(0)} s: ${verdict(seconds <= allowed)}`,
  );
  console.log(
    `  processor time of it     ${middle((run) => run.processor)} s, ${middle((run) => run.busiest)} s of it on the busiest thread`,
  );
  console.log(`  judged again             ${middle((run) => run.again)} s, of which 0.4 s pause`);
  console.log(`  memory above the page    ${middle((run) => run.memory, 0)} MB`);
  console.log(`  records                  ${runs.map((run) => run.records).join(", ")}`);
  console.log(machine());
}
