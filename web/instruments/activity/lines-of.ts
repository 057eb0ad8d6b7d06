import type { Line } from "./finding.ts";
import type { LogTable } from "./log-table.ts";
import { detailText } from "./row-views.ts";

/** Records further apart than this, in milliseconds, get separate lines. */
const APART = 30 * 60_000;
/** Lines per finding; the CSV has every record. */
const MOST = 60;

/** Groups a finding's records into lines: close ones of one operation are one line. */
export function linesOf(table: LogTable, rows: readonly number[]): readonly Line[] {
  const open = new Map<number, number[]>();
  const runs: number[][] = [];
  for (const row of rows) {
    const operation = table.operation[row] ?? 0;
    const run = open.get(operation);
    if (run && (table.time[row] ?? 0) - (table.time[run.at(-1) ?? 0] ?? 0) <= APART) run.push(row);
    else {
      const next = [row];
      open.set(operation, next);
      runs.push(next);
    }
  }
  return runs.slice(0, MOST).map((run) => lineOf(table, run));
}

function lineOf(table: LogTable, run: readonly number[]): Line {
  const [first = 0] = run;
  const different = (column: Uint32Array) => new Set(run.map((row) => column[row])).size;
  return {
    from: table.time[first] ?? 0,
    to: table.time[run.at(-1) ?? 0] ?? 0,
    operation: table.operations[table.operation[first] ?? 0] ?? "",
    records: run.length,
    items: run.reduce((sum, row) => sum + (table.items[row] ?? 1), 0),
    object: table.objects[table.object[first] ?? 0] ?? "",
    detail: detailText(table, first),
    objects: different(table.object),
    address: table.addresses[table.address[first] ?? 0] ?? "",
    addresses: different(table.address),
    row: table.row[first] ?? 0,
    file: table.file[first] ?? 0,
  };
}
