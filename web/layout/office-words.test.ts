import { company, night } from "content/company.ts";
import { opensAt } from "content/office-hours.ts";
import { describe, expect, it, test } from "vitest";
import { officeWords } from "./office-words.ts";

const { hours, phone } = company;
const nightPhone = { display: "(312) 555-0199", href: "tel:+13125550199" } as const;
const header = "Leave a message";
const at = (time: string, line: typeof nightPhone | null = null) =>
  officeWords({ hours, phone, night: { phone: line, header } }, Date.parse(time));

describe("the header's line about the office", () => {
  it("gives the hours while nobody knows the time", () => {
    expect(officeWords({ hours, phone, night: { phone: nightPhone, header } }, null)).toEqual({
      phone,
      long: hours.text,
      short: hours.brief,
    });
  });

  it.each([
    ["at noon", "2026-11-23T12:00-06:00", "Open until 6:00 PM CST", "Open until 6 PM"],
    ["in summer", "2026-07-13T12:00-05:00", "Open until 6:00 PM CDT", "Open until 6 PM"],
    ["in the evening", "2026-11-23T18:00-06:00", "Leave a message. Opens Tue, 8:00 AM CST", "Opens Tue 8 AM"],
    ["on Thanksgiving", "2026-11-26T12:00-06:00", "Leave a message. Opens Fri, 8:00 AM CST", "Opens Fri 8 AM"],
    ["over a weekend in which clocks change", "2026-03-07T12:00-06:00", "Leave a message. Opens Mon, 8:00 AM CDT", "Opens Mon 8 AM"],
  ])("says %s what holds", (_, time, long, short) => {
    expect(at(time)).toEqual({ phone, long, short });
  });

  it("names the number that is answered at night while the office is closed, and only then", () => {
    expect(at("2026-11-26T12:00-06:00", nightPhone)).toEqual({
      phone: nightPhone,
      long: "Leave a message. Opens Fri, 8:00 AM CST",
      short: "After hours",
    });
    expect(at("2026-11-23T12:00-06:00", nightPhone).phone).toBe(phone);
  });
});

test("New matters are called back from the opening hour after a night", () => {
  expect(night.newMatters).toContain(`from ${opensAt(company.hours)} ${company.hours.abbreviation} on`);
});
