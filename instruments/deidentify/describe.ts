import { deidentifyKinds, deidentify as words } from "content/instruments.ts";
import type { ReadText } from "instruments/frame/read-text.ts";
import { csvOf } from "instruments/frame/row-splitter.ts";
import type { Decided, Entry, Settings } from "./decide.ts";
import { kinds, type Mode, ruleOf } from "./kinds.ts";
import * as sentences from "./sentences.ts";

/**
 * Places found, replaced and kept by kind, in the kinds' order. Kinds without finds are left out.
 */
export function countsOf({ entries }: Decided) {
  return kinds.flatMap((kind) => {
    const own = entries.filter((entry) => entry.kind === kind);
    const found = own.reduce((sum, { count }) => sum + count, 0);
    const replaced = own.reduce((sum, entry) => sum + entry.replaced, 0);
    return found > 0
      ? [{ kind, name: deidentifyKinds[kind].name, found, replaced, kept: found - replaced }]
      : [];
  });
}

/**
 * The verdict in one line. With an encoded part, or `others` that were not read, it never says that
 * there is nothing.
 */
export function verdictOf({ finds, entries, output }: Decided, others = 0): string {
  const places = finds.filter(({ isReplaced }) => isReplaced).length;
  const doubts = sentences.doubts(isEncoded(output), others);
  if (doubts === "")
    return places > 0 ? sentences.replaced(places, labelsIn(entries).size) : words.verdict.none;
  return `${places > 0 ? sentences.replaced(places, labelsIn(entries).size) : words.verdict.looked}. ${doubts}`;
}

/** A part of a message that is encoded, and was not decoded. */
const isEncoded = (text: string) =>
  /^content-transfer-encoding:\s*(?:base64|quoted-printable)/im.test(text);

/**
 * Notes below the verdict: remaining originals, kept finds, and unread files. `others` is the
 * number of unread files.
 */
export function notesOf(
  { finds, entries, remaining }: Decided,
  { text, encoding }: ReadText,
  others: number,
): readonly string[] {
  const { verdict } = words;
  const originals = entries.filter(({ label }) => label !== undefined).length;
  const kept = finds.filter(({ isReplaced }) => !isReplaced).length;
  return [
    ...(originals === 0 ? [verdict.noneNote] : []),
    ...(remaining.length > 0 ? [verdict.remaining(shortList(remaining))] : []),
    ...(originals > 0 && remaining.length === 0
      ? [originals === 1 ? verdict.readBackOne : verdict.readBack(originals)]
      : []),
    ...(kept > 0 ? [verdict.kept(kept)] : []),
    ...(isEncoded(text) ? [verdict.encoded] : []),
    ...(encoding === "windows-1252" ? [verdict.latin] : []),
    ...(others > 0 ? [verdict.others(others)] : []),
  ];
}

const labelsIn = (entries: Decided["entries"]) =>
  new Set(entries.flatMap(({ label }) => label ?? []));

const shortList = (list: readonly string[]) =>
  `${list.slice(0, 5).join(", ")}${list.length > 5 ? " …" : ""}`;

/** The report's findings. Originals and the visitor's own words are included only on request. */
export function reportFindings(
  decided: Decided,
  { mode, year }: Settings,
  withOriginals: boolean,
  others = 0,
) {
  const { entries, remaining, output } = decided;
  return {
    verdict: verdictOf(decided, others),
    list: mode,
    agesReckonedIn: year,
    outputCharacters: output.length,
    originalsRemaining: remaining.length,
    counts: countsOf(decided).map(({ kind, found, replaced, kept }) => ({
      kind,
      found,
      replaced,
      kept,
    })),
    labels: entries
      .filter(({ label }) => label !== undefined)
      .map((entry) => ({
        label: entry.label,
        kind: entry.kind,
        rule: ruleLine(entry, mode),
        foundBy: entry.by,
        count: entry.replaced,
        ...(withOriginals ? { original: entry.words } : {}),
      })),
  };
}

/** The key as CSV: one row per spelling. */
export function keyCsv(entries: readonly Entry[], mode: Mode): string {
  const rows = entries
    .filter(({ label }) => label !== undefined)
    .map((entry) => [
      entry.label ?? "",
      entry.words,
      deidentifyKinds[entry.kind].name,
      ruleLine(entry, mode),
      entry.replaced,
    ]);
  return csvOf([words.key.csv, ...rows]);
}

/** The rule that an entry follows, "FRCP 5.2(a)(1): last four digits", or the visitor's choice. */
export function ruleLine({ kind, isAsked, by }: Entry, mode: Mode): string {
  const rule = ruleOf(mode, kind);
  return rule && isAsked
    ? `${rule.cite}: ${rule.says}`
    : by === "hand" && rule
      ? rule.cite
      : words.key.ownChoice;
}
