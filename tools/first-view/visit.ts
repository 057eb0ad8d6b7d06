import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContext, CDPSession, Page } from "playwright-core";
import { type Probe, probeFirstView } from "./probe.ts";
import type { Profile } from "./profiles.ts";

export type View = { readonly firstPaint: number; readonly load: number } & Readonly<
  Probe & Answer
>;

/**
 * Milliseconds from a visitor's first sign until scripts answer, and the number of script files.
 */
type Answer = { answered: number; scripts: number };

/** What happens within this time after load still counts. */
const AFTER_LOAD_MS = 1_000;

/**
 * Visits `url` twice: with an empty cache, then with all but the document cached. `film` is a
 * folder for the first visit's frames.
 */
export async function visitTwice(
  browser: Browser,
  url: string,
  profile: Profile,
  film?: string,
): Promise<{ cold: View; cached: View }> {
  const context = await contextOf(browser, profile);
  await context.addInitScript(probeFirstView);
  try {
    const cold = await visit(context, url, profile, film);
    return { cold, cached: await visit(context, url, profile) };
  } finally {
    await context.close();
  }
}

/** Milliseconds until the first paint of a first visit, and nothing else: for a bare page. */
export async function firstPaintOf(
  browser: Browser,
  url: string,
  profile: Profile,
): Promise<number> {
  const context = await contextOf(browser, profile);
  try {
    const page = await context.newPage();
    await throttle(await context.newCDPSession(page), profile);
    await page.goto(url, { waitUntil: "load" });
    return await firstPaintIn(page);
  } finally {
    await context.close();
  }
}

const contextOf = (browser: Browser, { width, height, scale }: Profile) =>
  browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    isMobile: scale > 1,
  });

async function firstPaintIn(page: Page): Promise<number> {
  await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint").length > 0,
  );
  return page.evaluate(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
  );
}

async function visit(
  context: BrowserContext,
  url: string,
  profile: Profile,
  film?: string,
): Promise<View> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await throttle(session, profile);
  if (film) await record(session, film);
  await page.goto(url, { waitUntil: "load" });
  const firstPaint = await firstPaintIn(page);
  await page.waitForTimeout(AFTER_LOAD_MS);
  const view = await page.evaluate((firstPaint) => {
    const [visit] = performance.getEntriesByType("navigation");
    const load = visit instanceof PerformanceNavigationTiming ? visit.loadEventStart : Number.NaN;
    const { firstView } = {
      firstView: { final: Number.NaN, changes: 0, blocking: 0, shift: 0 },
      ...window,
    };
    // When no face changed, the browser's own first paint is the exact time.
    return {
      ...firstView,
      firstPaint,
      load,
      final: firstView.changes === 0 ? firstPaint : firstView.final,
    };
  }, firstPaint);
  const answer = await answerTo(page);
  await page.close();
  return { ...view, ...answer };
}

/**
 * Scripts answer when the search button has its shortcut. A page whose event is over has loaded its
 * scripts before the sign.
 */
const answerTo = (page: Page): Promise<Answer> =>
  page.evaluate(async () => {
    const sign = performance.now();
    dispatchEvent(new Event("pointerdown"));
    while (!document.querySelector("#find button[aria-keyshortcuts]"))
      await new Promise(requestAnimationFrame);
    const scripts = performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".js")).length;
    return { answered: performance.now() - sign, scripts };
  });

async function throttle(session: CDPSession, { latency, download, upload, slower }: Profile) {
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency,
    downloadThroughput: download,
    uploadThroughput: upload,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
}

/** Saves each frame that the browser shows, named by milliseconds since the first one. */
async function record(session: CDPSession, folder: string) {
  let first = 0;
  session.on("Page.screencastFrame", ({ data, sessionId, metadata }) => {
    const at = (metadata.timestamp ?? 0) * 1000;
    first ||= at;
    writeFileSync(
      join(
        folder,
        `${Math.round(at - first)
          .toString()
          .padStart(5, "0")}.jpg`,
      ),
      Buffer.from(data, "base64"),
    );
    session.send("Page.screencastFrameAck", { sessionId }).catch(() => {});
  });
  await session.send("Page.startScreencast", { format: "jpeg", quality: 80, everyNthFrame: 1 });
}
