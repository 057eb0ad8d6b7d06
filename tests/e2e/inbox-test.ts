import type { Page } from "@playwright/test";
import { brokenRules } from "../support/axe.ts";
import { inboxToken, startInbox, type TestInbox } from "../support/inbox.ts";
import { test as base, expect } from "./base.ts";

/** One inbox for each worker; each test signs in on a page of its own. */
export const test = base.extend<object, { inbox: TestInbox }>({
  inbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the first parameter's names.
    async ({}, use) => {
      const inbox = await startInbox();
      await use(inbox);
      await inbox.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

/** Opens the inbox, or a place in it, with the right token. */
export async function signIn(page: Page, { url }: TestInbox, path = "") {
  await page.goto(`${url}/${path}`);
  await page.getByLabel("Staff token").fill(inboxToken);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();
}

/** The links of the list. */
export const rows = (page: Page) => page.getByRole("list", { name: "Messages, newest first" }).getByRole("link");
export const find = async (page: Page, words: string) => {
  await page.getByRole("searchbox", { name: "Search" }).fill(words);
  await page.getByRole("button", { name: "Find" }).click();
};

/** axe, for what a rule can see; also in the dark theme. In Chromium: the rules read the same document everywhere. */
export async function expectAccessible(page: Page, schemes: readonly ("light" | "dark")[] = ["light", "dark"]) {
  if (page.context().browser()?.browserType().name() !== "chromium") return;
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await brokenRules(page, {})).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
}

export { expect };
