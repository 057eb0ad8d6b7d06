import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { createCanvas, GlobalFonts, loadImage, type SKRSContext2D } from "@napi-rs/canvas";
import { brandColors } from "content/brand-colors.ts";
import { company } from "content/company.ts";
import { practices } from "content/navigation.ts";
import { parse } from "node-html-parser";
import sharp from "sharp";
import { documentTitle, previewSize } from "web/layout/page-meta.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const svg = readFileSync(`${root}content/brand/mark.svg`, "utf8");
/** The brand's typefaces by the names under which a canvas knows them here. */
const faces = { Serif: "redaction-400", Sans: "franklin-var", Mono: "martian75-var" } as const;
type Family = keyof typeof faces;
registerFaces(`${root}content/brand/fonts`);

const colour = (name: string) => brandColors[name]?.light ?? "";
const ICONS = { "apple-touch-icon.png": 180, "icon-192.png": 192, "icon-512.png": 512 };

/**
 * Draws the preview that each built document names (`og:image`), with its title, and the icons from
 * the mark.
 */
export async function drawPreviews(site: string): Promise<void> {
  // The mark's own colours: a canvas knows no custom properties.
  const image = await loadImage(Buffer.from(svg.replace(/var\(--[\w-]+, (.+?)\)/g, "$1")));
  for (const file of globSync("**/index.html", { cwd: site })) {
    const { title, bates, practice, address } = aboutDocument(
      readFileSync(join(site, file), "utf8"),
    );
    if (!address.startsWith("/og/")) continue;
    mkdirSync(dirname(site + address), { recursive: true });
    const drawn = drawPreview({ title, bates, practice, image });
    // The same pixels in two thirds of the bytes.
    writeFileSync(site + address, await sharp(drawn).png({ compressionLevel: 9 }).toBuffer());
  }
  writeFileSync(`${site}/mark.svg`, svg);
  for (const [file, size] of Object.entries(ICONS))
    writeFileSync(`${site}/${file}`, drawIcon(image, size));
}

/**
 * Makes the typefaces known to every canvas. Throws with the file that cannot be read: a canvas
 * would draw in a typeface of the machine, without a word.
 */
export function registerFaces(folder: string): void {
  for (const [family, file] of Object.entries(faces))
    if (GlobalFonts.registerFromPath(`${folder}/${file}.woff2`, family) === null)
      throw new Error(
        `The previews need the typeface ${folder}/${file}.woff2, which cannot be read`,
      );
}

/** What a document's preview shows, and its address on the site. */
function aboutDocument(html: string) {
  const document = parse(html);
  const address =
    document.querySelector('meta[property="og:image"]')?.getAttribute("content") ?? "";
  return {
    title: (document.querySelector("title")?.text ?? "").replace(documentTitle(""), ""),
    bates: document.querySelector("[data-bates]")?.text ?? "",
    practice: Object.entries(practices).findIndex(
      ([key]) => key === document.querySelector("main")?.getAttribute("data-practice"),
    ),
    address: address.replace(company.origin, ""),
  };
}

type Image = Awaited<ReturnType<typeof loadImage>>;
type Preview = Omit<ReturnType<typeof aboutDocument>, "address"> & { readonly image: Image };

const INK = colour("ink");
/** Where the title may be. */
const BOX = { left: 284, top: 44, width: 860, height: 436 };

/** One sheet of pleading paper with the page's title, as a PNG. */
function drawPreview({ title, bates, practice, image }: Preview): Buffer {
  const canvas = createCanvas(previewSize.width, previewSize.height);
  const context = canvas.getContext("2d");
  // The stocks are numbered as the practices are.
  const stock = Object.values(practices)[practice];
  context.fillStyle = colour(stock ? `tab-${practice + 1}` : "bond");
  context.fillRect(0, 0, canvas.width, canvas.height);
  drawMargin(
    context,
    bates,
    stock
      ? [`Tab ${stock.letter}`, stock.name]
      : [company.address.city, `est. ${company.established}`],
  );
  drawTitle(context, title);
  drawFoot(context, image);
  return canvas.toBuffer("image/png");
}

