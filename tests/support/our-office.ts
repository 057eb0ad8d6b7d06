import { company } from "content/company.ts";
import { officeHours, week } from "content/office-hours.ts";

// Unit tests of clocks and days run in an office of our own, whatever zone and hours the owner's
// has (vitest.config.ts).
const clock = {
  opens: "08:00",
  closes: "18:00",
  zone: "America/Chicago",
  abbreviation: "CST",
  clock: "Central Time",
} as const;
Object.assign(company.closedDays, { counted: false });
Object.assign(company.hours, officeHours({ days: week.slice(0, 5), ...clock }));
