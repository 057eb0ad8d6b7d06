import { company } from "content/company.ts";
import { describe, expect, it } from "vitest";
import { officeWords } from "./office-words.ts";

const { hours, phone } = company;
const afterHours = { display: "(312) 555-0199", href: "tel:+13125550199" } as const;
const at = (time: string, line: typeof afterHours | null = null) => officeWords({ hours, phone, afterHours: line }, Date.parse(time));

describe("the header's line about the office", () => {
  it("gives the hours while nobody knows the time", () => {
    expect(officeWords({ hours, phone, afterHours }, null)).toEqual({ phone, long: hours.text, short: hours.brief });
  });

  it.each([
    ["at noon", "2026-11-23T12:00-06:00", "Open until 6:00 PM CST", "Open until 6 PM"],
    ["in summer", "2026-07-13T12:00-05:00", "Open until 6:00 PM CDT", "Open until 6 PM"],
    ["in the evening", "2026-11-23T18:00-06:00", "Closed. Opens Tuesday, 8:00 AM CST", "Opens Tue 8 AM"],
    ["on Thanksgiving", "2026-11-26T12:00-06:00", "Closed. Opens Friday, 8:00 AM CST", "Opens Fri 8 AM"],
    ["over a weekend in which clocks change", "2026-03-07T12:00-06:00", "Closed. Opens Monday, 8:00 AM CDT", "Opens Mon 8 AM"],
  ])("says %s what holds", (_, time, long, short) => {
    expect(at(time)).toEqual({ phone, long, short });
  });

  it("names the line that answers after hours while the office is closed, and only then", () => {
    expect(at("2026-11-26T12:00-06:00", afterHours)).toEqual({
      phone: afterHours,
      long: "After hours. Opens Friday, 8:00 AM CST",
      short: "After hours",
    });
    expect(at("2026-11-23T12:00-06:00", afterHours).phone).toBe(phone);
  });
});
