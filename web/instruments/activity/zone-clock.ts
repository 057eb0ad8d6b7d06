const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A time span with one offset. `offset` is in milliseconds, positive to the east; `name` as “CDT”. */
type Stretch = { readonly from: number; readonly offset: number; readonly name: string };

/** The clock of an IANA zone between two moments (milliseconds since 1970). Looks offsets up once, not for each record. */
export class ZoneClock {
  readonly zone: string;
  readonly #stretches: readonly Stretch[];
  #last: number = 0;

  constructor(zone: string, from: number, to: number) {
    this.zone = zone;
    this.#stretches = stretchesOf(zone, from - DAY, to + DAY);
  }

  offsetAt(moment: number): number {
    return this.#at(moment)?.offset ?? 0;
  }

  /** Days since 1970 on the clocks of the zone. */
  dayOf(moment: number): number {
    return Math.floor((moment + this.offsetAt(moment)) / DAY);
  }

  /** 0 to 23. */
  hourOf(moment: number): number {
    const local = moment + this.offsetAt(moment);
    return Math.floor((local - Math.floor(local / DAY) * DAY) / HOUR);
  }

  /** “2026-03-18 16:22:07 CDT” */
  stamp(moment: number): string {
    const { offset, name } = this.#at(moment) ?? { offset: 0, name: "UTC" };
    return `${new Date(moment + offset).toISOString().slice(0, 19).replace("T", " ")} ${name}`;
  }

  /** “2026-03-18T16:22:07-05:00” */
  iso(moment: number): string {
    const offset = this.offsetAt(moment);
    const minutes = Math.abs(Math.round(offset / 60_000));
    const sign = offset < 0 ? "-" : "+";
    const [h, m] = [Math.floor(minutes / 60), minutes % 60].map((n) => String(n).padStart(2, "0"));
    return `${new Date(moment + offset).toISOString().slice(0, 19)}${sign}${h}:${m}`;
  }

  #at(moment: number): Stretch | undefined {
    const all = this.#stretches;
    while (this.#last > 0 && moment < (all[this.#last]?.from ?? 0)) this.#last -= 1;
    while (this.#last + 1 < all.length && moment >= (all[this.#last + 1]?.from ?? 0)) this.#last += 1;
    return all[this.#last];
  }
}

/**
 * Converts a local time (“2026-03-18T18:40”) in a zone to milliseconds since 1970. A time that occurs twice is the first one. A skipped
 * time is moved forward by the length of the gap, as in `Temporal`. NaN if it is not a time.
 */
export function momentInZone(local: string, zone: string): number {
  const utc = Date.parse(`${local}Z`);
  if (Number.isNaN(utc)) return Number.NaN;
  const format = formatOf(zone);
  const [before, after] = [offsetOf(format, utc - DAY), offsetOf(format, utc + DAY)];
  const fits = [utc - before, utc - after].filter((moment) => moment + offsetOf(format, moment) === utc);
  return fits.length > 0 ? Math.min(...fits) : utc - before;
}

function stretchesOf(zone: string, from: number, to: number): readonly Stretch[] {
  const format = formatOf(zone);
  const first = offsetOf(format, from);
  const stretches = [{ from: Number.NEGATIVE_INFINITY, offset: first, name: nameOf(zone, from) }];
  let offset = first;
  for (let at = from; at < to; at += DAY) {
    const next = offsetOf(format, at + DAY);
    if (next === offset) continue;
    const change = changeBetween(format, at, at + DAY, next);
    stretches.push({ from: change, offset: next, name: nameOf(zone, change) });
    offset = next;
  }
  return stretches;
}

/** The first second with the new offset. */
function changeBetween(format: Intl.DateTimeFormat, before: number, after: number, offset: number): number {
  let low = Math.floor(before / 1000);
  let high = Math.ceil(after / 1000);
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetOf(format, middle * 1000) === offset) high = middle;
    else low = middle;
  }
  return high * 1000;
}

const formatOf = (zone: string) => new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" });

/** The zone's offset at a moment, in milliseconds, from “3/18/2026, GMT-05:00”. */
function offsetOf(format: Intl.DateTimeFormat, moment: number): number {
  const [, sign, hours = 0, minutes = 0] = /([+-])(\d\d):(\d\d)/.exec(format.format(moment)) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

function nameOf(zone: string, moment: number): string {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "short" }).formatToParts(moment);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? zone;
}
