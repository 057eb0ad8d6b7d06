import { expect, type Locator, test as playwright, type Route } from "@playwright/test";

/** Playwright's test, with what Firefox's protocol cannot do yet done another way. Every browser test begins here. */
export const test = playwright.extend({
  page: async ({ page, browserName, javaScriptEnabled }, use) => {
    if (browserName !== "firefox") return use(page);
    // Its window is that of the test before (playwright.config.ts), which may have opened another in front of it.
    await page.bringToFront();
    await page.addInitScript(typeAsAPersonDoes);
    if (!javaScriptEnabled) await page.route("**/*", withoutScripts);
    await use(page);
    // All else that a page keeps is cleared between tests; this stays with the window.
    await page.evaluate(() => sessionStorage.clear()).catch(() => undefined);
  },
});

export { expect };

/** A touch; a click in Firefox, whose protocol sends touches that do not become clicks. */
export async function tap(locator: Locator): Promise<void> {
  if (locator.page().context().browser()?.browserType().name() === "firefox") await locator.click();
  else await locator.tap();
}

/** Playwright's own way to fill a field in Firefox sets its value behind the back of React, which then sees no change. */
function typeAsAPersonDoes() {
  Object.defineProperty(window, "__pw_bidiInsertText", {
    get: () => (text: string) => void document.execCommand(text ? "insertText" : "delete", false, text),
    set: () => undefined,
  });
}

/** Scripts cannot be switched off either: documents come as a browser reads them that runs none. What a form posted is not told, and answered as it is. */
async function withoutScripts(route: Route) {
  const request = route.request();
  if (request.resourceType() !== "document" || request.method() !== "GET") return route.fallback();
  const response = await route.fetch({ maxRedirects: 0 });
  const body = (await response.text()).replace(/<script.*?<\/script>/gs, "").replace(/<\/?noscript>/g, "");
  return route.fulfill({ response, body });
}
