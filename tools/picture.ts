import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import pixelmatch from "pixelmatch";
import type { Browser, Page } from "playwright-core";
import { PNG } from "pngjs";
import { pinClock } from "../tests/support/pinned-clock.ts";

export const themes = ["light", "dark", "print"] as const;
export type Theme = (typeof themes)[number];
/** A part of the page as PNG, from `top` on. */
type Part = { readonly top: number; readonly png: Buffer };
export type Picture = { readonly parts: readonly Part[]; readonly places: readonly Place[] };
/** An element with words of its own, and where it is. */
type Place = { readonly name: string; readonly box: readonly number[] };

/**
 * Chromium draws no picture beyond 16,384 px; smaller parts also need less memory when they are
 * compared.
 */
const PART = 4000;
/** Without a graphics processor a large page takes seconds; on a busy machine, minutes. */
const PATIENCE = 300_000;
/** The clock of a page: the date of the build. */
const now = Date.UTC(2026, 10, 1, 12);

/** Opens a page at a width, shows everything on it and waits for its fonts and pictures. */
export async function openPage(browser: Browser, url: string, width: number): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    reducedMotion: "reduce",
    colorScheme: "light",
  });
  page.setDefaultTimeout(PATIENCE);
  await page.addInitScript(pinClock, now);
  await page.goto(url, { waitUntil: "load" });
  await page.addStyleTag({
    content:
      "*, ::before, ::after { content-visibility: visible !important; transition: none !important; caret-color: transparent }",
  });
  // A face that comes late on a busy machine is shown as if it had been in time.
  await page.evaluate(() => document.documentElement.removeAttribute("data-faces"));
  return page;
}

export async function takePicture(page: Page, theme: Theme): Promise<Picture> {
  await page.emulateMedia(
    theme === "print"
      ? { media: "print", colorScheme: "light" }
      : { media: "screen", colorScheme: theme },
  );
  const height = await page.evaluate(settledHeight);
  const width = page.viewportSize()?.width ?? 0;
  const parts: Part[] = [];
  const devtools = await page.context().newCDPSession(page);
  for (let top = 0; top < height; top += PART) {
    const clip = { x: 0, y: top, width, height: Math.min(PART, height - top), scale: 1 };
    const { data } = await devtools.send("Page.captureScreenshot", {
      clip,
      captureBeyondViewport: true,
      optimizeForSpeed: true,
    });
    parts.push({ top, png: Buffer.from(data, "base64") });
  }
  await devtools.detach();
  return { parts, places: await page.evaluate(placesOfWords) };
}

/** Runs in the page: its height once all fonts and pictures are there and nothing moves. */
async function settledHeight(): Promise<number> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (const image of document.images) {
    image.loading = "eager";
    if (image.checkVisibility()) await image.decode().catch(() => undefined);
  }
  do {
    await document.fonts.ready;
    await frame();
    await frame();
  } while (document.fonts.status !== "loaded");
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY)
      animation.cancel();
    else animation.finish();
  }
  return document.documentElement.scrollHeight;
}

/** Runs in the page: every visible element that has words of its own. */
function placesOfWords(): readonly Place[] {
  const hasWords = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
  return [...document.body.querySelectorAll("*")]
    .filter((element) => hasWords(element) && element.checkVisibility())
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const words = element.textContent.trim().replace(/\s+/g, " ").slice(0, 40);
      return { name: `${element.tagName.toLowerCase()} “${words}”`, box: [x, y, width, height] };
    });
}

type Move = { readonly name: string; readonly by: number };

/**
 * The number of pixels that differ. Where some do, `file`-before, -after and -difference show them.
 */
export function compareParts(before: Picture, after: Picture, file: string): number {
  let pixels = 0;
  for (let i = 0; i < Math.max(before.parts.length, after.parts.length); i++) {
    const [old, now] = [before.parts[i]?.png, after.parts[i]?.png];
    if (old && now && old.equals(now)) continue;
    const [a, b] = [old, now].map((png) =>
      png ? PNG.sync.read(png) : new PNG({ width: 1, height: 1 }),
    );
    if (!a || !b) continue;
    const size = { width: Math.max(a.width, b.width), height: Math.max(a.height, b.height) };
    const difference = new PNG(size);
    const options = { threshold: 0, includeAA: true };
    const found = pixelmatch(
      padded(a, size),
      padded(b, size),
      difference.data,
      size.width,
      size.height,
      options,
    );
    if (found === 0) continue;
    pixels += found;
    mkdirSync(dirname(file), { recursive: true });
    if (old) writeFileSync(`${file}-${i + 1}-before.png`, old);
    if (now) writeFileSync(`${file}-${i + 1}-after.png`, now);
    writeFileSync(`${file}-${i + 1}-difference.png`, PNG.sync.write(difference));
  }
  return pixels;
}

function padded(
  png: PNG,
  { width, height }: { readonly width: number; readonly height: number },
): Buffer {
  if (png.width === width && png.height === height) return png.data;
  const larger = new PNG({ width, height });
  PNG.bitblt(png, larger, 0, 0, png.width, png.height, 0, 0);
  return larger.data;
}

/** The element with words that has moved or grown the most, in whole and parts of pixels. */
export function largestMove(before: readonly Place[], after: readonly Place[]): Move {
  const places = new Map<string, Place[]>();
  for (const place of before) places.set(place.name, [...(places.get(place.name) ?? []), place]);
  let largest: Move = { name: "", by: 0 };
  for (const { name, box } of after) {
    const old = places.get(name)?.shift();
    const by = old ? Math.max(...box.map((value, i) => Math.abs(value - (old.box[i] ?? 0)))) : 0;
    if (by > largest.by) largest = { name, by };
  }
  return largest;
}
