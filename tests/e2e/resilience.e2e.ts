import type { Page, Route } from "@playwright/test";
import { company } from "#content/company.ts";
import { recovery } from "#content/recovery.ts";
import { sitePaths } from "#content/site-paths.ts";
import { complaintsOfReact, disturbances, expectConsole, expectWords, wordsOf } from "./disturbances.ts";
import { expect, hydrated, test } from "./test.ts";

test.use({ viewport: { width: 1440, height: 900 } });

/** A busy machine needs longer to load a page twice. */
const patiently = { timeout: 20_000 };

/** All pages share this code, so every second route takes one fault in turn; EVERY_ROUTE=true tests all faults on every route. */
const faults = ["section", "storage", "script", "release"] as const;
const takes = (index: number, fault: (typeof faults)[number]) =>
  process.env.EVERY_ROUTE === "true" || index % (2 * faults.length) === 2 * faults.indexOf(fault);

for (const [index, path] of sitePaths.entries()) {
  test.describe(path, () => {
    if (takes(index, "section"))
      test("stays readable, and says so, when a section throws", async ({ page }) => {
        expectConsole("a section that throws", "React error", "console error: Error", "during render Error");
        await page.goto(path);
        const words = await wordsOf(page);
        await page.route(routeModule(path), (route) =>
          route.fulfill({
            contentType: "text/javascript",
            body: 'export const meta = () => []; export default () => { throw new Error("a section that throws"); };',
          }),
        );
        await signOfVisitor(page);
        const notice = page.getByRole("alert").filter({ hasText: recovery.failed });
        await expect(notice.getByRole("link", { name: company.phone.display })).toBeVisible(patiently);
        await expect(notice.getByRole("link", { name: company.mail.info.address })).toBeVisible();
        await expect(notice.getByRole("button", { name: recovery.reload })).toBeVisible();
        expect(await wordsOf(page)).toBe(words);
        await expect(page.locator("header").first()).toBeVisible();
      });

    if (takes(index, "storage"))
      test("needs no storage, and no fragment that can be read", async ({ page }) => {
        expectConsole("sessionStorage", "not a decodable");
        await page.addInitScript(() => {
          for (const name of ["sessionStorage", "localStorage"])
            Object.defineProperty(window, name, {
              get: () => {
                throw new DOMException("The operation is insecure.", "SecurityError");
              },
            });
        });
        for (const fragment of ["#100%", "#%E0%A4%A"]) {
          await page.goto("about:blank");
          await page.goto(path + fragment);
          const words = await wordsOf(page);
          await hydrated(page);
          await expectWords(page, words);
        }
      });

    if (takes(index, "script"))
      test("is read and left without its scripts when one does not come", async ({ page }) => {
        expectConsole("entry.client", "Failed to load resource", "dynamically imported module");
        let loads = 0;
        page.on("request", (request) => request.isNavigationRequest() && loads++);
        await page.route("**/entry.client-*.js", (route) => route.abort());
        await page.goto(path);
        const words = await wordsOf(page);
        const asked = page.waitForRequest((request) => !request.isNavigationRequest() && request.resourceType() === "fetch");
        await signOfVisitor(page);
        await (await asked).response();
        expect(await wordsOf(page)).toBe(words);
        expect(loads).toBe(1);
      });

    if (takes(index, "release"))
      test("is loaded again, once, and says why, when it is from before a release", async ({ page }) => {
        // A reload aborts open requests.
        expectConsole("entry.client", "404", "download failed");
        let loads = 0;
        const asOfYesterday = async (route: Route) => {
          loads += 1;
          if (loads > 1) return route.fallback();
          const response = await route.fetch();
          const body = (await response.text()).replace(/entry\.client-[\w-]{8}/, "entry.client-yesterda");
          // Without the server's ETag, by which the browser would take this old document for the current one.
          const { etag, ...headers } = response.headers();
          expect(etag).toBeTruthy();
          return route.fulfill({ response, headers, body });
        };
        await page.route(path, asOfYesterday);
        await page.route("**/entry.client-yesterda.js", (route) => route.fulfill({ status: 404, body: "" }));
        await page.goto(path);
        // The starter fetches the address again before it reloads the page.
        loads = 1;
        await signOfVisitor(page);
        await expect(page.getByRole("alert").filter({ hasText: recovery.released })).toBeVisible(patiently);
        expect(await page.evaluate(() => performance.getEntriesByType("navigation").map((entry) => "type" in entry && entry.type))).toEqual(
          ["reload"],
        );
        expect((await wordsOf(page)).length).toBeGreaterThan(500);
      });
  });
}

for (const [name, disturb] of Object.entries(disturbances)) {
  for (const moment of ["before", "after"] as const) {
    test(`${name} ${moment} scripts come leave the form, what is typed in it, and the way on`, async ({ page }) => {
      expectConsole(...complaintsOfReact);
      await page.goto("/contact");
      const words = await wordsOf(page);
      if (moment === "before") await page.evaluate(disturb);
      await page.locator("#firstName").fill("Ada");
      await hydrated(page);
      if (moment === "after") await page.evaluate(disturb);
      if (moment === "before") await expectWords(page, words);
      await expect(page.locator("#firstName")).toHaveValue("Ada");
      await page.locator("#lastName").fill("Byron");
      await expect(page.locator("#firstName")).toHaveValue("Ada");
      await page.locator('footer a[href="/about"]:visible').first().click();
      await expect(page).toHaveURL("/about");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  }
}

test("the caret stays in an empty field when React renders a disturbed page anew", async ({ page }) => {
  expectConsole(...complaintsOfReact);
  const { promise: placed, resolve: havePlaced } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await placed;
    await route.continue();
  });
  await page.goto("/contact");
  await page.evaluate(disturbances["nodes removed"]);
  await page.locator("#firstName").focus();
  havePlaced();
  await hydrated(page);
  await expect(page.locator("#firstName")).toBeFocused();
  await page.keyboard.type("Ada");
  await expect(page.locator("#firstName")).toHaveValue("Ada");
});

test("a page whose module is gone leads back to where the visitor was, says why, and offers the way on", async ({ page }) => {
  expectConsole("404", "reloading page", "dynamically imported module", "console error: TypeError", "console error: Error", "about-");
  // Firefox sometimes reports an interrupted reload of the page as failed. The notice below shows that the page arrived.
  expectConsole("/services NS_ERROR_FAILURE");
  await page.goto("/services");
  await hydrated(page);
  await page.route(routeModule("/about"), (route) => route.fulfill({ status: 404, body: "" }));
  // As if the document were from another release.
  await page.evaluate(() => document.getElementById("starter")?.setAttribute("data-entry", "/assets/entry.client-yesterda.js"));
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click();
  const notice = page.getByRole("alert").filter({ hasText: recovery.released });
  await expect(notice).toBeVisible(patiently);
  await expect(page).toHaveURL("/services");
  await page.unroute(routeModule("/about"));
  await notice.getByRole("link", { name: recovery.goOn }).click();
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

/** Scripts load at once after a press. */
const signOfVisitor = (page: Page) => page.evaluate(() => void dispatchEvent(new Event("pointerdown")));

/** Matches a page's module by the bundler's file name. */
function routeModule(path: string) {
  const module = path === "/" ? "home" : path.startsWith("/blog/") ? "article-or-not-found" : path.slice(1);
  return (url: URL) => new RegExp(`/assets/${module}-[\\w-]{8}\\.js$`).test(url.pathname);
}
