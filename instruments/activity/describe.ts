import { activityResult as words } from "content/instruments.ts";
import { plainText } from "content/marks.ts";
import type { Report } from "instruments/contract.ts";
import type { Reading } from "./answer-question.ts";
import type { Finding, Judged, TestResult } from "./judge.ts";
import * as sentences from "./sentences.ts";
import type { ZoneClock } from "./zone-clock.ts";

/**
 * The first result. `digests` are SHA-256 by file, null if unreadable; times are milliseconds since
 * 1970.
 */
export type ActivityOutcome = {
  readonly reading: Reading;
  readonly judged: Judged;
  readonly digests: readonly (string | null)[];
  readonly began: number;
  readonly ended: number;
};

/**
 * The verdict in one line: `title` with marks, `plain` without. `leftOut` counts rows that could
 * not be read, `unread` files: with either it does not say that something was not found.
 */
export function verdictOf(
  { tests }: Judged,
  leftOut: number,
  unread = 0,
): { readonly title: string; readonly plain: string } {
  const made = tests.filter(
    ({ standing }) => standing === "found" || standing === "notFound",
  ).length;
  const found = tests.filter(({ standing }) => standing === "found").length;
  const none = leftOut + unread > 0 ? words.verdictRun(made) : words.verdictNone(made);
  const said = made === 0 ? words.verdictEmpty : found === 0 ? none : words.verdict(found, made);
  const withRows = leftOut > 0 ? words.verdictLeftOut(said, leftOut) : said;
  const title = unread > 0 ? words.verdictUnread(withRows, unread) : withRows;
  return { title, plain: plainText(title) };
}

/** The line below the name of a test: what it found, or why it found nothing. */
export function reasonOf(
  { test, standing, total, looked }: TestResult,
  minutes: number,
  downloads: number,
): string {
  if (standing === "found") return words.tests[test].says(total);
  if (standing === "noDate") return words.tests.deletions.noDate;
  if (standing === "noRecords" && looked === 0) return words.tests[test].noRecords;
  return test === "downloads"
    ? words.tests.downloads.none(downloads, minutes)
    : words.tests[test].none;
}

/** Limits of the data that a reader must know. */
export function readingNotes({
  files,
  rows,
  records,
  duplicates,
  cut,
  skipped,
  shifted,
  extended,
  mailAccess,
  resultCount,
}: Reading) {
  const say = words.reading;
  const limits = files.filter(({ rows: inFile }) => exportLimits.includes(inFile));
  return [
    ...limits.map(({ name, rows: inFile }) => say.limit(name, inFile)),
    ...(resultCount > rows && records > 0 ? [say.resultCount(resultCount, rows)] : []),
    ...(duplicates > 0 ? [say.duplicates(duplicates)] : []),
    ...(cut.count > 0 ? [sentences.cut(cut.count, cut.first)] : []),
    ...(skipped.count > 0 ? [sentences.skipped(skipped.count, skipped.first)] : []),
    ...(shifted > 0 ? [say.shifted(shifted)] : []),
    ...(mailAccess.throttled > 0 ? [say.throttled(mailAccess.throttled)] : []),
    ...(mailAccess.sync > 0 ? [say.sync(mailAccess.sync)] : []),
    ...(extended > 0 ? [say.extended(extended)] : []),
  ];
}

/** Rows at which exports and Search-UnifiedAuditLog stop. */
const exportLimits: readonly number[] = [100, 5000, 50_000];

/** The name of a finding. */
export function titleOf({ facts, rows }: Finding): string {
  const { titles } = words;
  if (facts.test === "downloads") return titles.downloads(facts.files);
  if (facts.test === "networks") return titles.networks(facts.network);
  if (facts.test !== "rules") return titles[facts.test](rows.length);
  return facts.outside.length > 0
    ? titles.forwardsOutside
    : facts.detail.forwards
      ? titles.forwards
      : titles.hides;
}

/** Targets that are named in a sentence. */
const MOST_NAMED = 8;

