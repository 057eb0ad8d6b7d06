const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Clocks change at quarters of an hour. */
const QUARTER = HOUR / 4;

export type ZoneClock = ReturnType<typeof zoneClock>;

/**
 * The clock of an IANA zone, for moments in milliseconds since 1970. It looks the offset up once a
 * quarter of an hour, not for each record.
 */
export function zoneClock(zone: string) {
  const formatOf = (timeZoneName: "longOffset" | "short") =>
    new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName });
  const [offsets, names] = [formatOf("longOffset"), formatOf("short")];
  const known = new Map<number, { readonly offset: number; readonly name: string }>();
  /** `offset` is in milliseconds, positive to the east; `name` as “CDT”. */
  const at = (moment: number) => {
    const quarter = Math.floor(moment / QUARTER);
    const found = known.get(quarter) ?? {
      offset: offsetIn(offsets.format(moment)),
      name: nameIn(names.formatToParts(moment)),
    };
    known.set(quarter, found);
    return found;
  };
  const local = (moment: number) => moment + at(moment).offset;
  const written = (moment: number) => new Date(local(moment)).toISOString().slice(0, 19);
  return {
    zone,
    /** Days since 1970 on the clocks of the zone. */
    dayOf: (moment: number) => Math.floor(local(moment) / DAY),
    /** 0 to 23. */
    hourOf: (moment: number) => new Date(local(moment)).getUTCHours(),
    /** “2026-03-18 16:22:07 CDT” */
    stamp: (moment: number) => `${written(moment).replace("T", " ")} ${at(moment).name}`,
    /** “2026-03-18T16:22:07-05:00” */
    iso(moment: number): string {
      const minutes = Math.round(at(moment).offset / 60_000);
      const [h, m] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60].map((n) =>
        String(n).padStart(2, "0"),
      );
      return `${written(moment)}${minutes < 0 ? "-" : "+"}${h}:${m}`;
    },
  };
}

/** The offset in milliseconds, from “3/18/2026, GMT-05:00”. */
function offsetIn(text: string): number {
  const [, sign, hours = 0, minutes = 0] = /([+-])(\d\d):(\d\d)/.exec(text) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

const nameIn = (parts: readonly Intl.DateTimeFormatPart[]) =>
  parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
