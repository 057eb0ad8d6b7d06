import type { Page } from "@playwright/test";
import { fontsAreThere, heldBackFonts } from "./fonts.ts";
import { expect, test } from "./test.ts";

test("fonts that come in time are in the first paint", async ({ page }) => {
  // A busy machine is not to decide what "in time" means: no timer ends.
  await page.addInitScript(() => Object.assign(window, { setTimeout: () => 0 }));
  const arrive = await heldBackFonts(page);
  await page.goto("/services", { waitUntil: "domcontentloaded" });
  await expect(page.locator("body")).toBeHidden();
  arrive();
  await isPainted(page);
  expect(await page.evaluate(fontsAreThere)).toBe(true);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("the text waits for its fonts a moment and no longer, and has them once they come", async ({ page }) => {
  const arrive = await heldBackFonts(page);
  await page.goto("/services", { waitUntil: "domcontentloaded" });
  await isPainted(page);
  expect(await page.evaluate(fontsAreThere)).toBe(false);
  arrive();
  await page.waitForFunction(fontsAreThere);
});

test("a document that does not end is shown all the same, and so is one whose fonts do not come either", async ({ page }) => {
  await page.addInitScript(() => {
    const { addEventListener } = window;
    const listen = (...args: Parameters<typeof addEventListener>) => args[0] !== "DOMContentLoaded" && addEventListener(...args);
    Object.assign(window, { addEventListener: listen });
  });
  const arrive = await heldBackFonts(page);
  await page.goto("/services", { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  arrive();
});

test("while fonts are on their way, a visitor who scrolls finds the page's end", async ({ page }) => {
  const arrive = await heldBackFonts(page);
  await page.goto("/services", { waitUntil: "domcontentloaded" });
  await isPainted(page);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const end = page.locator("footer > *").last();
  await expect.poll(() => end.evaluate((part) => part.checkVisibility({ contentVisibilityAuto: true }))).toBe(true);
  arrive();
});

test("the faces of the first view change together, and none waits for ever for one that hangs", async ({ page }) => {
  const hangs = Promise.withResolvers<void>();
  await page.route("**/martian75-*.woff2", async (route) => {
    await hangs.promise;
    await route.abort();
  });
  test.info().annotations.push({ type: "expected console", description: ".woff2" });
  await page.goto("/services", { waitUntil: "domcontentloaded" });
  await isPainted(page);
  await page.waitForFunction(() => [...document.fonts].some(({ family, status }) => /Franklin V/.test(family) && status === "loaded"));
  const faceOf = () => page.locator("h1").evaluate((heading) => getComputedStyle(heading).fontFamily);
  expect(await faceOf()).toMatch(/^"?Redaction fallback/);
  await expect.poll(faceOf).toMatch(/^"?Redaction"?,/);
  hangs.resolve();
});

for (const path of ["/", "/services"]) {
  test(`only the document and the fonts of its first view are asked for before ${path} is seen`, async ({ page }) => {
    await page.goto(path);
    await isPainted(page);
    const early = await page.evaluate(() => {
      const [painted] = performance.getEntriesByName("first-contentful-paint");
      return performance
        .getEntriesByType("resource")
        .filter(({ startTime }) => startTime < (painted?.startTime ?? 0))
        .map(({ name }) => new URL(name).pathname);
    });
    const fonts = await page.locator("link[rel=preload][as=font]").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(early).toEqual(expect.arrayContaining(fonts));
    expect(early.filter((name) => name.endsWith(".js") || name.includes("/style-"))).toEqual([]);
  });
}

test("a page that is loaded again shows its first frame in its own faces", async ({ page, browserName }) => {
  test.skip(browserName === "firefox", "its driver fetches what is intercepted anew");
  await page.addInitScript(() => {
    const frame = () => {
      if (performance.getEntriesByName("first-contentful-paint").length > 0) return;
      const faces = [...document.querySelectorAll<HTMLElement>("link[data-face]")].map(({ dataset }) => dataset.face ?? "");
      // Sections below the first view may already load fonts of their own.
      if (document.body?.checkVisibility()) Object.assign(window, { missing: faces.filter((face) => !document.fonts.check(face)) });
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  await page.goto("/services");
  await page.waitForFunction(fontsAreThere);
  await page.goto("/services");
  await isPainted(page);
  expect(await page.evaluate(() => ("missing" in window ? window.missing : "never seen"))).toEqual([]);
});

test("soon after load every section is laid out, whether or not somebody comes", async ({ page }) => {
  for (const path of ["/", "/esi-consulting", "/data-hosting"]) {
    await page.goto(path);
    await expect.poll(() => skippedSections(page), path).toBe(0);
  }
});

test("a browser that reports no paint shows a page with its style, its fonts and all its sections", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "PerformanceObserver"));
  await page.goto("/services");
  await page.waitForFunction(fontsAreThere);
  await expect.poll(() => skippedSections(page)).toBe(0);
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(ground).toBe("rgb(251, 250, 245)");
  expect(await page.locator("link[rel=stylesheet]").evaluateAll((links) => links.filter((link) => link.hasAttribute("disabled")))).toEqual(
    [],
  );
});

test("a machine that refuses fonts holds nothing back", async ({ page }) => {
  for (const description of [".woff2", "Failed to load resource"]) test.info().annotations.push({ type: "expected console", description });
  await page.route("**/*.woff2", (route) => route.abort());
  await page.goto("/services", { waitUntil: "load" });
  await expect.poll(() => skippedSections(page)).toBe(0);
});

test("a link into a page leads to its place, and a page loaded again stays where it was", async ({ page }) => {
  await page.goto("/data-hosting#trust");
  await expect(page.locator("#trust h2")).toBeInViewport();
  await page.goto("/data-hosting");
  await expect.poll(() => skippedSections(page)).toBe(0);
  await scrolledTo(page, 3000);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(3000);
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

const isPainted = (page: Page) => page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);

/** Scrolls, and resolves when the browser has finished. */
const scrolledTo = (page: Page, top: number) =>
  page.evaluate(
    (top) =>
      new Promise<void>((done) => {
        addEventListener("scrollend", () => done(), { once: true });
        scrollTo(0, top);
      }),
    top,
  );

/** Sections that the browser has not laid out because they are out of view. */
const skippedSections = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll("main > * > *, [data-apart] > *, footer > *")].filter(
        (part) => part.checkVisibility() && !part.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
  );
