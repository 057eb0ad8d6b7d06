import { longDay, shortDay } from "content/calendar-day.ts";
import { first72Hours as words } from "content/instruments.ts";
import { type RetentionClock, retentionSources } from "content/retention-clocks.ts";
import { type CalendarEntry, calendarText, escapeText } from "content/wire/calendar.ts";
import { addDays, momentWords, type WallTime } from "content/wire/zoned-time.ts";
import type { Report } from "instruments/contract.ts";
import { currentClocks } from "./current-clocks.ts";
import {
  type Checkpoint,
  checkpointsOf,
  type Errors,
  type Expiry,
  expiriesOf,
  type Plan,
  readPlan,
  type TypedPlan,
  tasksOf,
} from "./plan.ts";
import * as sentences from "./sentences.ts";

/**
 * Calculates everything from the form, in the visitor's zone. Loaded when a visitor first types or
 * saves.
 */
export function answer(typed: TypedPlan): {
  readonly described?: Described;
  readonly errors: Errors;
} {
  const { plan, errors } = readPlan(typed, Intl.DateTimeFormat().resolvedOptions().timeZone);
  return plan ? { errors, described: describe(plan, currentClocks) } : { errors };
}

/** The plan as a calendar file, made now. */
export const calendarOf = (plan: Plan): string => planCalendar(plan, currentClocks, Date.now());

/** The plan as a report, with what was typed. */
export const report = (plan: Plan, typed: TypedPlan): Report =>
  planReport(plan, currentClocks, typed);

/**
 * A dated clock as the list shows it. `bar` is its share of the row's width, null if it has
 * expired.
 */
export type Row = ReturnType<typeof rowOf>;
/** A clock whose period the visitor looks up; `usual` is the published one, if any. */
export type Setting = ReturnType<typeof settingOf>;
export type Described = ReturnType<typeof describe>;

/** All that the exhibit says of a plan. `horizon`: days across the whole width of a bar. */
export function describe(plan: Plan, clocks: readonly RetentionClock[]) {
  const { dated, toRead, waiting } = expiriesOf(plan, clocks);
  const gone = dated.filter(({ left }) => left < 0).length;
  const horizon = Math.max(30, ...dated.map(({ left }) => left));
  const ticked = clocks.filter(({ source }) => plan.sources.includes(source)).map(settingOf);
  return {
    plan,
    first: firstOf(dated),
    counted: [
      sentences.counted(dated.length, gone, toRead.length),
      ...(waiting > 0 ? [words.waiting(waiting)] : []),
    ].join(" "),
    countedFrom: sentences.countedFrom(
      longDay(plan.event),
      plan.leaving && longDay(plan.leaving),
      clockOf(plan.began),
    ),
    windows: checkpointsOf(plan).map(({ hours, at }) => ({ hours, ends: clockOf(at) })),
    rows: dated.map((expiry) => rowOf(expiry, horizon)),
    horizon,
    settings: ticked.filter(({ usual }) => usual === null),
    defaults: ticked.filter(({ usual }) => usual !== null),
    tasks: tasksOf(plan),
  };
}

function firstOf(dated: readonly Expiry[]) {
  const next = dated.find(({ left }) => left >= 0);
  if (next) {
    const left = capital(sentences.left(next.left));
    return {
      date: longDay(next.expires),
      detail: words.firstIs(left, next.clock.what, retentionSources[next.clock.source]),
    };
  }
  return dated.length > 0
    ? { date: words.noneLeft, detail: words.noneLeftNote(dated.length) }
    : { date: words.noneDated, detail: words.noneDatedNote };
}

function rowOf({ clock, start, days, expires, left, isRead }: Expiry, horizon: number) {
  const { id, what, screen, varies, page, source, checked, owner, isStale } = clock;
  return {
    id,
    what,
    screen,
    varies,
    page,
    source: retentionSources[source],
    date: shortDay(expires),
    left: left < 0 ? words.gone(-left) : sentences.left(left),
    basis: `${words.list.basis(shortDay(start), days)}${isRead ? `, ${words.list.read}` : ""}`,
    checked: words.list[isStale ? "notCheckedSince" : "checked"](longDay(checked), owner),
    bar: left < 0 ? null : Math.round((left / horizon) * 1000) / 10,
  };
}

