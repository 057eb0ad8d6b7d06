import type { Found, LogView } from "./judge.ts";
import { operationsIn } from "./operations.ts";
import { accountKind, domainOf, plainAddress } from "./people-of.ts";
import { detailText, type LogTable } from "./read-logs.ts";
import { networkOf } from "./read-record.ts";

const MINUTE = 60_000;

/**
 * Finds bursts: the settings' number of downloads in their minutes. Facts compare a burst with the
 * person's other days.
 */
export function massDownloads(view: LogView): readonly Found[] {
  const wanted = operationsIn(
    view.table,
    "downloads",
    ...(view.settings.withOpened ? ["opened" as const] : []),
  );
  const byPerson = rowsByPerson(view, wanted);
  const active = activeDays(view);
  return [...byPerson].flatMap(([person, rows]) => {
    const bursts = burstsOf(view, rows);
    if (bursts.length === 0) return [];
    const perDay = Map.groupBy(rows, (row) => dayOf(view, row));
    return bursts.map(({ from, to, peak }): Found => {
      const own = rows.slice(from, to);
      const burstDays = new Set(own.map((row) => dayOf(view, row)));
      const others = [...(active.get(person) ?? [])]
        .filter((day) => !burstDays.has(day))
        .map((day) => perDay.get(day)?.length ?? 0);
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

/**
 * Finds what Endpoint DLP recorded of files that left a computer: copies to drives and shares,
 * prints, uploads. By person.
 */
export function deviceCopies(view: LogView): readonly Found[] {
  const { table } = view;
  return [...rowsByPerson(view, operationsIn(table, "devices"))].map(([person, rows]) => {
    const files = new Set(rows.map((row) => table.object[row])).size;
    return { person, rows, facts: { test: "devices", files, byOperation: countsOf(table, rows) } };
  });
}

/** How many of the records have each operation, the most first. */
function countsOf(table: LogTable, rows: readonly number[]) {
  const byOperation = Map.groupBy(rows, (row) => table.operations[table.operation[row] ?? 0] ?? "");
  return [...byOperation]
    .map(([operation, own]) => [operation, own.length] as const)
    .toSorted(([, a], [, b]) => b - a);
}

/** Finds people who deleted something at or after the date. */
export function lateDeletions(view: LogView): readonly Found[] {
  const { table, since } = view;
  return [...rowsByPerson(view, operationsIn(table, "deletions"))].flatMap(
    ([person, all]): readonly Found[] => {
      const rows = all.filter((row) => (table.time[row] ?? 0) >= since);
      if (rows.length === 0) return [];
      const items = rows.reduce((sum, row) => sum + (table.items[row] ?? 1), 0);
      return [
        { person, rows, facts: { test: "deletions", items, byOperation: countsOf(table, rows) } },
      ];
    },
  );
}

/** Finds rules and settings that forward or hide mail. */
export function mailRules(view: LogView): readonly Found[] {
  const { table, settings } = view;
  return [...rowsByPerson(view, operationsIn(table, "rules"))].flatMap(([person, rows]) =>
    rows.flatMap((row): readonly Found[] => {
      const detail = table.details[table.detail[row] ?? 0];
      if (!detail || !(detail.forwards || detail.hides)) return [];
      const operation = table.operations[table.operation[row] ?? 0] ?? "";
      return [
        {
          person,
          rows: [row],
          facts: {
            test: "rules",
            operation,
            detail,
            outside: outsideOf(detail.targets, settings.domains),
          },
        },
      ];
    }),
  );
}

/** Finds links that anybody can open, and shares with guests or other domains, by person. */
export function outsideSharing(view: LogView): readonly Found[] {
  const { table, settings } = view;
  const isLink = operationsIn(table, "links");
  const isScoped = operationsIn(table, "scopedLinks");
  return [...rowsByPerson(view, operationsIn(table, "links", "scopedLinks", "shared"))].flatMap(
    ([person, all]): readonly Found[] => {
      const targets = new Set<string>();
      const count = { links: 0, used: 0 };
      const rows = all.filter((row) => {
        const operation = table.operation[row] ?? 0;
        const detail = table.details[table.detail[row] ?? 0];
        if (
          isLink[operation] ||
          (isScoped[operation] && /anyone|anonymous/i.test(detail?.says ?? ""))
        ) {
          if (/used$/i.test(table.operations[operation] ?? "")) count.used += 1;
          else count.links += 1;
          return true;
        }
        const outside = detail ? outsideOf(detail.targets, settings.domains) : [];
        const named = detail?.isGuest && outside.length === 0 ? detail.targets : outside;
        for (const target of named) targets.add(target.toLowerCase());
        return named.length > 0 || (detail?.isGuest ?? false);
      });
      return rows.length > 0
        ? [{ person, rows, facts: { test: "sharing", ...count, targets: [...targets] } }]
        : [];
    },
  );
}

const DAY = 86_400_000;
/** Failed attempts within this time before a sign-in, in milliseconds, are shown with it. */
const BEFORE = DAY;

type Known = {
  readonly first: number;
  readonly networks: Set<string>;
  readonly failed: Map<string, number[]>;
};

/**
 * The first sign-in of a person from a network that no earlier record of that person has. The log
 * must cover the person for as many days as the settings say. A failed attempt does not make a
 * network known.
 */
export function newNetworks(view: LogView): readonly Found[] {
  const { table, settings } = view;
  const networks = table.addresses.map(networkOf);
  const isSignIn = operationsIn(table, "signIns");
  const isFailure = operationsIn(table, "failedSignIns");
  const kinds = table.people.map(accountKind);
  const people = new Map<number, Known>();
  const found: Found[] = [];
  for (let row = 0; row < table.length; row++) {
    const person = table.person[row] ?? 0;
    const network = networks[table.address[row] ?? 0];
    if (
      !network ||
      !view.isShown(person) ||
      (kinds[person] !== "person" && kinds[person] !== "guest")
    )
      continue;
    const time = table.time[row] ?? 0;
    const known: Known = people.get(person) ?? {
      first: time,
      networks: new Set(),
      failed: new Map(),
    };
    people.set(person, known);
    const operation = table.operation[row] ?? 0;
    if (isFailure[operation] || (isSignIn[operation] && table.failed[row])) {
      known.failed.set(network, [...(known.failed.get(network) ?? []), row].slice(-100));
      continue;
    }
    if (
      isSignIn[operation] &&
      !known.networks.has(network) &&
      known.networks.size > 0 &&
      time - known.first >= settings.days * DAY
    ) {
      const failed = (known.failed.get(network) ?? []).filter(
        (attempt) => time - (table.time[attempt] ?? 0) <= BEFORE,
      );
      const address = table.addresses[table.address[row] ?? 0] ?? "";
      const agent = table.agents[table.agent[row] ?? 0] ?? "";
      const facts = {
        test: "networks" as const,
        network,
        address,
        agent,
        known: known.networks.size,
        failed: failed.length,
      };
      found.push({ person, rows: [...failed, row], facts });
    }
    known.networks.add(network);
  }
  return found;
}

/** The addresses outside the domains. Names without a domain are left out. */
function outsideOf(targets: readonly string[], domains: readonly string[]): readonly string[] {
  return targets
    .map(plainAddress)
    .filter((target) => target.includes("@") && !isInside(domainOf(target), domains));
}

const isInside = (domain: string, domains: readonly string[]) =>
  domains.some((own) => domain === own || domain.endsWith(`.${own}`));

/** Records further apart than this, in milliseconds, get separate lines. */
const APART = 30 * 60_000;
/** Lines per finding; the CSV has every record. */
const MOST = 60;

/** Groups a finding's records into lines: close ones of one operation are one line. */
export function linesOf(table: LogTable, rows: readonly number[]) {
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

export function lineOf(table: LogTable, run: readonly number[]) {
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

/** Records of the wanted operations, by person, in order of time. */
function rowsByPerson(
  { table, isShown }: LogView,
  wanted: readonly boolean[],
): ReadonlyMap<number, readonly number[]> {
  const rows = Array.from(table.person.keys()).filter(
    (row) => wanted[table.operation[row] ?? 0] && isShown(table.person[row] ?? 0),
  );
  return Map.groupBy(rows, (row) => table.person[row] ?? 0);
}