function drawMargin(context: SKRSContext2D, bates: string, words: readonly string[]) {
  context.globalAlpha = 0.45;
  write(context, INK, { family: "Mono", size: 13, weight: 450, align: "right" });
  for (let line = 1; line <= 19; line++) context.fillText(String(line), 46, 32 * line);
  context.globalAlpha = 0.26;
  for (const x of [232, 237]) context.fillRect(x, 0, 2, previewSize.height);
  context.globalAlpha = 1;
  write(context, INK, { family: "Mono", size: 17, weight: 600 });
  context.fillText(bates, 66, 63);
  write(context, INK, { family: "Sans", size: 19, weight: 500 });
  const lines = words.flatMap((line) => linesWithin(context, line, 150));
  for (const [i, line] of lines.entries()) context.fillText(line, 66, 103 + 26 * i);
}

/** The title in the largest size that fits, with its end highlighted. */
function drawTitle(context: SKRSContext2D, title: string) {
  let [size, tooLarge] = [40, 250];
  while (tooLarge - size > 1) {
    const next = (size + tooLarge) / 2;
    write(context, INK, { family: "Serif", size: next });
    const lines = linesWithin(context, title, BOX.width);
    if (
      lines.length * next * 0.96 > BOX.height ||
      lines.some((line) => widthOf(context, line) > BOX.width)
    )
      tooLarge = next;
    else size = next;
  }
  write(context, INK, { family: "Serif", size });
  const lines = balancedLines(context, title);
  const struck = title.length - endOf(title).length;
  let place = 0;
  for (const [i, line] of lines.entries()) {
    const base = BOX.top + size * (0.77 + 0.96 * i);
    const from = Math.max(0, struck - place);
    if (from < line.length) {
      const left = BOX.left + widthOf(context, line.slice(0, from));
      context.fillStyle = colour("mark");
      context.fillRect(
        left - size * 0.09,
        base - size * 0.7,
        widthOf(context, line.slice(from)) + size * 0.18,
        size * 0.82,
      );
    }
    context.fillStyle = INK;
    context.fillText(line, BOX.left, base);
    place += line.length + 1;
  }
}

function drawFoot(context: SKRSContext2D, image: Image) {
  context.fillStyle = INK;
  context.fillRect(BOX.left, 514, BOX.width, 2);
  context.drawImage(image, BOX.left, 540, 46, 46);
  write(context, INK, { family: "Serif", size: 44 });
  context.fillText(company.name, BOX.left + 64, 578);
  const room = BOX.width - 64 - widthOf(context, company.name) - 40;
  write(context, INK, { family: "Mono", size: 18, weight: 500, align: "right" });
  const { hostname } = new URL(company.origin);
  if (widthOf(context, hostname) < room) context.fillText(hostname, BOX.left + BOX.width, 570);
}

/** The mark on the page's ground with a wide margin, because phones may cut the corners. */
function drawIcon(image: Image, size: number): Buffer {
  const canvas = createCanvas(size, size);
  const context = canvas.getContext("2d");
  context.fillStyle = colour("bond");
  context.fillRect(0, 0, size, size);
  context.drawImage(image, size * 0.2, size * 0.2, size * 0.6, size * 0.6);
  return canvas.toBuffer("image/png");
}

type Type = {
  readonly family: Family;
  readonly size: number;
  readonly weight?: number;
  readonly align?: "left" | "right";
};

function write(
  context: SKRSContext2D,
  ink: string,
  { family, size, weight = 400, align = "left" }: Type,
) {
  context.fillStyle = ink;
  context.font = `${size}px ${family}`;
  context.fontVariationSettings = `"wght" ${weight}`;
  context.letterSpacing = family === "Serif" ? `${-0.035 * size}px` : "0px";
  context.textAlign = align;
}

const widthOf = (context: SKRSContext2D, text: string) => context.measureText(text).width;

/** The title in as few lines as its size allows, none much longer than another. */
function balancedLines(context: SKRSContext2D, title: string): string[] {
  const count = linesWithin(context, title, BOX.width).length;
  let [narrow, wide] = [0, BOX.width];
  while (wide - narrow > 4) {
    const width = (narrow + wide) / 2;
    if (linesWithin(context, title, width).length > count) narrow = width;
    else wide = width;
  }
  return linesWithin(context, title, wide);
}

function linesWithin(context: SKRSContext2D, title: string, width: number): string[] {
  const [first = "", ...words] = title.split(" ");
  const lines = [first];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (widthOf(context, longer) > width) lines.push(word);
    else lines.splice(-1, 1, longer);
  }
  return lines;
}

/**
 * The title's end, which is highlighted: what follows the last colon or comma if it is short, else
 * the last word.
 */
function endOf(title: string): string {
  return /[:,] ([^:,]{1,26})$/.exec(title)?.[1] ?? title.slice(title.lastIndexOf(" ") + 1);
}
