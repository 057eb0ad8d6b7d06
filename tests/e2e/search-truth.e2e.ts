import { readdirSync, readFileSync } from "node:fs";
import { field, openedAt, options } from "./search-test.ts";
import { expect, test } from "./test.ts";

/** The texts as they are shipped: pages, their sections' texts in the order of the heads. */
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
    const seen = await page.evaluate(() => {
      for (const details of document.querySelectorAll("details")) details.open = true;
      return new Set((document.querySelector("main")?.innerText ?? "").toLowerCase().match(/[\p{L}\p{N}]+/gu));
    });
    const words = new Set(
      texts
        .replaceAll("\\n", " ")
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu),
    );
    const missing = [...words].filter((word) => !seen.has(word));
    if (missing.length > 0) unseen.push(`${path}: ${missing.join(" ")}`);
  }
  expect(unseen).toEqual([]);
});

test("a processor four times as slow types on while the texts are read", async ({ page, browserName }) => {
  test.skip(browserName !== "chromium", "only Chromium can be slowed down");
  const session = await page.context().newCDPSession(page);
  await openedAt(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.evaluate(() => {
    const tasks: number[] = [];
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: "longtask" });
    Object.assign(window, { tasks });
  });
  await field(page).pressSequentially("chain of custody");
  await expect(options(page).first()).toContainText("Litigation Support");
  const longest = await page.evaluate(() => Math.max(0, ...(Reflect.get(window, "tasks") as number[])));
  test.info().annotations.push({ type: "longest task, ms", description: String(longest) });
  console.log("longest", longest);
});
