import type { Page } from "@playwright/test";
import { contactForm } from "content/form-words.ts";
import { contactHeaders } from "content/wire/contact-message.ts";
import { contactPath } from "content/wire/contact-path.ts";
import { countPath } from "content/wire/counts.ts";
import { search } from "content/words.ts";
import { exampleMessage } from "../support/service.ts";
import { dialog, field, openedAt } from "./search-test.ts";
import { expect, hydrated, test } from "./test.ts";

/**
 * Keeps the page's counting reports, but for pages loaded ahead: whether a press is early enough for
 * that is the browser's matter. Firefox's protocol does not show the body of a request that
 * outlives its page.
 */
async function keepReports(page: Page): Promise<() => Promise<readonly unknown[]>> {
  await page.addInitScript((path) => {
    const { fetch } = window;
    window.fetch = (input, init) => {
      const kept: readonly unknown[] = JSON.parse(sessionStorage.getItem("reports") ?? "[]");
      if (input === path)
        sessionStorage.setItem(
          "reports",
          JSON.stringify([...kept, JSON.parse(String(init?.body))]),
        );
      return fetch(input, init);
    };
  }, countPath);
  return async () => {
    const kept: readonly { readonly kind: string }[] = await page.evaluate(() =>
      JSON.parse(sessionStorage.getItem("reports") ?? "[]"),
    );
    return kept.filter(({ kind }) => kind !== "page");
  };
}

test("A message says which page and topic led to it, and a begun form is reported once", async ({
  page,
}) => {
  const reports = await keepReports(page);
  await page.goto("/google");
  await page.locator('a[href="/contact?topic=google-drive-demo"]').first().click();
  await page.waitForURL("**/contact?topic=*");
  await hydrated(page);
  const { firstName, lastName, email } = exampleMessage();
  await page.getByLabel(contactForm.fields.firstName).fill(firstName);
  await page.getByLabel(contactForm.fields.lastName).fill(lastName);
  await page.getByRole("textbox", { name: contactForm.fields.email }).fill(email);
  const [request] = await Promise.all([
    page.waitForRequest(
      (sent) => sent.method() === "POST" && new URL(sent.url()).pathname === contactPath,
    ),
    page.getByRole("button", { name: contactForm.submit }).click(),
  ]);
  const headers = await request.allHeaders();
  expect([
    headers[contactHeaders.page.toLowerCase()],
    headers[contactHeaders.topic.toLowerCase()],
  ]).toEqual(["/google", "google-drive-demo"]);
  expect(await reports()).toEqual([{ kind: "form-begun" }]);
});

test("A search without a result is counted once, without its words or the address", async ({
  page,
}) => {
  const reports = await keepReports(page);
  await openedAt(page);
  await field(page).fill("zzxqv");
  await expect(
    dialog(page).getByRole("heading", { name: search.empty.heading("zzxqv") }),
  ).toBeVisible();
  expect(await reports()).toEqual([]);
  const sent = page.waitForRequest((request) => new URL(request.url()).pathname === countPath);
  await page.keyboard.press("Escape");
  expect((await (await sent).allHeaders()).referer).toBeUndefined();
  expect(await reports()).toEqual([{ kind: "search", words: "" }]);
  await page.keyboard.press("/");
  await field(page).fill("forensics");
  await expect(dialog(page).getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  expect(await reports()).toHaveLength(1);
});
