import { expect, type Locator, test as playwright, type Route } from "@playwright/test";

/**
 * Playwright's test, with what it leaves behind in a window and what Firefox's protocol lacks.
 * Every browser test is based on it.
 */
export const test = playwright.extend({
  page: async ({ page, browserName, javaScriptEnabled }, use) => {
    // The next test gets this window (playwright.config.ts), and Playwright leaves it without a
    // network.
    if (browserName !== "firefox") {
      await use(page);
      return page.context().setOffline(false);
    }
    // The previous test may have opened another window in front.
    await page.bringToFront();
    await page.addInitScript(typeAsAPersonDoes);
    if (!javaScriptEnabled) await page.route("**/*", withoutScripts);
    await use(page);
    // Playwright clears everything else between tests; session storage stays with the window.
    await page.evaluate(() => sessionStorage.clear()).catch(() => undefined);
    // Firefox may report this page's load late. During Playwright's clearing it would count as the
    // load of another page.
    await page.goto("about:blank").catch(() => undefined);
  },
});

export { expect };

/** A touch; in Firefox a click, because touches sent by its protocol do not become clicks. */
export async function tap(locator: Locator): Promise<void> {
  if (locator.page().context().browser()?.browserType().name() === "firefox") await locator.click();
  else await locator.tap();
}

/** In Firefox Playwright fills a field past React, which then sees no change. */
function typeAsAPersonDoes() {
  Object.defineProperty(window, "__pw_bidiInsertText", {
    get: () => (text: string) =>
      void document.execCommand(text ? "insertText" : "delete", false, text),
    set: () => undefined,
  });
}

/**
 * Firefox's driver cannot switch scripts off, so documents lose their scripts and <noscript> tags.
 * Posts pass unchanged: the protocol does not report their body.
 */
async function withoutScripts(route: Route) {
  const request = route.request();
  if (request.resourceType() !== "document" || request.method() !== "GET") return route.fallback();
  const response = await route.fetch({ maxRedirects: 0 });
  const body = (await response.text())
    .replace(/<script.*?<\/script>/gs, "")
    .replace(/<\/?noscript>/g, "");
  return route.fulfill({ response, body });
}
