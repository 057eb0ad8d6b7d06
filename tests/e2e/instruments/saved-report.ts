import { readFileSync } from "node:fs";
import type { Locator } from "@playwright/test";
import { instrumentFrame } from "web/instruments/frame/words.ts";

/** Presses "Save report" and returns the report. Firefox's protocol reports no downloads: there the page's Blob is read. */
export async function savedReport(exhibit: Locator) {
  const page = exhibit.page();
  const save = exhibit.getByRole("button", { name: instrumentFrame.saveReport });
  if (page.context().browser()?.browserType().name() !== "firefox") {
    const [download] = await Promise.all([page.waitForEvent("download"), save.click()]);
    return JSON.parse(readFileSync(await download.path(), "utf8"));
  }
  await page.evaluate(() => {
    const make = URL.createObjectURL;
    URL.createObjectURL = (made: Blob) => {
      made.text().then((text) => {
        document.documentElement.dataset.saved = text;
      });
      return make.call(URL, made);
    };
  });
  await save.click();
  await page.waitForSelector("html[data-saved]");
  return JSON.parse(await page.evaluate(() => document.documentElement.dataset.saved ?? ""));
}
