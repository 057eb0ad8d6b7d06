import { company } from "content/company.ts";
import { holidays } from "content/holidays.ts";
import { officeHours, week } from "content/office-hours.ts";
import { holidays as schema } from "content/schema.ts";

// Unit tests of clocks and days run in an office of our own, whatever zone, hours and holidays the
// owner's has (vitest.config.ts).
const clock = {
  opens: "08:00",
  closes: "18:00",
  zone: "America/Chicago",
  abbreviation: "CST",
  clock: "Central Time",
} as const;
Object.assign(company.closedDays, { counted: false });
Object.assign(company.hours, officeHours({ days: week.slice(0, 5), ...clock }));

/** The federal holidays of 5 U.S.C. 6103(a), as content/holidays.yaml may list them. */
const federal = {
  "New Year’s Day": "January 1",
  "Birthday of Martin Luther King, Jr.": "third Monday of January",
  "Washington’s Birthday": "third Monday of February",
  "Memorial Day": "last Monday of May",
  Juneteenth: "June 19",
  "Independence Day": "July 4",
  "Labor Day": "first Monday of September",
  "Columbus Day": "second Monday of October",
  "Veterans Day": "November 11",
  "Thanksgiving Day": "fourth Thursday of November",
  "Christmas Day": "December 25",
};
Object.assign(
  holidays,
  schema.parse({ federal: Object.entries(federal).map(([name, on]) => ({ name, on })) }),
);
