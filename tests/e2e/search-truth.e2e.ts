import { readFileSync } from "node:fs";
import { expect, test } from "./test.ts";

/** The texts as shipped: pages with those of their sections. */
const pages: readonly (readonly [path: string, texts: readonly string[]])[] = JSON.parse(
  readFileSync("build/client/search/pages.json", "utf8"),
);

test("the index of a page holds nothing that a visitor cannot see on it", async ({ page }) => {
  test.slow();
  expect(pages.length).toBeGreaterThan(30);
  const unseen: string[] = [];
  for (const [path, texts] of pages) {
    await page.goto(path);
    const seen = await page.evaluate(() => {
      // Sections that are not laid out yet have no visible text.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("main > section, [data-apart] { content-visibility: visible !important; }");
      document.adoptedStyleSheets.push(sheet);
      for (const details of document.querySelectorAll("details")) details.open = true;
      // Dialogs that open in place count as seen.
      const opened = [...document.querySelectorAll<HTMLDialogElement>("main dialog[data-searched=true]")].map((panel) => {
        panel.show();
        return panel.innerText;
      });
      return [document.querySelector("main")?.innerText ?? "", ...opened].join(" ");
    });
    const words = new Set(wordsOf(texts.join(" ")));
    const visible = new Set(wordsOf(seen));
    const missing = [...words].filter((word) => !visible.has(word));
    if (missing.length > 0) unseen.push(`${path}: ${missing.join(" ")}`);
  }
  expect(unseen).toEqual([]);
});

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
