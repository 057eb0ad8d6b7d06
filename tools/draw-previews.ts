// Run by hand on the built site after a page was added or renamed, or the mark changed: node tools/draw-previews.ts
// Draws public/og/<page>.png for every page and the icons from public/mark.svg. Results and titles are committed.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { batesOf } from "content/site-map.ts";
import { sitePaths } from "content/site-paths.ts";
import { chromium } from "playwright-core";
import { readArticles } from "web/build/articles.ts";
import { practicePages } from "web/build/structured-data/practice-pages.ts";
import { documentTitle } from "web/layout/page-meta.ts";
import { previewOf, previewSize } from "web/layout/preview.ts";
import { chromiumArgs, findChromium } from "../tests/support/browser.ts";
import { documentOf } from "../tests/support/site.ts";
import { previewHtml } from "./previews/preview-html.ts";

const folder = fileURLToPath(new URL("../public", import.meta.url));
const icons = { "apple-touch-icon.png": 180, "icon-192.png": 192, "icon-512.png": 512 };

mkdirSync(`${folder}/og`, { recursive: true });
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
const page = await browser.newPage({ viewport: previewSize });
await drawPreviews();
await drawIcons();
await browser.close();

async function drawPreviews() {
  const titles: Record<string, string> = {};
  const articles = readArticles();
  for (const path of sitePaths) {
    const title = documentOf(path).root.querySelector("title")?.text.replace(documentTitle(""), "") ?? "";
    const practice = practicePages.find((known) => known.path === path)?.practice;
    await page.setContent(
      previewHtml({ title, bates: batesOf[path] ?? articles.find((article) => article.path === path)?.bates ?? 0, practice }),
    );
    await page.evaluate(fitTitle);
    const png = await page.screenshot({ path: `${folder}${previewOf(path)}` });
    titles[path] = title;
    console.log(`${previewOf(path)}  ${Math.ceil(png.length / 1024)} KB`);
  }
  writeFileSync(new URL("previews/titles.json", import.meta.url), `${JSON.stringify(titles, null, 2)}\n`);
}

/** Runs in the page: finds the largest size at which the title fits its box. */
async function fitTitle() {
  await document.fonts.ready;
  const title = document.querySelector("h1");
  for (let size = 250; title && size > 40; size -= 2) {
    title.style.fontSize = `${size}px`;
    if (title.scrollHeight <= title.clientHeight && title.scrollWidth <= title.clientWidth) return;
  }
}

/** The mark on bond paper with a wide margin, because phones may cut the corners. */
async function drawIcons() {
  const mark = readFileSync(`${folder}/mark.svg`, "utf8");
  for (const [file, size] of Object.entries(icons)) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(
      `<style>body { margin: 0; background: #FBFAF5 } svg { display: block; width: 60vw; margin: 20vw }</style>${mark}`,
    );
    await page.screenshot({ path: `${folder}/${file}` });
  }
}
