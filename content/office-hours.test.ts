import { expect, it } from "vitest";
import { officeHours } from "./office-hours.ts";

const hours = {
  opens: "08:00",
  closes: "18:00",
  zone: "America/Chicago",
  abbreviation: "CST",
  clock: "Central Time",
} as const;

it("says the hours in full and in short", () => {
  expect(officeHours({ ...hours, days: ["Mon", "Tue", "Wed", "Thu", "Fri"] })).toMatchObject({
    text: "Monday to Friday, 8:00 AM to 6:00 PM CST",
    short: "8 to 6",
    brief: "Mon–Fri, 8 to 6",
  });
});

it("keeps the minutes where there are some, and knows noon from midnight", () => {
  expect(officeHours({ ...hours, days: ["Sat"], opens: "00:30", closes: "12:00" })).toMatchObject({
    text: "Saturday, 12:30 AM to 12:00 PM CST",
    short: "12:30 to 12",
  });
});

it("names days that do not follow one another", () => {
  expect(officeHours({ ...hours, days: ["Mon", "Wed", "Fri"] }).text).toMatch(
    /^Monday, Wednesday, and Friday, /,
  );
  expect(officeHours({ ...hours, days: ["Tue", "Wed"] }).text).toMatch(/^Tuesday and Wednesday, /);
  expect(officeHours({ ...hours, days: ["Tue", "Wed"] }).brief).toBe("Tue, Wed, 8 to 6");
});
