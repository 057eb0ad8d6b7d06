import type { Reported } from "web/instruments/frame/result.tsx";
import type { ActivityOutcome } from "./activity-work.tsx";
import { verdictOf } from "./describe.ts";
import type { Finding } from "./finding.ts";
import type { Judged } from "./judge.ts";

/** The report: what was read and how, the settings, every test with what it found, the accounts, and the hours. */
export function activityReport(outcome: ActivityOutcome, judged: Judged, without: ReadonlySet<string>, isSpecimen: boolean): Reported {
  const { reading, digests, began, ended } = outcome;
  const { files, unread, first, last, ...counts } = reading;
  return {
    made: new Date().toISOString(),
    specimen: isSpecimen,
    inputs: files.map(({ name, size }, i) => ({ name, size, sha256: digests[i] ?? null })),
    findings: {
      verdict: verdictOf(judged, reading.skipped.count).plain,
      began: iso(began),
      ended: iso(ended),
      reading: { ...counts, first: iso(first), last: iso(last), rowsInFiles: files.map(({ rows }) => rows), notRead: unread },
      settings: judged.settings,
      tests: judged.tests.map(({ test, standing, looked, total, findings }) => ({
        test,
        standing,
        recordsRead: looked,
        found: total,
        shown: findings.map((finding) => findingOf(finding, !without.has(finding.key))),
      })),
      accounts: judged.people.list.map(({ first: from, last: to, ...person }) => ({ ...person, first: iso(from), last: iso(to) })),
      hours: daysOf(judged.heat),
    },
  };
}

const iso = (moment: number) => new Date(moment).toISOString();

const findingOf = ({ person, from, to, rows, lines, facts: { test: _, ...facts } }: Finding, inChronology: boolean) => ({
  account: person,
  from: iso(from),
  to: iso(to),
  records: rows.length,
  inChronology,
  ...facts,
  lines: lines.map(({ from: start, to: end, row, file, ...line }) => ({ from: iso(start), to: iso(end), ...line, firstRow: row, file })),
});

/** Days with records: the date in the zone, and 24 hourly counts. */
function daysOf({ first, counts }: Judged["heat"]) {
  return Array.from({ length: counts.length / 24 }, (_, i) => ({
    day: new Date((first + i) * 86_400_000).toISOString().slice(0, 10),
    records: Array.from(counts.subarray(i * 24, i * 24 + 24)),
  })).filter(({ records }) => records.some((n) => n > 0));
}
