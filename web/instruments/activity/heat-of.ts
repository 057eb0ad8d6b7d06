import type { LogView } from "./mass-downloads.ts";

/** Records by day and hour in the zone. `first` is in days since 1970; `counts` has 24 hours for each day from then on. */
export type Heat = { readonly first: number; readonly counts: Uint32Array; readonly records: number };

/** Counts the records of the people shown by day and hour, including days without records. */
export function heatOf({ table, clock, isShown }: LogView): Heat {
  const first = clock.dayOf(table.time[0] ?? 0);
  const last = clock.dayOf(table.time[table.length - 1] ?? 0);
  const counts = new Uint32Array((last - first + 1) * 24);
  let records = 0;
  for (let row = 0; row < table.length; row++) {
    if (!isShown(table.person[row] ?? 0)) continue;
    const time = table.time[row] ?? 0;
    const at = (clock.dayOf(time) - first) * 24 + clock.hourOf(time);
    counts[at] = (counts[at] ?? 0) + 1;
    records += 1;
  }
  return { first, counts, records };
}
