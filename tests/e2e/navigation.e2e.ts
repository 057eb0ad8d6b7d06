import type { Page } from "@playwright/test";
import { disturbances } from "./disturbances.ts";
import { heldBackFonts } from "./fonts.ts";
import { expect, hydrated, test } from "./test.ts";

test.use({ viewport: { width: 1440, height: 900 } });

test("the active page, and no other, is marked in the header", async ({ page }) => {
  for (const path of ["/about", "/case-studies", "/events", "/blog", "/resources", "/contact"]) {
    await page.goto(path);
    // Firefox reports a script as failed when its page was left before it arrived.
    await hydrated(page);
    const current = page.getByRole("navigation", { name: "Main" }).locator("[aria-current=page]");
    await expect(current).toHaveCount(1);
    await expect(current).toHaveAttribute("href", path);
  }
});

test("Skip to content is the first stop and leads to the content", async ({ page }) => {
  await page.goto("/services");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
});

test("a new page starts at the top, and Back and Forward return to where one was", async ({ page }) => {
  await page.goto("/services");
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, 900));
  await follow(page, "About");
  await expect(page).toHaveURL("/about");
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.evaluate(() => scrollTo(0, 500));
  await page.goBack();
  await expect(page).toHaveURL("/services");
  await expect.poll(() => scrollTop(page)).toBe(900);
  await page.goForward();
  await expect(page).toHaveURL("/about");
  await expect.poll(() => scrollTop(page)).toBe(500);
});

test("an anchor lands below the header, in a new document and within the page", async ({ page }) => {
  await page.goto("/google#consulting");
  await hydrated(page);
  await expectBelowHeader(page, "#consulting");
  await page.evaluate(() => scrollTo(0, 0));
  await go(page, "/google#consulting");
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
  await expectBelowHeader(page, "#consulting");
});

test("a changed query scrolls to the top; the pages that SPEC names do so again even where a link keeps the place", async ({ page }) => {
  for (const [path, top] of [
    ["/ai", 0],
    ["/about", 700],
  ] as const) {
    await page.goto(path);
    await hydrated(page);
    await page.evaluate(() => scrollTo(0, 700));
    await go(page, `${path}?from=menu`);
    await expect(page).toHaveURL(`${path}?from=menu`);
    await expect.poll(() => scrollTop(page), path).toBe(0);
    await page.evaluate(() => scrollTo(0, 700));
    await go(page, `${path}?from=footer`, { preventScrollReset: true });
    await expect(page).toHaveURL(`${path}?from=footer`);
    await expect.poll(() => scrollTop(page), path).toBe(top);
  }
});

test("title, metas, canonical link, feeds and the line for paper follow the page", async ({ page }) => {
  await page.goto("/services");
  await hydrated(page);
  for (const [name, path] of [
    ["About", "/about"],
    ["Our Blog", "/blog"],
  ] as const) {
    await follow(page, name);
    await expect(page).toHaveURL(path);
    await expect.poll(() => describedAs(page)).toEqual(await asDocument(page, path));
  }
});

test("they follow it also where a translator had changed the title and the text", async ({ page }) => {
  for (const description of ["React error", "console error: Error"])
    test.info().annotations.push({ type: "expected console", description });
  await page.goto("/services");
  await page.evaluate(() => {
    document.title = "Servicios";
  });
  await page.evaluate(disturbances["words wrapped by a translator"]);
  await hydrated(page);
  await follow(page, "About");
  await expect(page).toHaveURL("/about");
  await expect.poll(() => describedAs(page)).toEqual(await asDocument(page, "/about"));
});

test("no script is asked for until somebody comes", async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto("/ediscovery", { waitUntil: "networkidle" });
  expect(scripts).toEqual([]);
  await page.mouse.move(700, 300);
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

test("a press is answered with scripts before the page has loaded", async ({ page }) => {
  const arrive = await heldBackFonts(page);
  const scripts = scriptsOf(page);
  await page.goto("/ediscovery", { waitUntil: "domcontentloaded" });
  expect(scripts).toEqual([]);
  await page.mouse.click(700, 300);
  await page.waitForSelector("#find button[aria-keyshortcuts]", { state: "attached" });
  expect(await page.evaluate(() => document.readyState)).toBe("interactive");
  arrive();
  await page.waitForLoadState("load");
});

const scrollTop = (page: Page) => page.evaluate(() => scrollY);

/** A pointer's click would first scroll as if the sticky header's link were at its static position. */
const follow = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true }).dispatchEvent("click");

/** Navigates as a link does. */
async function go(page: Page, to: string, options = {}) {
  await page.evaluate(
    ([to, options]) => {
      const { __reactRouterDataRouter: router } = {
        __reactRouterDataRouter: { navigate: (_to: string, _options: object) => {} },
        ...window,
      };
      router.navigate(to, options);
    },
    [to, options] as const,
  );
}

async function expectBelowHeader(page: Page, selector: string) {
  const top = await page.locator(selector).evaluate((section) => section.getBoundingClientRect().top);
  const bottom = await page
    .locator("header")
    .first()
    .evaluate((bar) => bar.getBoundingClientRect().bottom);
  expect(top).toBeGreaterThanOrEqual(bottom - 1);
  expect(top).toBeLessThan(bottom + 200);
}

function scriptsOf(page: Page): readonly string[] {
  const urls: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && urls.push(request.url()));
  return urls;
}

/** What a document tells machines about itself, in no order. */
const describedAs = (page: Page) => page.evaluate(described);

/** The same for the document that the server has at a path. */
async function asDocument(page: Page, path: string) {
  const other = await page.context().newPage();
  await other.goto(path);
  const found = await other.evaluate(described);
  await other.close();
  return found;
}

function described() {
  const elements = document.querySelectorAll("head > :is(title, meta[name], meta[property], link[rel=canonical], link[rel=alternate])");
  const { site, runningLine } = document.documentElement.dataset;
  return { said: [...elements].map((element) => element.outerHTML).sort(), site, runningLine };
}
