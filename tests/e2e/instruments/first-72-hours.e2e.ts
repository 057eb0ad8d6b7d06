import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { home } from "content/pages/home.ts";
import { retentionSources } from "content/retention-clocks.ts";
import { first72Hours as words } from "web/instruments/first-72-hours/words.ts";
import { instrumentFrame } from "web/instruments/frame/words.ts";
import { expectRulesKeptInBothThemes } from "../accessibility/rules.ts";
import { expect, test } from "../test.ts";
import { expectOwnScripts, opened, ready, savedReport } from "./instrument-test.ts";

const exhibitOf = (page: Page) => page.locator("[data-instrument=first-72-hours]");
/** What the exhibit says has to come first. */
const firstOf = (page: Page) => exhibitOf(page).getByRole("region").locator("mark");
const { cells } = words;

test("the home page leads to the specimen’s plan; a day of one’s own moves the dates, and what is saved has them", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: home.hero.urgent.map(({ label }) => label)[1] }).click();
  const exhibit = exhibitOf(page);
  await expect(firstOf(page)).toHaveText("March 25, 2026");
  // After a reload: what earlier pages began to load does not count as the exhibit's requests.
  await page.reload();
  await page.mouse.move(5, 5);
  await ready(page);
  await page.waitForLoadState("networkidle");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));

  await exhibit.getByLabel(cells.event.label).fill("2026-10-30");
  await expect(firstOf(page)).toHaveText("November 6, 2026");
  await expect(exhibit.getByLabel(cells.leaving.label)).toHaveValue("");
  await expect(exhibit.getByLabel(cells.began.label)).toHaveValue(/^2026-11-02T/);
  await expect(exhibit.getByRole("status")).toContainText("4 days after day one");

  await exhibit.getByRole("checkbox", { name: retentionSources.google }).check();
  await exhibit.getByText(words.screen.title(7)).click();
  const chats = exhibit.getByRole("listitem").filter({ hasText: "Chats and channel posts" }).getByLabel(words.screen.days);
  await chats.fill("3");
  await expect(firstOf(page)).toHaveText("November 2, 2026");
  await chats.fill("three");
  await expect(chats).toHaveAttribute("aria-invalid", "true");
  await expect(firstOf(page)).toHaveText("November 2, 2026");
  await chats.fill("2");
  await expect(exhibit.getByText("Nov 1, 2026", { exact: true })).toBeVisible();
  await expectRulesKeptInBothThemes(page, "with a plan");

  await exhibit.getByRole("listitem").filter({ hasText: "Send the hold notice" }).getByLabel(words.tasks.who).fill("A. Name");
  const report = await savedReport(exhibit);
  expect(report).toMatchObject({ report: 1, instrument: "first-72-hours", specimen: false });
  expect(report.findings.expiries[0]).toMatchObject({ id: "teams-chat", days: 2, expires: "2026-11-01", left: -1, isRead: true });
  expect(report.findings.expiries[1]).toMatchObject({ id: "entra-sign-ins", expires: "2026-11-06", checked: "2026-11-23" });
  expect(report.findings.tasks[0]).toMatchObject({ within: 4, who: "A. Name" });
  expectOwnScripts(requests);
  expect(new URL(page.url()).search).toBe("");
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  await exhibit.getByRole("button", { name: instrumentFrame.again }).click();
  await expect(firstOf(page)).toHaveText("March 25, 2026");
  await expect(exhibit.getByLabel(cells.event.label)).toHaveValue("2026-03-18");
});

test("the calendar is saved with alarms, and each paper is printed without the rest", async ({ page }) => {
  const exhibit = await opened(page, "first-72-hours");
  await exhibit.getByText(words.sheets.notice.title, { exact: true }).first().click();
  await expect(exhibit.getByText("Until Legal releases you in writing")).toBeVisible();
  await exhibit.getByText(words.sheets.register.title, { exact: true }).first().click();

  await page.evaluate(() => {
    window.print = () => {};
  });
  await exhibit.getByRole("button", { name: words.sheets.register.print }).click();
  await page.emulateMedia({ media: "print" });
  await expect(exhibit.getByRole("table")).toBeVisible();
  await expect(exhibit.getByText("Until Legal releases you in writing")).toBeHidden();
  await expect(firstOf(page)).toBeHidden();
  await expect(exhibit.getByRole("heading", { name: words.title })).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(firstOf(page)).toBeVisible();
  await expect(exhibit.getByRole("table")).toBeHidden();
  await page.emulateMedia({ media: "screen" });

  const [download] = await Promise.all([page.waitForEvent("download"), exhibit.getByRole("button", { name: words.saveCalendar }).click()]);
  const file = readFileSync(await download.path(), "utf8");
  expect(download.suggestedFilename()).toBe("first-72-hours.ics");
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(12);
  expect(file.match(/BEGIN:VALARM/g)).toHaveLength(9 * 2 + 3);
});
