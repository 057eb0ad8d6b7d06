// npm run bench:next-page, after npm run build, on an idle machine: time from a click to the painted page, against loading it as a
// document.
// Options: --rounds <n>, --slow <times> (a processor so many times slower).
import { parseArgs } from "node:util";
import { chromium, type Page } from "playwright-core";
import { chromiumArgs, findChromium } from "../tests/support/browser.ts";
import { machine } from "./support/machine.ts";
import { startSite } from "./support/site.ts";
import { median, percent, quantile } from "./support/statistics.ts";

const { values } = parseArgs({ options: { rounds: { type: "string", default: "9" }, slow: { type: "string", default: "1" } } });
const rounds = Number(values.rounds);
const goalMs = 50;
/** People take longer than this between pointing at a link and clicking it. */
const intentMs = 200;
const walk = ["/about", "/case-studies", "/events", "/blog", "/resources", "/contact", "/services", "/"] as const;

type Sample = { readonly path: string; readonly clicked: number; readonly loaded: number };

const site = await startSite();
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
const samples: Sample[] = [];
for (let round = 0; round <= rounds; round += 1) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
  const throttle = await page.context().newCDPSession(page);
  await throttle.send("Emulation.setCPUThrottlingRate", { rate: Number(values.slow) });
  await start(page);
  for (const path of walk) {
    const clicked = await click(page, path);
    const loaded = await load(page, path);
    await start(page, path);
    // The first round fills the browser's caches.
    if (round > 0) samples.push({ path, clicked, loaded });
  }
  await page.close();
}
await browser.close();
await site.stop();
report();

async function start(page: Page, path = "/"): Promise<void> {
  await page.goto(site.url + path, { waitUntil: "load" });
  await page.mouse.move(5, 400);
  // Once React has attached to the page, links navigate without a reload.
  await page.waitForFunction(() => Object.keys(document.querySelector("#app > *") ?? {}).some((key) => key.startsWith("__react")));
}

/** Milliseconds from the click to the end of the frame that shows the new page's heading. */
async function click(page: Page, path: string): Promise<number> {
  const link = page.locator(`header a[href="${path}"]:visible, footer a[href="${path}"]:visible`).first();
  await link.hover();
  await page.waitForTimeout(intentMs);
  // The listener has to exist before the click.
  const painted = await page.evaluateHandle(() => {
    const before = document.querySelector("h1");
    let began = 0;
    addEventListener("click", ({ timeStamp }) => (began = timeStamp), { capture: true, once: true });
    const done = new Promise<number>((resolve) => {
      const watch = new MutationObserver(() => {
        const heading = document.querySelector("h1");
        if (!heading || heading === before) return;
        watch.disconnect();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - began);
          port2.postMessage(null);
        });
      });
      watch.observe(document.body, { childList: true, subtree: true });
    });
    return { done };
  });
  await page.mouse.down();
  await page.mouse.up();
  return painted.evaluate(({ done }) => done);
}

/** Milliseconds from requesting the page as a new document to its first paint. Everything but the document is cached. */
async function load(page: Page, path: string): Promise<number> {
  const began = await page.evaluate(() => performance.timeOrigin + performance.now());
  await page.goto(site.url + path, { waitUntil: "load" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  const painted = await page.evaluate(
    () => performance.timeOrigin + (performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN),
  );
  return painted - began;
}

function report(): void {
  console.table(
    walk.map((path) => {
      const mine = samples.filter((sample) => sample.path === path);
      const clicked = mine.map((sample) => sample.clicked);
      return {
        to: path,
        "click to paint ms": median(clicked).toFixed(1),
        "p95 ms": quantile(clicked, 0.95).toFixed(1),
        "as a document ms": median(mine.map(({ loaded }) => loaded)).toFixed(1),
        "of a document": percent(median(clicked) / median(mine.map(({ loaded }) => loaded))),
      };
    }),
  );
  const worst = Math.max(...walk.map((path) => median(samples.filter((sample) => sample.path === path).map(({ clicked }) => clicked))));
  console.log(
    `slowest page ${worst.toFixed(1)} ms (goal at most ${goalMs} ms: ${worst <= goalMs ? "reached" : "missed"}); medians of ${rounds} rounds, ` +
      `pointed at ${intentMs} ms before the click, processor ${values.slow} times slower; ${machine()}\nagain with: npm run bench:next-page`,
  );
}
