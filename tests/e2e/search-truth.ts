import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";

/** The texts as shipped: pages with those of their sections. Articles have their own. */
const indexed = new Map<string, readonly string[]>(JSON.parse(readFileSync("build/client/search/pages.json", "utf8")));

/** Expects that the index of the page at `path` holds no word that a visitor cannot see there. Opens all folds, and dialogs that are searched. */
export async function expectIndexSeen(page: Page, path: string): Promise<void> {
  expect(indexed.size).toBeGreaterThan(30);
  const seen = new Set(wordsOf(await page.evaluate(textSeen)));
  expect.soft(wordsOf((indexed.get(path) ?? []).join(" ")).filter((word) => !seen.has(word))).toEqual([]);
}

/** Runs in the page. */
function textSeen(): string {
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
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
