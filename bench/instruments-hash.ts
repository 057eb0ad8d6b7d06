// npm run bench:instruments-hash, after npm run build: the hash instrument's speed in a browser, against the same library in Node, in
// turns.
// Options: --megabytes <n> (256), --rounds <n> (5), --browser chromium|firefox.
import { randomBytes } from "node:crypto";
import { createReadStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium, firefox } from "playwright-core";
import { createHash } from "sha256-uint8array";
import { instrumentFrame } from "#app/instruments/frame/words.ts";
import { chromiumArgs, findChromium, findFirefox, firefoxPrefs } from "../tests/support/browser.ts";
import { machine } from "./support/machine.ts";
import { startSite } from "./support/site.ts";
import { median, percent, verdict } from "./support/statistics.ts";

const { values } = parseArgs({
  options: {
    megabytes: { type: "string", default: "256" },
    rounds: { type: "string", default: "5" },
    browser: { type: "string", default: "chromium" },
  },
});
/** The browser's speed as a share of Node's. */
const goal = 0.6;

type Run = { readonly seconds: number; readonly digest: string };

const folder = mkdtempSync(join(tmpdir(), "instruments-hash-"));
const file = join(folder, "image.bin");
const bytes = Number(values.megabytes) * 1_000_000;
writeFileSync(file, randomBytes(bytes));
const site = await startSite();
const browser = await launch();
const runs = { node: [] as Run[], browser: [] as Run[] };
for (let round = 0; round < Number(values.rounds); round += 1) {
  runs.node.push(await inNode());
  runs.browser.push(await inBrowser());
}
await browser.close();
await site.stop();
rmSync(folder, { recursive: true });
report();

function launch() {
  if (values.browser !== "firefox") return chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  return firefox.launch({ executablePath: findFirefox(), channel: "moz-firefox", firefoxUserPrefs: firefoxPrefs });
}

async function inNode(): Promise<Run> {
  const began = performance.now();
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return { digest: hash.digest("hex"), seconds: (performance.now() - began) / 1000 };
}

/** Used as a visitor would; times and digest come from the saved report. */
async function inBrowser(): Promise<Run> {
  const page = await browser.newPage();
  await page.goto(`${site.url}/forensics#hash`);
  const exhibit = page.locator("[data-instrument=hash]");
  await exhibit.locator("input[type=file]").first().setInputFiles(file);
  await page.evaluate(() => dispatchEvent(new Event("pointermove")));
  const saved = page.waitForEvent("download");
  await exhibit.getByRole("button", { name: instrumentFrame.saveReport }).click({ timeout: 600_000 });
  const { findings, inputs } = JSON.parse(readFileSync(await (await saved).path(), "utf8"));
  await page.close();
  return { digest: inputs[0].sha256, seconds: (Date.parse(findings.ended) - Date.parse(findings.began)) / 1000 };
}

function report() {
  const digests = new Set([...runs.node, ...runs.browser].map(({ digest }) => digest));
  const speed = (all: readonly Run[]) => bytes / 1_000_000 / median(all.map(({ seconds }) => seconds));
  const ratio = median(runs.browser.map(({ seconds }, i) => (runs.node[i]?.seconds ?? Number.NaN) / seconds));
  console.log(`SHA-256 of ${values.megabytes} MB, medians of ${values.rounds} rounds in turns`);
  console.log(`  sha256-uint8array in Node  ${speed(runs.node).toFixed(0)} MB/s`);
  console.log(`  the instrument in ${values.browser}  ${speed(runs.browser).toFixed(0)} MB/s`);
  console.log(
    `  ratio ${percent(ratio)}, goal ${percent(goal)}: ${verdict(ratio >= goal)}; ${digests.size === 1 ? "one digest" : "DIGESTS DIFFER"}`,
  );
  console.log(machine());
}
