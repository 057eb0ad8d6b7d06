// npm run pictures -- <revision>: compares pictures of the working tree's pages with those of
// another revision, pixel by pixel.
// npm run pictures -- [revision] [--built <folder of a built site>] [--pages /,/about] [--widths
// 390,820,1440,1920]
//   [--themes light,dark,print] [--allow <pixels>]
// What differs is in .cache/pictures. No picture is ever committed: the other revision draws its
// own.
import { rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { sitePaths } from "content/site-paths.ts";
import { chromium } from "playwright-core";
import { chromiumArgs, findChromium } from "../tests/support/browser.ts";
import { baselineSite, workingSite } from "./baseline.ts";
import {
  compareParts,
  largestMove,
  openPage,
  type Picture,
  type Theme,
  takePicture,
  themes,
} from "./picture.ts";
import { serveFolder } from "./serve-folder.ts";

const FOLDER = ".cache/pictures";
/** The width of a Letter page in CSS pixels. */
const PAPER = 816;
const AT_ONCE = 2;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    built: { type: "string" },
    pages: { type: "string", default: sitePaths.join(",") },
    widths: { type: "string", default: "390,820,1440,1920" },
    themes: { type: "string", default: themes.join(",") },
    allow: { type: "string", default: "0" },
  },
});
const wanted = themes.filter((theme) => values.themes.split(",").includes(theme));
const onScreen = wanted.filter((theme) => theme !== "print");
const widths = onScreen.length > 0 ? values.widths.split(",").map(Number) : [];
const paper = wanted.includes("print") ? [PAPER] : [];
const jobs = values.pages
  .split(",")
  .flatMap((path) => [
    ...widths.map((width) => ({ path, width, themes: onScreen })),
    ...paper.map((width) => ({ path, width, themes: ["print"] as const })),
  ]);

const start = performance.now();
const sites = [
  await serveFolder(baselineSite(positionals[0], values.built)),
  await serveFolder(workingSite()),
];
const origins = sites.map(({ origin }) => origin);
rmSync(FOLDER, { recursive: true, force: true });
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
const rows: Row[] = [];
let [taken, next] = [0, 0];
await Promise.all(Array.from({ length: AT_ONCE }, work));
await browser.close();
for (const { server } of sites) server.close();

if (rows.length > 0) console.table(rows);
console.log(
  `${taken} pictures compared in ${Math.round((performance.now() - start) / 1000)} s, ${rows.length} differ.`,
);
if (rows.length > 0) console.log(`Look at ${FOLDER}.`);
process.exitCode = rows.some(({ pixels }) => pixels > Number(values.allow)) ? 1 : 0;

type Row = { page: string; width: number; theme: Theme; pixels: number; "largest move": string };

async function work() {
  for (let job = jobs[next++]; job; job = jobs[next++]) await compare(job);
}

async function compare({ path, width, themes }: (typeof jobs)[number]) {
  const before = await picturesOf(`${origins[0]}${path}`, width, themes);
  const after = await picturesOf(`${origins[1]}${path}`, width, themes);
  for (const [i, theme] of themes.entries()) {
    const [old, now] = [before[i], after[i]];
    if (!old || !now) continue;
    taken++;
    const pixels = compareParts(
      old,
      now,
      `${FOLDER}/${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}-${width}-${theme}`,
    );
    const { name, by } = largestMove(old.places, now.places);
    if (pixels > 0)
      rows.push({
        page: path,
        width,
        theme,
        pixels,
        "largest move": by > 0 ? `${by.toFixed(1)} px: ${name}` : "none",
      });
  }
}

async function picturesOf(
  url: string,
  width: number,
  themes: readonly Theme[],
): Promise<readonly Picture[]> {
  const page = await openPage(browser, url, width);
  const pictures: Picture[] = [];
  for (const theme of themes) pictures.push(await takePicture(page, theme));
  await page.close();
  return pictures;
}
