// npm run bench:instruments-production, after npm run build: time and peak memory of the production inspector in Chromium, against Node.
// Also its row splitter against Papa Parse. Option: --rows <n> (1000000).
import { mkdtempSync, openAsBlob, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import Papa from "papaparse";
import { chromium } from "playwright-core";
import { piecesOf } from "#app/instruments/frame/pieces-of.ts";
import { instrumentFrame } from "#app/instruments/frame/words.ts";
import { inspect } from "#app/instruments/production/inspect.ts";
import { RowSplitter } from "#app/instruments/production/row-splitter.ts";
import { chromiumArgs, findChromium } from "../tests/support/browser.ts";
import { largestRenderer } from "./production/largest-renderer.ts";
import { writeLoadFiles } from "./production/write-load-files.ts";
import { machine } from "./support/machine.ts";
import { startSite } from "./support/site.ts";
import { verdict } from "./support/statistics.ts";

const { values } = parseArgs({ options: { rows: { type: "string", default: "1000000" } } });
const goal = { seconds: 60, megabytes: 500 } as const;

const folder = mkdtempSync(join(tmpdir(), "instruments-production-"));
const files = await writeLoadFiles(folder, Number(values.rows));
const dialect = { delimiter: "\u0014", qualifier: "þ", newline: "\n" } as const;
// Processor time, which other work on the machine does not change.
const split = await timed(ownSplitter);
const papa = await timed(papaParse);
const node = await timed(inNode);
const browser = await inBrowser();
const megabytes = files.reduce((sum, file) => sum + statSync(file).size, 0) / 1e6;
rmSync(folder, { recursive: true });
console.log(`${Number(values.rows).toLocaleString("en-US")} rows of 20 columns and their OPT, ${megabytes.toFixed(0)} MB`);
console.log(
  `  processor time in Node: rows split ${split.toFixed(1)} s, by Papa Parse ${papa.toFixed(1)} s, inspected ${node.toFixed(1)} s`,
);
console.log(`  in Chromium: ${browser.seconds.toFixed(1)} s, goal ${goal.seconds} s: ${verdict(browser.seconds <= goal.seconds)}`);
console.log(`  of the renderer's processor time: ${browser.processor.toFixed(1)} s`);
console.log(`  renderer: ${browser.most.toFixed(0)} MB at most, goal ${goal.megabytes} MB: ${verdict(browser.most <= goal.megabytes)}`);
console.log(`  of which ${browser.before.toFixed(0)} MB before the files were given`);
console.log(machine());

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1e6;
}

async function* texts() {
  const decoder = new TextDecoder();
  for await (const piece of piecesOf(await openAsBlob(files[0]))) yield decoder.decode(piece, { stream: true });
}

async function ownSplitter(): Promise<void> {
  const splitter = new RowSplitter(dialect, () => undefined);
  for await (const text of texts()) splitter.push(text);
  splitter.end();
}

/** Papa Parse over whole lines; an unfinished last line goes in front of the next piece. */
async function papaParse(): Promise<void> {
  let rest = "";
  for await (const text of texts()) {
    const all = rest + text;
    const end = all.lastIndexOf("\n") + 1;
    Papa.parse(all.slice(0, end), { delimiter: dialect.delimiter, quoteChar: dialect.qualifier, newline: "\r\n" });
    rest = all.slice(end);
  }
}

async function inNode(): Promise<void> {
  const given = await Promise.all(files.map(async (path) => ({ path, file: new File([await openAsBlob(path)], path) })));
  await inspect({ files: given, choices: { roles: {}, fields: {} } }, () => undefined);
}

/** Used as a visitor would, from the files to the result. */
async function inBrowser() {
  const site = await startSite();
  const server = await chromium.launchServer({ executablePath: findChromium(), args: chromiumArgs });
  const client = await chromium.connect(server.wsEndpoint());
  const page = await client.newPage();
  await page.goto(`${site.url}/paper-discovery#production`);
  const exhibit = page.locator("[data-instrument=production]");
  await page.evaluate(() => dispatchEvent(new Event("pointermove")));
  await page.waitForSelector("#find button[aria-keyshortcuts]", { state: "attached" });
  const pid = server.process().pid ?? 0;
  const before = largestRenderer(pid);
  const began = performance.now();
  await exhibit
    .locator("input[type=file]")
    .first()
    .setInputFiles([...files]);
  await exhibit.getByRole("button", { name: instrumentFrame.saveReport }).waitFor({ timeout: 600_000 });
  const seconds = (performance.now() - began) / 1000;
  const most = largestRenderer(pid);
  await server.close();
  await site.stop();
  return { seconds, before: before.megabytes, most: most.megabytes, processor: most.seconds - before.seconds };
}
