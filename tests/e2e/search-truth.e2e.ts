import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "./test.ts";

/** The texts as shipped: pages with their sections' texts, in the order of the heads. */
const assets = "build/client/assets";
const shipped = (name: string): string =>
  readFileSync(`${assets}/${readdirSync(assets).find((file) => file.startsWith(name) && file.endsWith(".js"))}`, "utf8");
const pages = [...shipped("_virtual_search-pages-").matchAll(/\[[`"](\/[^`"]*)[`"],\[(.*?)\]\]/gs)];

test("the index of a page holds nothing that a visitor cannot see on it", async ({ page }) => {
  test.slow();
  expect(pages.length).toBeGreaterThan(30);
  const unseen: string[] = [];
  for (const [, path = "", texts = ""] of pages) {
    await page.goto(path);
    // Sections that are not laid out yet have no visible text.
    await page.locator("html[data-whole]").waitFor({ state: "attached" });
    const seen = await page.evaluate(() => {
      for (const details of document.querySelectorAll("details")) details.open = true;
      // Dialogs that open in place count as seen.
      const opened = [...document.querySelectorAll<HTMLDialogElement>("main dialog[data-searched=true]")].map((panel) => {
        panel.show();
        return panel.innerText;
      });
      return [document.querySelector("main")?.innerText ?? "", ...opened].join(" ");
    });
    const words = new Set(wordsOf(texts.replaceAll("\\n", " ")));
    const visible = new Set(wordsOf(seen));
    const missing = [...words].filter((word) => !visible.has(word));
    if (missing.length > 0) unseen.push(`${path}: ${missing.join(" ")}`);
  }
  expect(unseen).toEqual([]);
});

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
