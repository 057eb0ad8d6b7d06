import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { elusion, estimate, first72Hours, instrumentFrame } from "content/instruments.ts";
import { pages } from "content/pages.ts";
import { retentionSources } from "content/retention-clocks.ts";
import { expectRulesKept } from "../accessibility/rules.ts";
import { expect, hydrated, test } from "../test.ts";
import { expectOwnScripts, opened, savedReport } from "./instrument-test.ts";

test("The elusion calculator answers while a visitor types, and saves its answer", async ({
  page,
}) => {
  const exhibit = await opened(page, "elusion");
  await expect(
    exhibit.getByText("Between 0.016% and 0.47%, at 95% confidence, two-sided.", { exact: true }),
  ).toBeVisible();

  // Typed before the scripts arrive: typing loads them, and they answer what is there.
  await exhibit.getByLabel(elusion.cells.sampled.label).fill("1,500");
  await exhibit.getByLabel(elusion.cells.found.label).fill("0");
  await expect(
    exhibit.getByText("Between 0% and 0.25%, at 95% confidence, two-sided.", { exact: true }),
  ).toBeVisible();
  await expect(exhibit.getByText("At most 0.20% by the upper bound alone")).toBeVisible();
  await expect(exhibit.getByRole("status")).toContainText("Elusion rate 0%.");
  await exhibit.getByRole("radio", { name: "99%" }).check();
  await expect(
    exhibit.getByText("Between 0% and 0.35%, at 99% confidence, two-sided.", { exact: true }),
  ).toBeVisible();

  const sampled = exhibit.getByLabel(elusion.cells.sampled.label);
  await sampled.fill("999,000");
  await expect(sampled).toHaveAttribute("aria-invalid", "true");
  await expect(exhibit.getByText(elusion.errors.sample)).toBeVisible();
  await expect(
    exhibit.getByText("Between 0% and 0.35%, at 99% confidence, two-sided.", { exact: true }),
  ).toBeVisible();
  await expectRulesKept(page, "with an answer");
  await sampled.fill("1500");

  await exhibit.getByLabel(elusion.plan.margin.label).fill("5");
  await expect(exhibit.getByText("Read 680 documents")).toBeVisible();
  const report = await savedReport(exhibit);
  expect(report).toMatchObject({
    report: 1,
    instrument: "elusion",
    specimen: false,
    findings: { sampled: 1500, found: 0, rate: 0 },
  });
  expect(report.findings.interval.high).toBeCloseTo(1 - 0.005 ** (1 / 1500), 10);

  await exhibit.getByRole("button", { name: instrumentFrame.again }).click();
  await expect(
    exhibit.getByText("Between 0.016% and 0.47%, at 95% confidence, two-sided.", { exact: true }),
  ).toBeVisible();
  await expect(sampled).toHaveValue("1,534");
});

test("The estimate follows what is typed, and is saved and opened again", async ({ page }) => {
  const exhibit = await opened(page, "estimate");
  const figure = (documents: string) => exhibit.getByText(documents, { exact: true }).first();
  await expect(figure("87,000")).toBeVisible();

  for (const part of [estimate.schedule.title, estimate.assumptions.title])
    await exhibit.getByText(part, { exact: true }).click();

  // Typed before the scripts arrive: typing loads them, and they answer what is there.
  const gigabytes = exhibit.getByLabel(estimate.cells.gigabytes.label);
  await gigabytes.fill("690");
  await expect(figure("174,000")).toBeVisible();
  await expect(exhibit.getByRole("blockquote")).toContainText("hold 690 gigabytes");
  await expect(exhibit.getByRole("row", { name: /^Email 394 / })).toBeVisible();

  const requests: string[] = [];
  page.on("request", (request) =>
    requests.push(`${request.method()} ${new URL(request.url()).pathname}`),
  );
  await exhibit
    .getByRole("radio", { name: estimate.tornado.targets.hostedLast })
    .check({ force: true });
  await expect(exhibit.getByText("Left out by dates and terms matters most")).toBeVisible();

  const duplicates = exhibit.getByRole("group", { name: "Removed as duplicates" });
  await duplicates.getByLabel(estimate.levels.middle).fill("70");
  await expect(duplicates.getByText(estimate.errors.falls)).toBeVisible();
  await expect(duplicates.getByLabel(estimate.levels.middle)).toHaveAttribute(
    "aria-invalid",
    "true",
  );
  await expect(figure("174,000")).toBeVisible();
  await expectRulesKept(page, "with an error in a cell");
  await duplicates.getByLabel(estimate.levels.middle).fill("50");
  await expect(figure("134,000")).toBeVisible();

  const report = await savedReport(exhibit);
  expect(report).toMatchObject({
    report: 1,
    instrument: "estimate",
    specimen: false,
    findings: { totals: { middle: { collected: 690 } } },
  });
  expect(report.inputs).toContainEqual({ name: "duplicates-middle", value: 50 });

  await exhibit.getByRole("button", { name: instrumentFrame.again }).click();
  await expect(figure("87,000")).toBeVisible();
  // The download may have taken the focus from Firefox's window; within the page it stays.
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("estimate-gigabytes");
  const chooser = exhibit.getByLabel(estimate.load.choose);
  await chooser.setInputFiles({
    name: "ours.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(report)),
  });
  await expect(exhibit.getByText(estimate.load.done("ours.json"))).toBeVisible();
  await expect(gigabytes).toHaveValue("690");
  await expect(figure("134,000")).toBeVisible();

  await chooser.setInputFiles({
    name: "brief.json",
    mimeType: "application/json",
    buffer: readFileSync("package.json"),
  });
  await expect(exhibit.getByRole("alert")).toHaveText(
    estimate.load.refused("brief.json", estimate.load.faults.notReport),
  );
  await expect(gigabytes).toHaveValue("690");
  expectOwnScripts(requests);
});

