import type { ReadText } from "web/instruments/frame/read-text.ts";
import type { Decided } from "./decide.ts";
import { kinds } from "./kind.ts";
import { deidentify as words } from "./words.ts";
import { deidentifyKinds } from "./words-kinds.ts";

/** Places found, replaced and kept by kind, in the kinds' order. Kinds without finds are left out. */
export function countsOf({ entries }: Decided) {
  return kinds.flatMap((kind) => {
    const own = entries.filter((entry) => entry.kind === kind);
    const found = own.reduce((sum, { count }) => sum + count, 0);
    const replaced = own.reduce((sum, entry) => sum + entry.replaced, 0);
    return found > 0 ? [{ kind, name: deidentifyKinds[kind].name, found, replaced, kept: found - replaced }] : [];
  });
}

/** The verdict in one line. */
export function verdictOf({ finds, entries }: Decided): string {
  const places = finds.filter(({ isReplaced }) => isReplaced).length;
  return places > 0 ? words.verdict.replaced(places, labelsIn(entries).size) : words.verdict.none;
}

/** Notes below the verdict: remaining originals, kept finds, and unread files. `others` is the number of unread files. */
export function notesOf({ finds, entries, remaining }: Decided, { text, encoding }: ReadText, others: number): readonly string[] {
  const { verdict } = words;
  const originals = entries.filter(({ label }) => label !== undefined).length;
  const kept = finds.filter(({ isReplaced }) => !isReplaced).length;
  return [
    ...(originals === 0 ? [verdict.noneNote] : []),
    ...(remaining.length > 0 ? [verdict.remaining(shortList(remaining))] : []),
    ...(originals > 0 && remaining.length === 0 ? [originals === 1 ? verdict.readBackOne : verdict.readBack(originals)] : []),
    ...(kept > 0 ? [verdict.kept(kept)] : []),
    ...(/^content-transfer-encoding:\s*(?:base64|quoted-printable)/im.test(text) ? [verdict.encoded] : []),
    ...(encoding === "windows-1252" ? [verdict.latin] : []),
    ...(others > 0 ? [verdict.others(others)] : []),
  ];
}

const labelsIn = (entries: Decided["entries"]) => new Set(entries.flatMap(({ label }) => label ?? []));

const shortList = (list: readonly string[]) => `${list.slice(0, 5).join(", ")}${list.length > 5 ? " …" : ""}`;
