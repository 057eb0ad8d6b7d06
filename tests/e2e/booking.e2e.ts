import { company } from "content/company.ts";
import { fill } from "content/fill.ts";
import { contactForm } from "content/form-words.ts";
import { consultation } from "content/pages.ts";
import { halfHourSlots } from "content/wire/business-days.ts";
import { formatChicagoDate } from "content/wire/reply-clock.ts";
import { momentWords, zonedToInstant } from "content/wire/zoned-time.ts";
import { expect, hydrated, test } from "./test.ts";

const words = consultation.booking.request;
const message = contactForm.fields.message;
const { hours } = company;

const timeOf = (slot = 0) => momentWords(slot, hours.zone).time;
/** "6:00 PM CST" */
const clockOf = (moment = 0) => `${timeOf(moment)} ${momentWords(moment, hours.zone).zone}`;
const closingOn = (day: string) => zonedToInstant({ day, time: hours.closes }, hours.zone);

test.describe("a visitor in New York, on the Sunday before Thanksgiving", () => {
  test.use({ timezoneId: "America/New_York", viewport: { width: 390, height: 844 } });

  test("A visitor chooses three times by keyboard and finds them in the form, in both zones", async ({
    page,
  }) => {
    await page.clock.setFixedTime("2026-11-22T20:00:00-06:00");
    await page.goto("/consultation#booking-widget");
    await hydrated(page);

    await page.getByRole("button", { name: words.submit }).click();
    await expect(page.getByText(words.empty)).toBeInViewport();

    const days = page.getByRole("radio");
    await expect(days).toHaveCount(10);
    await expect(
      page.getByText(
        fill(words.closed, { day: "Thursday, November 26", holiday: "Thanksgiving Day" }),
      ),
    ).toBeVisible();
    // The reply is due two hours after the office opens on Monday.
    const [, , tooEarly, , , , first = 0] = halfHourSlots("2026-11-23");
    const [second, third, fourth] = halfHourSlots("2026-11-24");
    const slot = (of = 0) => ({ name: new RegExp(`^${timeOf(of)}`) });
    const monday = page.getByRole("group", { name: "Monday, November 23" });
    const early = monday.getByRole("checkbox", slot(tooEarly));
    await expect(early).toBeDisabled();
    await early.press("Space");
    await expect(early).not.toBeChecked();
    await expect(page.getByText(words.early)).toBeInViewport();
    const yours = momentWords(first, "America/New_York");
    await monday
      .getByRole("checkbox", { name: `${timeOf(first)} ${yours.time} your time` })
      .press("Space");

    await days.first().focus();
    await page.keyboard.press("ArrowRight");
    const tuesday = page.getByRole("group", { name: "Tuesday, November 24" });
    for (const time of [second, third])
      await tuesday.getByRole("checkbox", slot(time)).press("Space");
    await expect(page.getByRole("radio", { name: "Tuesday, November 24, 2 chosen" })).toBeChecked();

    const oneMore = tuesday.getByRole("checkbox", slot(fourth));
    await oneMore.press("Space");
    await expect(oneMore).not.toBeChecked();
    await expect(page.getByText(words.full)).toBeInViewport();
    await page
      .getByRole("button", {
        name: fill(words.remove, { day: "Tue, Nov 24", time: clockOf(second) }),
      })
      .press("Enter");
    await expect(page.getByRole("list", { name: words.choices })).toBeFocused();
    await oneMore.press("Space");

    await page.getByRole("button", { name: words.submit }).click();
    await expect(
      page.getByText(`Monday, November 23, ${clockOf(first)}`, { exact: true }),
    ).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("link", { name: contactForm.chosen.change })).toBeInViewport({
      ratio: 1,
    });
    await expect(page.getByRole("textbox", { name: message })).toHaveValue(
      new RegExp(
        [
          `1\\. ${formatChicagoDate(first)} \\(${yours.weekday}, ${yours.time} ${yours.zone}, America/New_York\\)`,
          `2\\. ${formatChicagoDate(third ?? 0)} .*`,
          `3\\. ${formatChicagoDate(fourth ?? 0)} .*`,
        ].join("\n"),
      ),
    );
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the request is sent from the page itself, with the times written by hand", {
    tag: "@one-engine",
  }, async ({ page }) => {
    await page.goto("/consultation#booking-widget");
    const { fields, submit, success } = contactForm;
    await page.getByLabel(fields.firstName).fill("Ada");
    await page.getByLabel(fields.lastName).fill("Whitlock");
    await page.getByRole("textbox", { name: fields.email }).fill("ada@client.example");
    const times = page.getByLabel(message);
    await expect(times).toHaveValue(consultation.booking.plain.message);
    await times.fill(`${consultation.booking.plain.message}Tuesday at noon`);
    await page.getByRole("button", { name: submit }).click();
    await expect(page.getByText(success.title)).toBeVisible();
  });
});

test.describe("the header", () => {
  test("The header gives the hours and whether the office is open, and nothing moves", async ({
    page,
  }) => {
    const closes = closingOn("2026-11-23");
    await page.clock.setFixedTime(closes - 60_000);
    await page.goto("/about");
    const header = page.getByRole("banner");
    const call = header.getByRole("link", { name: company.phone.display });
    const shows = (text: string) =>
      expect(header.getByText(text, { exact: true }).filter({ visible: true })).toHaveCount(1);
    const boxes = () =>
      header
        .locator(":is(a, button):visible")
        .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().toJSON()));
    const places = async (texts: readonly string[]) => {
      const found = [];
      // Long hours are in the menu alone on the narrowest.
      const narrow = hours.brief.length > 16 ? 360 : 320;
      for (const [i, width] of [narrow, 390, 1920].entries()) {
        await page.setViewportSize({ width, height: 844 });
        await shows(texts[i] ?? "");
        found.push(await boxes());
      }
      return found;
    };
    const { brief, text } = hours;
    const short = `Open until ${timeOf(closes).replace(":00", "")}`;
    const before = await places([brief, brief, text]);
    await hydrated(page);
    expect(await places([short, short, `Open until ${clockOf(closes)}`])).toEqual(before);

    await expect(call).toHaveAttribute("href", company.phone.href);
    const { width, height } = await call.evaluate((link) =>
      (link.parentElement ?? link).getBoundingClientRect().toJSON(),
    );
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  });

  test("The header says when the office opens once it has closed", { tag: "@one-engine" }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1920, height: 900 });
    const closes = closingOn("2026-11-25");
    await page.clock.install({ time: closes - 30_000 });
    await page.goto("/about");
    await hydrated(page);
    const header = page.getByRole("banner");
    await expect(header.getByText(`Open until ${clockOf(closes)}`, { exact: true })).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(
      header.getByText(
        `${company.night.header}. Opens Fri, ${clockOf(halfHourSlots("2026-11-27")[0])}`,
        { exact: true },
      ),
    ).toBeVisible();
  });
});
