import type { Progress } from "web/instruments/frame/worker.ts";
import type { Candidate, Detector } from "./candidate.ts";
import { accounts } from "./find/accounts.ts";
import { ages, dates } from "./find/dates.ts";
import { handles, mailAndWeb, networkAddresses } from "./find/net.ts";
import { phones } from "./find/phones.ts";
import { places } from "./find/places.ts";
import { records } from "./find/records.ts";
import { taxNumbers } from "./find/tax-numbers.ts";
import { findNames } from "./find-names.ts";
import type { Kind } from "./kind.ts";
import { exactPhrase, findPhrases } from "./phrases.ts";

/** Text added by hand, as in the original. */
export type HandFind = { readonly text: string; readonly kind: Kind };

const detectors: readonly Detector[] = [
  ...[...mailAndWeb, ...handles, ...networkAddresses, ...taxNumbers, ...dates],
  ...[...ages, ...accounts, ...records, ...phones, ...places],
];

/**
 * Finds every place that may be an identifier, in order of precedence: added by hand, by pattern, by list, repeats. Repeats lack the words
 * that identified them elsewhere. Calls `tell` before each pass.
 */
export function scan(text: string, list: string, hand: readonly HandFind[], tell: (progress: Progress) => void): readonly Candidate[] {
  const total = detectors.length + 3;
  let done = 0;
  const pass = (find: () => Iterable<Candidate>) => {
    tell({ done: done++, total, at: "" });
    return [...find()];
  };
  const byHand = pass(() => hand.flatMap((added) => [...findByHand(text, added)]));
  const byPattern = detectors.flatMap((find) => pass(() => find(text)));
  const found = [...byHand, ...byPattern, ...pass(() => findNames(withoutAddresses(text, byPattern), list))];
  const agreed = agree(found);
  const repeats = pass(() => findRepeats(text, agreed));
  tell({ done: total, total, at: "" });
  return [...agreed, ...repeats];
}

/** Covers email and web addresses, so that no name begins inside one and ends after it: "example.com/ana RUIZ". */
function withoutAddresses(text: string, found: readonly Candidate[]): string {
  const covered: string[] = [];
  let end = 0;
  for (const each of found.filter(({ kind }) => kind === "mail" || kind === "url").toSorted((a, b) => a.start - b.start)) {
    if (each.start < end) continue;
    covered.push(text.slice(end, each.start), "\0".repeat(each.end - each.start));
    end = each.end;
  }
  return [...covered, text.slice(end)].join("");
}

function* findByHand(text: string, { text: added, kind }: HandFind): Generator<Candidate> {
  const id = `hand:${added}`;
  const phrase = exactPhrase(added, id);
  const whole = phrase ? [...findPhrases(text, [phrase])] : [];
  // If it occurs only inside longer words, it is taken there.
  if (whole.length === 0) {
    for (let start = text.indexOf(added); start >= 0; start = text.indexOf(added, start + added.length))
      yield { start, end: start + added.length, kind, id, by: "hand" };
  }
  for (const { start, end } of whole) yield { start, end, kind, id, by: "hand" };
}

/** A birth date or fax number in one place is one everywhere: the words that identify it may occur only once. */
function agree(found: readonly Candidate[]): readonly Candidate[] {
  const ids = (kind: Kind) => new Set(found.filter((candidate) => candidate.kind === kind).map(({ id }) => id));
  const [births, faxes] = [ids("birth"), ids("fax")];
  return found.map((candidate) => {
    if (candidate.kind === "date" && births.has(candidate.id)) return { ...candidate, kind: "birth" };
    if (candidate.kind === "phone" && faxes.has(candidate.id)) return { ...candidate, kind: "fax" };
    return candidate;
  });
}

/** Finds numbers again where the identifying words are missing. Names are left out: they have variants. */
function* findRepeats(text: string, found: readonly Candidate[]): Generator<Candidate> {
  const known = new Set(found.map(({ start, end, kind }) => `${start} ${end} ${kind}`));
  const firsts = new Map<string, Candidate>();
  for (const candidate of found) {
    // The number of an age is no identifier by itself.
    if (candidate.by !== "pattern" || candidate.kind === "age") continue;
    const words = text.slice(candidate.start, candidate.end);
    if (!firsts.has(words)) firsts.set(words, candidate);
  }
  const phrases = [...firsts].flatMap(([words, first]) => exactPhrase(words, first) ?? []);
  for (const { start, end, tag } of findPhrases(text, phrases))
    if (!known.has(`${start} ${end} ${tag.kind}`)) yield { start, end, kind: tag.kind, id: tag.id, by: "repeat" };
}
