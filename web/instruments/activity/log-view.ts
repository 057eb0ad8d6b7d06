import type { LogTable } from "./log-table.ts";
import { type OperationSet, operationSets } from "./operations.ts";
import type { Settings } from "./settings.ts";
import type { ZoneClock } from "./zone-clock.ts";

/** Input of a test: the table, the settings, the clocks, and which people count. */
export type LogView = {
  readonly table: LogTable;
  readonly settings: Settings;
  readonly clock: ZoneClock;
  /** The settings' `since` in milliseconds since 1970, NaN without one. */
  readonly since: number;
  readonly isShown: (person: number) => boolean;
};

/** For each operation number: whether it is in one of the sets. */
export function operationsIn(table: LogTable, ...sets: readonly OperationSet[]): readonly boolean[] {
  return table.operations.map((name) => sets.some((set) => operationSets[set].has(name.toLowerCase())));
}

/** Records of the wanted operations, by person, in order of time. */
export function rowsByPerson({ table, isShown }: LogView, wanted: readonly boolean[]): ReadonlyMap<number, readonly number[]> {
  const rows = new Map<number, number[]>();
  for (let row = 0; row < table.length; row++) {
    const person = table.person[row] ?? 0;
    if (!wanted[table.operation[row] ?? 0] || !isShown(person)) continue;
    const own = rows.get(person);
    if (own) own.push(row);
    else rows.set(person, [row]);
  }
  return rows;
}
