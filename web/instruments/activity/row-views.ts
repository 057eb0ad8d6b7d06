import { utcStamp } from "web/instruments/frame/report.ts";
import type { LogTable } from "./log-table.ts";
import { ZoneClock } from "./zone-clock.ts";

/** A record as it is shown. `row` is its row in file number `file`; `detail` is a rule's settings or a share's target. */
export type RowView = {
  readonly utc: string;
  readonly local: string;
  readonly localIso: string;
  readonly person: string;
  readonly operation: string;
  readonly object: string;
  readonly items: number;
  readonly address: string;
  readonly agent: string;
  readonly detail: string;
  readonly id: string;
  readonly file: number;
  readonly row: number;
};

/** Formats records, given their numbers in the table, with times in a zone. */
export function rowViews(table: LogTable, rows: Uint32Array, zone: string): readonly RowView[] {
  const clock = new ZoneClock(zone, table.time[0] ?? 0, table.time[table.length - 1] ?? 0);
  return Array.from(rows, (row) => rowView(table, row, clock));
}

export function rowView(table: LogTable, row: number, clock: ZoneClock): RowView {
  const time = table.time[row] ?? 0;
  const of = (words: readonly string[], column: Uint32Array) => words[column[row] ?? 0] ?? "";
  return {
    utc: utcStamp(time),
    local: clock.stamp(time),
    localIso: clock.iso(time),
    person: of(table.people, table.person),
    operation: of(table.operations, table.operation),
    object: of(table.objects, table.object),
    items: table.items[row] ?? 1,
    address: of(table.addresses, table.address),
    agent: of(table.agents, table.agent),
    detail: detailText(table, row),
    id: table.ids.textOf(table.id[row] ?? 0),
    file: table.file[row] ?? 0,
    row: table.row[row] ?? 0,
  };
}

/** A rule's settings or a share's targets as text; empty for other records. */
export function detailText(table: LogTable, row: number): string {
  const detail = table.details[table.detail[row] ?? 0];
  if (!detail) return "";
  const unsaid = detail.targets.filter((target) => !detail.says.toLowerCase().includes(target.toLowerCase()));
  return [detail.says, ...unsaid].filter(Boolean).join("; ");
}
