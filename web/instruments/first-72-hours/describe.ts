import type { RetentionClock } from "content/retention-clocks.ts";
import { retentionSources } from "content/retention-clocks.ts";
import type { WallTime } from "content/wire/zoned-time.ts";
import { longDay, shortDay } from "web/parts/calendar-day.ts";
import { type Checkpoint, checkpointsOf } from "./checkpoints.ts";
import { type Expiry, expiriesOf } from "./expiries.ts";
import type { Plan } from "./plan.ts";
import type { First72Task } from "./tasks.ts";
import { tasksOf } from "./tasks-of.ts";
import { first72Hours as words } from "./words.ts";

/** A dated clock as the list shows it. `bar` is its share of the row's width, null if it has expired. */
export type Row = Pick<RetentionClock, "id" | "what" | "screen" | "varies" | "page"> & {
  readonly source: string;
  readonly date: string;
  readonly left: string;
  readonly basis: string;
  readonly checked: string;
  readonly bar: number | null;
};

/** A clock whose period the visitor looks up; `usual` is the published one, if any. */
export type Setting = Pick<RetentionClock, "id" | "what" | "screen" | "varies"> & {
  readonly source: string;
  readonly usual: number | null;
};

export type Described = {
  readonly plan: Plan;
  readonly first: { readonly date: string; readonly detail: string };
  readonly counted: string;
  readonly countedFrom: string;
  readonly windows: readonly (Pick<Checkpoint, "hours"> & { readonly ends: string })[];
  readonly rows: readonly Row[];
  /** Days across the whole width of a bar. */
  readonly horizon: number;
  readonly settings: readonly Setting[];
  readonly defaults: readonly Setting[];
  readonly tasks: readonly First72Task[];
};

/** All that the exhibit says of a plan. */
export function describe(plan: Plan, clocks: readonly RetentionClock[]): Described {
  const { dated, toRead, waiting } = expiriesOf(plan, clocks);
  const gone = dated.filter(({ left }) => left < 0).length;
  const horizon = Math.max(30, ...dated.map(({ left }) => left));
  const ticked = clocks.filter(({ source }) => plan.sources.includes(source)).map(settingOf);
  return {
    plan,
    first: firstOf(dated),
    counted: [words.counted(dated.length, gone, toRead.length), ...(waiting > 0 ? [words.waiting(waiting)] : [])].join(" "),
    countedFrom: words.countedFrom(longDay(plan.event), plan.leaving && longDay(plan.leaving), clockOf(plan.began)),
    windows: checkpointsOf(plan).map(({ hours, at }) => ({ hours, ends: clockOf(at) })),
    rows: dated.map((expiry) => rowOf(expiry, horizon)),
    horizon,
    settings: ticked.filter(({ usual }) => usual === null),
    defaults: ticked.filter(({ usual }) => usual !== null),
    tasks: tasksOf(plan),
  };
}

function firstOf(dated: readonly Expiry[]): Described["first"] {
  const next = dated.find(({ left }) => left >= 0);
  if (next) {
    const left = capital(words.left(next.left));
    return { date: longDay(next.expires), detail: words.firstIs(left, next.clock.what, retentionSources[next.clock.source]) };
  }
  return dated.length > 0
    ? { date: words.noneLeft, detail: words.noneLeftNote(dated.length) }
    : { date: words.noneDated, detail: words.noneDatedNote };
}

function rowOf({ clock, start, days, expires, left, isRead }: Expiry, horizon: number): Row {
  const { id, what, screen, varies, page, source, checked, owner, isStale } = clock;
  return {
    id,
    what,
    screen,
    ...(varies ? { varies } : {}),
    ...(page ? { page } : {}),
    source: retentionSources[source],
    date: shortDay(expires),
    left: left < 0 ? words.gone(-left) : words.left(left),
    basis: `${words.list.basis(shortDay(start), days)}${isRead ? `, ${words.list.read}` : ""}`,
    checked: words.list[isStale ? "notCheckedSince" : "checked"](longDay(checked), owner),
    bar: left < 0 ? null : Math.round((left / horizon) * 1000) / 10,
  };
}

function settingOf({ id, what, screen, varies, source, days }: RetentionClock): Setting {
  return { id, what, screen, ...(varies ? { varies } : {}), source: retentionSources[source], usual: days };
}

/** Mar 18, 2026, 18:40 */
const clockOf = ({ day, time }: WallTime) => `${shortDay(day)}, ${time}`;

const capital = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
