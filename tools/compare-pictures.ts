import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";
import type { Picture, Place } from "./take-picture.ts";

export type Move = { readonly name: string; readonly by: number };

/** The number of pixels that differ. Where some do, `file`-before, -after and -difference show them. */
export function compareParts(before: Picture, after: Picture, file: string): number {
  let pixels = 0;
  for (let i = 0; i < Math.max(before.parts.length, after.parts.length); i++) {
    const [old, now] = [before.parts[i]?.png, after.parts[i]?.png];
    if (old && now && old.equals(now)) continue;
    const [a, b] = [old, now].map((png) => (png ? PNG.sync.read(png) : new PNG({ width: 1, height: 1 })));
    if (!a || !b) continue;
    const size = { width: Math.max(a.width, b.width), height: Math.max(a.height, b.height) };
    const difference = new PNG(size);
    const options = { threshold: 0, includeAA: true };
    const found = pixelmatch(padded(a, size), padded(b, size), difference.data, size.width, size.height, options);
    if (found === 0) continue;
    pixels += found;
    mkdirSync(dirname(file), { recursive: true });
    if (old) writeFileSync(`${file}-${i + 1}-before.png`, old);
    if (now) writeFileSync(`${file}-${i + 1}-after.png`, now);
    writeFileSync(`${file}-${i + 1}-difference.png`, PNG.sync.write(difference));
  }
  return pixels;
}

function padded(png: PNG, { width, height }: { readonly width: number; readonly height: number }): Buffer {
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
