// Run by hand to look at pages:
// node tools/screenshots.ts /path[,/path] [width,width] [--dark] [--fold] [--base http://127.0.0.1:5173] [--out folder]
// Cuts long pages into pieces of 1,500 px. Prints console errors and warnings, failed requests and sideways overflow.
import { mkdirSync } from "node:fs";
import { parseArgs } from "node:util";
import { chromium, type Page } from "playwright-core";
import { chromiumArgs, findChromium } from "../tests/support/browser.ts";

const PIECE = 1500;
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    dark: { type: "boolean", default: false },
    fold: { type: "boolean", default: false },
    base: { type: "string", default: "http://127.0.0.1:5173" },
    out: { type: "string", default: ".cache/screenshots" },
  },
});
const paths = (positionals[0] ?? "/").split(",");
const widths = (positionals[1] ?? "390,820,1440,1920").split(",").map(Number);

const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
mkdirSync(values.out, { recursive: true });
for (const path of paths) for (const width of widths) await shoot(path, width);
await browser.close();

async function shoot(path: string, width: number) {
  const page = await browser.newPage({
    viewport: { width, height: width < 600 ? 844 : width < 1000 ? 1100 : 900 },
    reducedMotion: "reduce",
    colorScheme: values.dark ? "dark" : "light",
  });
  page.on(
    "console",
    (message) => ["error", "warning"].includes(message.type()) && console.log(path, width, message.type(), message.text()),
  );
  page.on("pageerror", (error) => console.log(path, width, "error", error.message));
  page.on("requestfailed", (request) => console.log(path, width, "failed", request.url()));
  await page.goto(values.base + path, { waitUntil: "load" });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(400);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (overflow > 0) console.log(path, width, "overflows sideways by", overflow, "px");
  await save(page, `${values.out}/${path === "/" ? "home" : path.slice(1).replace(/[/#?=&]/g, "-")}-${width}${values.dark ? "-dark" : ""}`);
  await page.close();
}

async function save(page: Page, name: string) {
  if (values.fold) return page.screenshot({ path: `${name}-fold.png` });
  const { width } = page.viewportSize() ?? { width: 0 };
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0, piece = 1; top < height; top += PIECE, piece++) {
    await page.screenshot({
      path: `${name}-${piece}.png`,
      fullPage: true,
      clip: { x: 0, y: top, width, height: Math.min(PIECE, height - top) },
    });
  }
  console.log(`${name}-1..${Math.ceil(height / PIECE)}.png, ${height} px high`);
}