/** What the rows of a finding say, sentence by sentence. */
export function sentencesOf(
  { facts, rows, from, to }: Finding,
  minutes: number,
  clock: ZoneClock,
): readonly string[] {
  const say = words.sentences;
  const span = sentences.span(clock.stamp(from), clock.stamp(to));
  switch (facts.test) {
    case "downloads":
      return [
        span,
        sentences.burst(rows.length, facts.files, facts.peak, minutes),
        sentences.usual(facts.days, facts.usual, facts.most),
      ];
    case "deletions":
      return [
        span,
        ...facts.byOperation.map(([operation, n]) => say.deleted(operation, n)),
        sentences.items(rows.length, facts.items),
      ];
    case "rules":
      return [
        span,
        say.rule(facts.operation, facts.detail.says),
        ...(facts.detail.forwards
          ? [facts.outside.length > 0 ? say.outside(facts.outside.join(", ")) : say.inside]
          : []),
      ];
    case "sharing": {
      const named = facts.targets.slice(0, MOST_NAMED).join(", ");
      return [
        span,
        ...(facts.links + facts.used > 0 ? [sentences.links(facts.links, facts.used)] : []),
        ...(named ? [sentences.targets(named, facts.targets.length - MOST_NAMED)] : []),
      ];
    }
    case "devices":
      return [
        span,
        ...facts.byOperation.map(([operation, n]) => say.deleted(operation, n)),
        say.files(facts.files),
      ];
    case "networks":
      return [
        span,
        say.network(facts.address, facts.known),
        sentences.failed(facts.failed),
        ...(facts.agent ? [say.agent(facts.agent)] : []),
      ];
  }
}

/** A web address is shortened to the file name. */
export function shortObject(object: string): string {
  if (!/^https?:/i.test(object)) return object;
  const name = object.replace(/\/+$/, "").split("/").at(-1) ?? object;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/**
 * The report: what was read and how, the settings, every test with what it found, the accounts, and
 * the hours.
 */
export function activityReport(
  outcome: ActivityOutcome,
  judged: Judged,
  without: ReadonlySet<string>,
): Report {
  const { reading, digests, began, ended } = outcome;
  const { files, unread, first, last, ...counts } = reading;
  return {
    inputs: files.map(({ name, size }, i) => ({ name, size, sha256: digests[i] ?? null })),
    findings: {
      verdict: verdictOf(judged, reading.skipped.count, reading.unread.length).plain,
      began: iso(began),
      ended: iso(ended),
      reading: {
        ...counts,
        first: iso(first),
        last: iso(last),
        rowsInFiles: files.map(({ rows }) => rows),
        notRead: unread,
      },
      settings: judged.settings,
      tests: judged.tests.map(({ test, standing, looked, total, findings }) => ({
        test,
        standing,
        recordsRead: looked,
        found: total,
        shown: findings.map((finding) => findingOf(finding, !without.has(finding.key))),
      })),
      accounts: judged.people.list.map(({ first: from, last: to, ...person }) => ({
        ...person,
        first: iso(from),
        last: iso(to),
      })),
      hours: daysOf(judged.heat),
    },
  };
}

const iso = (moment: number) => new Date(moment).toISOString();

const findingOf = (
  { person, from, to, rows, lines, facts: { test: _, ...facts } }: Finding,
  inChronology: boolean,
) => ({
  account: person,
  from: iso(from),
  to: iso(to),
  records: rows.length,
  inChronology,
  ...facts,
  lines: lines.map(({ from: start, to: end, row, file, ...line }) => ({
    from: iso(start),
    to: iso(end),
    ...line,
    firstRow: row,
    file,
  })),
});

/** Days with records: the date in the zone, and 24 hourly counts. */
function daysOf({ first, counts }: Judged["heat"]) {
  return Array.from({ length: counts.length / 24 }, (_, i) => ({
    day: new Date((first + i) * 86_400_000).toISOString().slice(0, 10),
    records: Array.from(counts.subarray(i * 24, i * 24 + 24)),
  })).filter(({ records }) => records.some((n) => n > 0));
}
