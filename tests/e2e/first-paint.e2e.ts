import type { Page } from "@playwright/test";
import { headingsFontIsThere, heldBackFonts } from "./fonts.ts";
import { expect, test } from "./test.ts";

test("the text does not wait for its fonts, and has them once they come", async ({ page }) => {
  const arrive = await heldBackFonts(page);
  await page.goto("/services", { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  await expect(page.locator("html")).not.toHaveAttribute("data-laid");
  arrive();
  await page.waitForFunction(headingsFontIsThere);
});

for (const path of ["/", "/services"]) {
  test(`nothing but the document is asked for before ${path} is seen`, async ({ page }) => {
    await page.goto(path);
    const asked = await page.evaluate(() => {
      const [painted] = performance.getEntriesByName("first-contentful-paint");
      return performance
        .getEntriesByType("resource")
        .filter(({ name }) => /\.(css|js|woff2)$/.test(name))
        .map(({ name, startTime }) => ({ name, early: startTime < (painted?.startTime ?? 0) }));
    });
    expect(asked.filter(({ early }) => early)).toEqual([]);
    expect(asked.length, "fonts and the rest of the rules").toBeGreaterThan(2);
  });
}

test("a page that has loaded is whole: its fonts are there, and every section is laid out", async ({ page }) => {
  for (const path of ["/", "/forensics"]) {
    await page.goto(path, { waitUntil: "load" });
    expect(await page.evaluate(headingsFontIsThere), path).toBe(true);
    expect(await skippedSections(page), path).toBe(0);
    await expect(page.locator("iframe")).toHaveCount(0);
  }
});

test("a machine that refuses fonts holds nothing back", async ({ page }) => {
  for (const description of [".woff2", "Failed to load resource"]) test.info().annotations.push({ type: "expected console", description });
  // Without the timer that lays a page out whatever is missing.
  await page.addInitScript(() => {
    const set = window.setTimeout;
    Object.assign(window, { setTimeout: (run: () => void, ms = 0) => (ms < 5_000 ? set(run, ms) : 0) });
  });
  await page.route("**/*.woff2", (route) => route.abort());
  await page.goto("/services", { waitUntil: "load" });
  expect(await skippedSections(page)).toBe(0);
});

test("what is further down is laid out soon, whether or not somebody comes", async ({ page }) => {
  await page.goto("/data-hosting");
  await expect.poll(() => skippedSections(page)).toBe(0);
});

test("a link into a page leads to its place, and a page loaded again stays where it was", async ({ page }) => {
  await page.goto("/data-hosting#trust");
  await expect(page.locator("#trust h2")).toBeInViewport();
  const position = () => page.evaluate(() => scrollY);
  await page.goto("/data-hosting");
  await expect.poll(() => skippedSections(page)).toBe(0);
  await page.evaluate(() => scrollTo(0, 3000));
  await page.waitForTimeout(300);
  await page.reload();
  await expect.poll(position).toBe(3000);
});

test.describe("without scripts", () => {
  test.skip(({ browserName }) => browserName === "firefox", "its driver cannot switch scripts off");
  test.use({ javaScriptEnabled: false });
  test("the fonts come by themselves", async ({ page }) => {
    const fonts: string[] = [];
    page.on("request", (request) => request.resourceType() === "font" && fonts.push(request.url()));
    await page.goto("/services");
    expect(fonts.length).toBeGreaterThanOrEqual(2);
  });

  test("no section waits for its turn", async ({ page }) => {
    await page.goto("/data-hosting");
    expect(await skippedSections(page)).toBe(0);
  });
});

/** Sections that the browser has not laid out because they are out of sight. */
const skippedSections = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll("main > * > *, footer > *")].filter((part) => !part.checkVisibility({ contentVisibilityAuto: true }))
        .length,
  );