function settingOf({ id, what, screen, varies, source, days }: RetentionClock) {
  return { id, what, screen, varies, source: retentionSources[source], usual: days };
}

/** Mar 18, 2026, 18:40 */
const clockOf = ({ day, time }: WallTime) =>
  `${shortDay(day)}, ${momentWords(Date.parse(`${day}T${time}Z`), "UTC").time}`;

const capital = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** The plan as a report (docs/instruments.md), with everything typed. */
function planReport(plan: Plan, clocks: readonly RetentionClock[], typed: TypedPlan): Report {
  const expiries = expiriesOf(plan, clocks);
  const { cells } = words;
  return {
    inputs: [
      { name: cells.sources, value: plan.sources.join(", ") },
      { name: cells.event.label, value: plan.event },
      ...(plan.leaving ? [{ name: cells.leaving.label, value: plan.leaving }] : []),
      { name: cells.began.label, value: `${plan.began.day}T${plan.began.time} ${plan.zone}` },
      { name: cells.matter.label, value: typed.matter },
      { name: cells.custodians.label, value: typed.custodians },
    ],
    findings: {
      expiries: expiries.dated.map(({ clock, ...expiry }) => ({ ...factsOf(clock), ...expiry })),
      toRead: expiries.toRead.map((clock) => ({ ...factsOf(clock), screen: clock.screen })),
      windows: checkpointsOf(plan).map(({ hours, moment }) => ({
        hours,
        ends: new Date(moment).toISOString(),
      })),
      tasks: tasksOf(plan).map(({ id, within, what }) => ({
        within,
        what,
        who: typed.names[id] ?? "",
      })),
    },
  };
}

const factsOf = ({ id, what, from, page, checked, owner }: RetentionClock) => ({
  id,
  what,
  from,
  page: page ? `${page.title}, ${page.href}` : null,
  checked,
  owner,
});

/** Alarms relative to the day's first midnight: at 9 a.m. one week before and one day before. */
const BEFORE_A_DAY = ["-P6DT15H", "-PT15H"];
const BEFORE_A_MOMENT = ["-PT30M"];
const QUARTER_OF_AN_HOUR_MS = 15 * 60_000;

/**
 * A plan as a calendar file (RFC 5545). It has an all-day entry for each expiry day, and the ends
 * of the three windows, all with alarms. Expired items are left out. `now` is in milliseconds since
 * 1970. The same plan saved again replaces its entries.
 */
export function planCalendar(plan: Plan, clocks: readonly RetentionClock[], now: number): string {
  const { dated } = expiriesOf(plan, clocks);
  const key = `${plan.began.day}-${plan.began.time}-${plan.event}`.replaceAll(":", "");
  return calendarText(words.calendar.product, [
    ...checkpointsOf(plan).map((checkpoint) => checkpointEntry(checkpoint, key, now)),
    ...dated.filter(({ left }) => left >= 0).map((expiry) => dayEntry(expiry, key, now)),
  ]);
}

function checkpointEntry({ hours, moment }: Checkpoint, key: string, now: number): CalendarEntry {
  const title = words.calendar.checkpoint(hours);
  return {
    id: `${hours}-hours-${key}`,
    stamp: now,
    start: moment,
    end: moment + QUARTER_OF_AN_HOUR_MS,
    title,
    text: words.calendar.checkpointText,
    more: reminder(title, BEFORE_A_MOMENT),
  };
}

function dayEntry(
  { clock: { id, what, source, screen, page }, expires }: Expiry,
  key: string,
  now: number,
): CalendarEntry {
  const title = words.calendar.goes(what);
  return {
    id: `${id}-${key}`,
    stamp: now,
    start: { day: expires },
    end: { day: addDays(expires, 1) },
    title,
    text: sentences.text(retentionSources[source], screen, page?.href),
    more: reminder(title, BEFORE_A_DAY),
  };
}

/** An entry that rings and leaves its owner free. */
function reminder(title: string, triggers: readonly string[]): readonly string[] {
  const said = `DESCRIPTION:${escapeText(title)}`;
  const alarm = (trigger: string) => [
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `TRIGGER:${trigger}`,
    said,
    "END:VALARM",
  ];
  return ["TRANSP:TRANSPARENT", ...triggers.flatMap(alarm)];
}
