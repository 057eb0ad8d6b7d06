import { company } from "content/company.ts";
import { momentWords, zonedToInstant } from "content/wire/zoned-time.ts";
import { describe, expect, it } from "vitest";
import { officeWords } from "./office-words.ts";

const { hours, phone } = company;
const nightPhone = { display: "(312) 555-0199", href: "tel:+13125550199" } as const;
const header = "Leave a message";
const momentOf = (day: string, time: string) => zonedToInstant({ day, time }, hours.zone);
const at = (now: number, line: typeof nightPhone | null = null) =>
  officeWords({ hours, phone, night: { phone: line, header } }, now);
const noon = momentOf("2026-11-23", "12:00");
const thanksgiving = momentOf("2026-11-26", "12:00");

/** "8:00 AM CST", and "8 AM". */
function clock(day: string, time: string) {
  const words = momentWords(momentOf(day, time), hours.zone);
  return { long: `${words.time} ${words.zone}`, short: words.time.replace(":00", "") };
}

describe("the header's line about the office", () => {
  it("gives the hours while nobody knows the time", () => {
    expect(officeWords({ hours, phone, night: { phone: nightPhone, header } }, null)).toEqual({
      phone,
      long: hours.text,
      short: hours.brief,
    });
  });

  it.each([
    ["at noon", noon, "2026-11-23"],
    ["in summer", momentOf("2026-07-13", "12:00"), "2026-07-13"],
  ])("says %s until when it is open", (_, now, day) => {
    const { long, short } = clock(day, hours.closes);
    expect(at(now)).toEqual({ phone, long: `Open until ${long}`, short: `Open until ${short}` });
  });

  it.each([
    ["in the evening", momentOf("2026-11-23", hours.closes), "Tue", "2026-11-24"],
    ["on Thanksgiving", thanksgiving, "Fri", "2026-11-27"],
    ["over a weekend in which clocks change", momentOf("2026-03-07", "12:00"), "Mon", "2026-03-09"],
  ])("says %s when it opens", (_, now, weekday, day) => {
    const { long, short } = clock(day, hours.opens);
    expect(at(now)).toEqual({
      phone,
      long: `Leave a message. Opens ${weekday}, ${long}`,
      short: `Opens ${weekday} ${short}`,
    });
  });

  it("names the number that is answered at night while the office is closed, and only then", () => {
    const { long } = clock("2026-11-27", hours.opens);
    expect(at(thanksgiving, nightPhone)).toEqual({
      phone: nightPhone,
      long: `Leave a message. Opens Fri, ${long}`,
      short: "After hours",
    });
    expect(at(noon, nightPhone).phone).toBe(phone);
  });
});
