/** Days as "2025-05-22", formatted without a time zone, so that the day is the same everywhere. */
const format = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** May 22, 2025 */
export const longDay = (day: string) => format(day, { dateStyle: "long" });

/** Oct 9, 2024 */
export const shortDay = (day: string) => format(day, { dateStyle: "medium" });

/** Thursday, October 9 */
export const dayInWords = (day: string) =>
  format(day, { weekday: "long", month: "long", day: "numeric" });

export const dayParts = (day: string) => ({
  weekday: format(day, { weekday: "long" }),
  number: format(day, { day: "numeric" }),
  month: format(day, { month: "long" }),
  shortMonth: format(day, { month: "short" }),
  year: format(day, { year: "numeric" }),
});
