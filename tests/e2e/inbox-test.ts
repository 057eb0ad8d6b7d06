import type { Page } from "@playwright/test";
import type { Role } from "content/wire/staff-roles.ts";
import { brokenRules } from "../support/axe.ts";
import { startInbox, type TestInbox } from "../support/inbox.ts";
import { ofColor } from "./accessibility/rules.ts";
import { test as base, expect } from "./base.ts";

/** One inbox for each worker; each test signs in on its own page. */
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

/** Opens the inbox at `path` with a session for `role`. inbox-passkeys.e2e.ts tests the passkeys themselves. */
export async function signIn(page: Page, inbox: TestInbox, path = "", role: Role = "editor") {
  const value = await inbox.session(role);
  await page.context().addCookies([{ name: "inbox-session", value, url: inbox.url, httpOnly: true, sameSite: "Strict" }]);
  await page.goto(`${inbox.url}/${path}`);
  await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();
}

/** The links of the list. */
export const rows = (page: Page) => page.getByRole("list", { name: /^Messages, / }).getByRole("link");
/** Presses the button with exactly this name. */
export const choose = (page: Page, state: string) => page.getByRole("button", { name: state, exact: true }).click();
export const find = async (page: Page, words: string) => {
  await page.getByRole("searchbox", { name: "Search" }).fill(words);
  await page.getByRole("button", { name: "Find" }).click();
};

/** axe in the given themes. */
export async function expectAccessible(page: Page, schemes: readonly ("light" | "dark")[] = ["light", "dark"]) {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await brokenRules(page, colorScheme === "dark" ? ofColor : {})).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
}

/** A virtual device that makes and shows passkeys without asking (Chrome DevTools Protocol, WebAuthn). */
export async function addAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send("WebAuthn.enable");
  const { authenticatorId } = await client.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    forget: () => client.send("WebAuthn.clearCredentials", { authenticatorId }),
    remove: () => client.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId }),
  };
}

export { expect };
