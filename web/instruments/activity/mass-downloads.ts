import type { Found } from "./finding.ts";
import { type LogView, operationsIn, rowsByPerson } from "./log-view.ts";

const MINUTE = 60_000;

/** Finds bursts: the settings' number of downloads in their minutes. Facts compare a burst with the person's other days. */
export function massDownloads(view: LogView): readonly Found[] {
  const wanted = operationsIn(view.table, "downloads", ...(view.settings.withOpened ? ["opened" as const] : []));
  const byPerson = rowsByPerson(view, wanted);
  const active = activeDays(view);
  return [...byPerson].flatMap(([person, rows]) => {
    const bursts = burstsOf(view, rows);
    if (bursts.length === 0) return [];
    const perDay = countByDay(view, rows);
    return bursts.map(({ from, to, peak }): Found => {
      const own = rows.slice(from, to);
      const burstDays = new Set(own.map((row) => dayOf(view, row)));
      const others = [...(active.get(person) ?? [])].filter((day) => !burstDays.has(day)).map((day) => perDay.get(day) ?? 0);
      const facts = {
        test: "downloads" as const,
        files: new Set(own.map((row) => view.table.object[row])).size,
        peak,
        usual: median(others),
        most: Math.max(0, ...others),
        days: others.length,
      };
      return { person, rows: own, facts };
    });
  });
}

type Burst = { readonly from: number; readonly to: number; readonly peak: number };

/** Merges overlapping time windows with enough downloads into bursts. */
function burstsOf({ table, settings }: LogView, rows: readonly number[]): readonly Burst[] {
  const bursts: { from: number; to: number; peak: number }[] = [];
  const window = settings.minutes * MINUTE;
  const time = (i: number) => table.time[rows[i] ?? 0] ?? 0;
  let end = 0;
  for (let start = 0; start < rows.length; start++) {
    while (end < rows.length && time(end) - time(start) <= window) end += 1;
    const found = end - start;
    if (found < settings.downloads) continue;
    const last = bursts.at(-1);
    if (last && start < last.to) {
      last.to = Math.max(last.to, end);
      last.peak = Math.max(last.peak, found);
    } else bursts.push({ from: start, to: end, peak: found });
  }
  return bursts;
}

const dayOf = ({ table, clock }: LogView, row: number) => clock.dayOf(table.time[row] ?? 0);

function countByDay(view: LogView, rows: readonly number[]): ReadonlyMap<number, number> {
  const days = new Map<number, number>();
  for (const row of rows) days.set(dayOf(view, row), (days.get(dayOf(view, row)) ?? 0) + 1);
  return days;
}

/** The days on which a person has a record of any kind. */
function activeDays(view: LogView): ReadonlyMap<number, ReadonlySet<number>> {
  const days = new Map<number, Set<number>>();
  for (let row = 0; row < view.table.length; row++) {
    const person = view.table.person[row] ?? 0;
    const own = days.get(person) ?? new Set();
    days.set(person, own.add(dayOf(view, row)));
  }
  return days;
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle) - 1] ?? 0)) / 2;
}
