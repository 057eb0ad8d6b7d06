import { expect, type Locator, test as playwright } from "@playwright/test";

/** Playwright's test, with what Firefox's protocol cannot do yet done another way. Every browser test begins here. */
export const test = playwright.extend({
  page: async ({ page, browserName, javaScriptEnabled }, use) => {
    if (browserName === "firefox") {
      await page.addInitScript(typeAsAPersonDoes);
      // Scripts cannot be switched off: instead, none of ours has anything in it. What is inline still runs.
      if (!javaScriptEnabled) await page.route("**/*.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
    }
    await use(page);
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
