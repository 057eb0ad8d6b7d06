/** A time as written. `local` is in milliseconds, as if it were UTC; `zone` in minutes east of UTC, undefined if not given. */
export type WrittenTime = { readonly written: string; readonly local: number | undefined; readonly zone: number | undefined };

const pattern = /^(\d{4})[:-](\d\d)[:-](\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?)?\s*(Z|[+-]\d\d:?\d\d)?$/;

/** Reads "2026:03:04 15:12:40" (Exif 3.0, §4.6.6) or ISO 8601; `offset` is another tag's zone. `local` is undefined if not a date. */
export function writtenTime(text: string | undefined, offset?: string): WrittenTime | undefined {
  if (!text) return undefined;
  const written = offset ? `${text} ${offset}` : text;
  const [, year, month, day, hour = "0", minute = "0", second = "0", zone] = pattern.exec(text) ?? [];
  if (!year || !month || !day || month === "00") return { written, local: undefined, zone: undefined };
  const local = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second));
  const isDate = new Date(local).getUTCDate() === Number(day) && Number(hour) < 24 && Number(minute) < 60;
  return { written, local: isDate ? local : undefined, zone: zoneOf(offset ?? zone) };
}

/** Minutes east of UTC of "+05:30", "-0600" or "Z"; undefined for anything else, and beyond 14 hours. */
export function zoneOf(offset: string | undefined): number | undefined {
  if (offset === "Z") return 0;
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)$/.exec(offset ?? "") ?? [];
  const total = Number(hours) * 60 + Number(minutes);
  if (!sign || Number(minutes) > 59 || total > 14 * 60) return undefined;
  return sign === "-" ? -total || 0 : total;
}

/** Minutes east of UTC as people write them: "UTC−06:00". */
export function zoneText(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60].map((n) => String(n).padStart(2, "0"));
  return `UTC${minutes < 0 ? "−" : "+"}${hours}:${rest}`;
}

/**
 * Derives the zone of a camera’s clock from its time and the satellites’ (UTC, milliseconds). The difference is rounded to a quarter hour,
 * because all zones are multiples of that. `rest` is the remainder in seconds. Undefined if no zone is that far from UTC.
 */
export function zoneBetween(local: number, utc: number): { readonly zone: number; readonly rest: number } | undefined {
  const seconds = (local - utc) / 1000;
  const zone = Math.round(seconds / 900) * 15;
  return zone >= -12 * 60 && zone <= 14 * 60 ? { zone: zone || 0, rest: Math.round(seconds - zone * 60) } : undefined;
}
