import { readFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";
import { instrumentFrame } from "content/instruments.ts";
import type { InstrumentName } from "instruments/names.ts";
import { tools } from "web/instruments/tools.ts";

/** Opens the page of an instrument, at the instrument. */
export async function opened(page: Page, name: InstrumentName): Promise<Locator> {
  await page.goto(tools().find(({ to }) => to.endsWith(`#${name}`))?.to ?? "");
  return page.locator(`[data-instrument=${name}]`);
}

/** Chooses files, which are given as names with contents. */
export const choose = (exhibit: Locator, files: Readonly<Record<string, string | Uint8Array>>) =>
  exhibit
    .locator("input[type=file]")
    .first()
    .setInputFiles(
      Object.entries(files).map(([name, content]) => ({
        name,
        mimeType: "application/octet-stream",
        buffer: Buffer.from(content),
      })),
    );

/** Drops files, which are given as names with texts, as a person does from a folder. */
export const drop = (exhibit: Locator, files: Readonly<Record<string, string>>) =>
  exhibit
    .locator("fieldset[aria-label]")
    .first()
    .evaluate((bag, given) => {
      const dataTransfer = new DataTransfer();
      for (const [name, text] of Object.entries(given))
        dataTransfer.items.add(new File([text], name));
      bag.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer }));
    }, files);

/** Waits for the page's script: the search's button says its keys once they work. */
export async function ready(page: Page): Promise<void> {
  await page.waitForSelector("#find button[aria-keyshortcuts]", { state: "attached" });
}

/**
 * Waits for the page's script. Every request after it is recorded, as "GET
 * /assets/links-worker.js".
 */
export async function requestsOf(page: Page): Promise<string[]> {
  await ready(page);
  const requests: string[] = [];
  page.on("request", (request) =>
    requests.push(`${request.method()} ${new URL(request.url()).pathname}`),
  );
  return requests;
}

/** Expects that nothing but scripts, style sheets and fonts of the site was asked for. */
export function expectOwnScripts(requests: readonly string[]): void {
  expect(
    requests.filter((request) => !/^GET \/assets\/[\w.-]+\.(?:js|css|woff2)$/.test(request)),
  ).toEqual([]);
}

/**
 * Expects the same, and starts the instrument again, without a network where the driver can take it
 * away. Empties `requests`.
 */
export async function againOffline(exhibit: Locator, requests: string[]): Promise<void> {
  expectOwnScripts(requests);
  await exhibit.getByRole("button", { name: instrumentFrame.again }).click();
  const context = exhibit.page().context();
  if (context.browser()?.browserType().name() === "chromium") await context.setOffline(true);
  requests.length = 0;
}

/**
 * Presses "Save report" and returns the report. Firefox's protocol reports no downloads: there the
 * page's Blob is read.
 */
export async function savedReport(exhibit: Locator) {
  const page = exhibit.page();
  if (page.context().browser()?.browserType().name() !== "firefox")
    return JSON.parse(await savedText(exhibit, instrumentFrame.saveReport));
  await page.evaluate(() => {
    const make = URL.createObjectURL;
    URL.createObjectURL = (made: Blob) => {
      made.text().then((text) => {
        document.documentElement.dataset.saved = text;
      });
      return make.call(URL, made);
    };
  });
  await exhibit.getByRole("button", { name: instrumentFrame.saveReport }).click();
  await page.waitForSelector("html[data-saved]");
  return JSON.parse(await page.evaluate(() => document.documentElement.dataset.saved ?? ""));
}

/** Presses the button with this name and returns the text that is saved. In Chromium. */
export async function savedText(exhibit: Locator, name: string): Promise<string> {
  const [download] = await Promise.all([
    exhibit.page().waitForEvent("download"),
    exhibit.getByRole("button", { name }).click(),
  ]);
  return readFileSync(await download.path(), "utf8");
}
