import type { company, Telephone } from "content/company.ts";
import { officeLine } from "content/script-words.ts";
import { officeState } from "content/wire/business-days.ts";
import { momentWords } from "content/wire/zoned-time.ts";

const DAY_MS = 86_400_000;

type Office = Pick<typeof company, "hours"> & {
  readonly phone: Telephone;
  readonly night: { readonly phone: Telephone | null; readonly header: string };
};

/** The number to call and a line about the office, in a long form and one for narrow headers. */
type OfficeWords = { readonly phone: Telephone; readonly long: string; readonly short: string };

/**
 * For `now` in milliseconds since 1970. When it is null, as in the built page: the number and the
 * hours, which are always true.
 */
export function officeWords({ hours, phone, night }: Office, now: number | null): OfficeWords {
  if (now === null) return { phone, long: hours.text, short: hours.brief };
  const state = officeState(now);
  if (state.open) {
    const { time, zone } = momentWords(state.closesAt, hours.zone);
    return {
      phone,
      long: officeLine.open(`${time} ${zone}`),
      short: officeLine.open(onTheHour(time)),
    };
  }
  const { weekday, month, day, time, zone } = momentWords(state.opensAt, hours.zone);
  // From six days on, a weekday alone would be understood as the nearest one.
  const isNear = state.opensAt - now < 6 * DAY_MS;
  const opens = isNear ? weekday.slice(0, 3) : `${month.slice(0, 3)} ${day}`;
  return {
    phone: night.phone ?? phone,
    long: officeLine.closed(night.header, `${opens}, ${time} ${zone}`),
    short: night.phone
      ? officeLine.night
      : officeLine.closedShort(isNear ? `${opens} ${onTheHour(time)}` : opens),
  };
}

/** "8 AM" for "8:00 AM" */
const onTheHour = (time: string) => time.replace(":00", "");
