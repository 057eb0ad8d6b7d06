// By hand, to see what becomes of a picture: node web/text/make-picture.ts portrait <a file>
import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { ContentFault } from "content/fault.ts";
import { beside, isPlace, type Original, readOriginal } from "content/picture.ts";
import { previewSize } from "web/layout/page-meta.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
/**
 * Made pictures by name, which has the hash of the original: a second build does not make them
 * again.
 */
export const kept = join(root, ".cache/pictures");

type Endings = "avif" | "webp" | "jpg";

/**
 * The names of the files that an original becomes: each of its widths as AVIF and WebP, a logo's
 * ink, the preview of an article.
 */
export function namesOf({ place, picture: { src, widths } }: Original): readonly string[] {
  const name = basename(src);
  if (place === "logo" || place === "guide") return widths.map((width) => `${name}-${width}.webp`);
  return [
    ...widths.flatMap((width) => [`${name}-${width}.avif`, `${name}-${width}.webp`]),
    ...(place === "lead" ? [`${name}-preview.jpg`] : []),
  ];
}

/**
 * The path of one of those files, which is made unless it is kept. Rejects with a ContentFault when
 * the original is damaged.
 */
export async function made(original: Original, name: string): Promise<string> {
  const file = join(kept, name);
  if (existsSync(file)) {
    const now = new Date();
    utimesSync(file, now, now);
    return file;
  }
  mkdirSync(kept, { recursive: true });
  const [, width, ending] = /-(\d+|preview)\.(\w+)$/.exec(name) ?? [];
  const data = await encoded(
    original,
    width === "preview" ? null : Number(width),
    ending === "avif" || ending === "jpg" ? ending : "webp",
  ).catch((error: unknown) => {
    const message = `the picture is damaged (${error instanceof Error ? error.message.split("\n")[0] : error}): expected a file that opens; save it again`;
    throw new ContentFault([{ file: relative(root, original.path), line: 1, column: 1, message }]);
  });
  // Renamed into place, so that a stopped build leaves no half file.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, data);
  renameSync(unfinished, file);
  return file;
}

/** The same at once, for a guide, which has its pictures inside. */
export function madeNow(original: Original, name: string): Buffer {
  const file = join(kept, name);
  if (!existsSync(file)) {
    const { status, stderr } = spawnSync(
      process.execPath,
      [import.meta.filename, original.place, original.path],
      { encoding: "utf8" },
    );
    if (status !== 0) throw new Error(stderr);
  }
  return readFileSync(file);
}

/**
 * Without a width, the preview. sharp turns the picture upright, converts its colours to sRGB, and
 * writes nothing of its metadata.
 */
async function encoded(
  { path, place, picture, focus = "top" }: Original,
  width: number | null,
  ending: Endings,
): Promise<Buffer> {
  const size =
    width === null
      ? previewSize
      : { width, height: Math.round((width * picture.height) / picture.width) };
  if (place === "logo") return ink(path, size);
  const { default: sharp } = await import("sharp");
  const image = sharp(path)
    .autoOrient()
    .flatten({ background: "#fff" })
    // sharp says "left top".
    .resize({ ...size, fit: "cover", position: focus.split(" ").toReversed().join(" ") });
  // The letters of a screenshot need more. At effort 4 a file is an eighth smaller and takes ten
  // times as long.
  const more = place === "screenshot" ? 10 : 0;
  if (ending === "jpg") return image.jpeg({ quality: 80, mozjpeg: true }).toBuffer();
  return ending === "avif"
    ? image.avif({ quality: 50 + more, effort: 2 }).toBuffer()
    : image.webp({ quality: 76 + more }).toBuffer();
}

/**
 * What of a logo is ink, as a mask: white where it is darkest, black where the paper is. A logo in
 * white only counts by its shape.
 */
async function ink(
  path: string,
  size: { readonly width: number; readonly height: number },
): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  const { width: natural = size.width } = await sharp(path).metadata();
  const density = path.endsWith(".svg")
    ? Math.min(2400, Math.max(1, (72 * size.width) / natural))
    : 72;
  const pixels = await sharp(path, { density })
    .resize({ ...size, fit: "fill" })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer();
  const shape = new Uint8Array(pixels.length / 4);
  const dark = new Uint8Array(pixels.length / 4);
  for (const i of shape.keys()) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(4 * i, 4 * i + 4);
    shape[i] = alpha;
    dark[i] = ((255 - 0.2126 * red - 0.7152 * green - 0.0722 * blue) * alpha) / 255;
  }
  const most = dark.reduce((a, b) => Math.max(a, b), 0);
  const mask = most < 32 ? shape : dark.map((value) => (value * 255) / most);
  return sharp(mask, { raw: { ...size, channels: 1 } })
    .webp({ lossless: true })
    .toBuffer();
}

if (import.meta.main) {
  const [place = "", path = ""] = process.argv.slice(2);
  const original = isPlace(place)
    ? beside(resolve(dirname(path)), () => readOriginal(basename(path), place))
    : { fault: `no place ${place}` };
  if ("fault" in original) throw new Error(original.fault);
  for (const name of namesOf(original)) console.log(await made(original, name));
}