test("a report dropped anywhere on the exhibit before the scripts came is taken when they do", async ({
  page,
}) => {
  const exhibit = await opened(page, "estimate");
  await exhibit.getByRole("heading", { name: estimate.schedule.title }).evaluate((heading) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['{"report":1,"instrument":"hash"}'], "hash-report.json"));
    heading.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer }));
  });
  await hydrated(page);
  await expect(exhibit.getByRole("alert")).toHaveText(
    estimate.load.refused("hash-report.json", estimate.load.faults.otherInstrument("hash")),
  );
});

const exhibitOf = (page: Page) => page.locator("[data-instrument=first-72-hours]");
/** What the exhibit says has to come first. */
const firstOf = (page: Page) => exhibitOf(page).getByRole("region").locator("mark");
const { cells } = first72Hours;

test("The home page leads to the specimen's plan, and another day moves its dates", async ({
  page,
}) => {
  await page.goto("/");
  await page
    .getByRole("link", { name: pages.home.hero.urgent.map(({ label }) => label)[1] })
    .click();
  const exhibit = exhibitOf(page);
  await expect(firstOf(page)).toHaveText("March 25, 2026");
  // After a reload: what earlier pages began to load does not count as the exhibit's requests.
  await page.reload();
  await page.mouse.move(5, 5);
  await hydrated(page);
  const requests: string[] = [];
  page.on("request", (request) =>
    requests.push(`${request.method()} ${new URL(request.url()).pathname}`),
  );

  await exhibit.getByLabel(cells.event.label).fill("2026-10-30");
  await expect(firstOf(page)).toHaveText("November 6, 2026");
  await expect(exhibit.getByLabel(cells.leaving.label)).toHaveValue("");
  await expect(exhibit.getByLabel(cells.began.label)).toHaveValue(/^2026-11-02T/);
  await expect(exhibit.getByRole("status")).toContainText("4 days after day one");

  await exhibit.getByRole("checkbox", { name: retentionSources.google }).check();
  await exhibit.getByText(first72Hours.screen.title(7)).click();
  const chats = exhibit
    .getByRole("listitem")
    .filter({ hasText: "Chats and channel posts" })
    .getByLabel(first72Hours.screen.days);
  await chats.fill("3");
  await expect(firstOf(page)).toHaveText("November 2, 2026");
  await chats.fill("three");
  await expect(chats).toHaveAttribute("aria-invalid", "true");
  await expect(firstOf(page)).toHaveText("November 2, 2026");
  await chats.fill("2");
  await expect(exhibit.getByText("Nov 1, 2026", { exact: true })).toBeVisible();
  await expectRulesKept(page, "with a plan");

  await exhibit
    .getByRole("listitem")
    .filter({ hasText: "Send the hold notice" })
    .getByLabel(first72Hours.tasks.who)
    .fill("A. Name");
  const report = await savedReport(exhibit);
  expect(report).toMatchObject({ report: 1, instrument: "first-72-hours", specimen: false });
  expect(report.findings.expiries[0]).toMatchObject({
    id: "teams-chat",
    days: 2,
    expires: "2026-11-01",
    left: -1,
    isRead: true,
  });
  expect(report.findings.expiries[1]).toMatchObject({
    id: "entra-sign-ins",
    expires: "2026-11-06",
    checked: "2026-11-23",
  });
  expect(report.findings.tasks[0]).toMatchObject({ within: 4, who: "A. Name" });
  expectOwnScripts(requests);
  expect(new URL(page.url()).search).toBe("");
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  await exhibit.getByRole("button", { name: instrumentFrame.again }).click();
  await expect(firstOf(page)).toHaveText("March 25, 2026");
  await expect(exhibit.getByLabel(cells.event.label)).toHaveValue("2026-03-18");
});

test("the calendar is saved with alarms, and each paper is printed without the rest", async ({
  page,
}) => {
  const exhibit = await opened(page, "first-72-hours");
  await exhibit.getByText(first72Hours.sheets.notice.title, { exact: true }).first().click();
  await expect(exhibit.getByText("Until Legal releases you in writing")).toBeVisible();
  await exhibit.getByText(first72Hours.sheets.register.title, { exact: true }).first().click();

  await page.evaluate(() => {
    window.print = () => {};
  });
  await exhibit.getByRole("button", { name: first72Hours.sheets.register.print }).click();
  await page.emulateMedia({ media: "print" });
  await expect(exhibit.getByRole("table")).toBeVisible();
  await expect(exhibit.getByText("Until Legal releases you in writing")).toBeHidden();
  await expect(firstOf(page)).toBeHidden();
  await expect(exhibit.getByRole("heading", { name: first72Hours.title })).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(firstOf(page)).toBeVisible();
  await expect(exhibit.getByRole("table")).toBeHidden();
  await page.emulateMedia({ media: "screen" });

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    exhibit.getByRole("button", { name: first72Hours.saveCalendar }).click(),
  ]);
  const file = readFileSync(await download.path(), "utf8");
  expect(download.suggestedFilename()).toBe("first-72-hours.ics");
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(12);
  expect(file.match(/BEGIN:VALARM/g)).toHaveLength(9 * 2 + 3);
});
