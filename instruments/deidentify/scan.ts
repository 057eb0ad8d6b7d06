import type { Progress } from "instruments/frame/progress.ts";
import { type ReadText, readText } from "instruments/frame/read-text.ts";
import { type Candidate, type Detector, exactPhrase, findPhrases } from "./candidate.ts";
import { type Decided, decide, type Settings } from "./decide.ts";
import { ages, dates } from "./find/dates.ts";
import { handles, mailAndWeb, networkAddresses, phones } from "./find/net.ts";
import { places } from "./find/places.ts";
import { accounts, records, taxNumbers } from "./find/records.ts";
import { hl7 } from "./find/segments.ts";
import { findNames } from "./find-names.ts";
import type { Kind } from "./kinds.ts";

/** Text added by hand, as in the original. */
export type HandFind = { readonly text: string; readonly kind: Kind };

const detectors: readonly Detector[] = [
  ...[hl7, ...mailAndWeb, ...handles, ...networkAddresses, ...taxNumbers, ...dates],
  ...[...ages, ...accounts, ...records, ...phones, ...places],
];

/**
 * Finds every place that may be an identifier, in order of precedence: added by hand, by pattern,
 * by list, repeats. Repeats lack the words that identified them elsewhere. Calls `tell` before each
 * pass.
 */
export function scan(
  text: string,
  list: string,
  hand: readonly HandFind[],
  tell: (progress: Progress) => void,
): readonly Candidate[] {
  const total = detectors.length + 3;
  let done = 0;
  const pass = (find: () => Iterable<Candidate>) => {
    tell({ done: done++, total, at: "" });
    return [...find()];
  };
  const byHand = pass(() => hand.flatMap((added) => [...findByHand(text, added)]));
  const byPattern = detectors.flatMap((find) => pass(() => find(text)));
  const found = [
    ...byHand,
    ...byPattern,
    ...pass(() => findNames(withoutAddresses(text, byPattern), list)),
  ];
  const agreed = agree(found);
  const repeats = pass(() => findRepeats(text, agreed));
  tell({ done: total, total, at: "" });
  return [...agreed, ...repeats];
}

/**
 * Covers email and web addresses, so that no name begins inside one and ends after it:
 * "example.com/ana RUIZ".
 */
function withoutAddresses(text: string, found: readonly Candidate[]): string {
  const covered: string[] = [];
  let end = 0;
  for (const each of found
    .filter(({ kind }) => kind === "mail" || kind === "url")
    .toSorted((a, b) => a.start - b.start)) {
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
    for (
      let start = text.indexOf(added);
      start >= 0;
      start = text.indexOf(added, start + added.length)
    )
      yield { start, end: start + added.length, kind, id, by: "hand" };
  }
  for (const { start, end } of whole) yield { start, end, kind, id, by: "hand" };
}

/**
 * A birth date or fax number in one place is one everywhere: the words that identify it may occur
 * only once.
 */
function agree(found: readonly Candidate[]): readonly Candidate[] {
  const ids = (kind: Kind) =>
    new Set(found.filter((candidate) => candidate.kind === kind).map(({ id }) => id));
  const [births, faxes] = [ids("birth"), ids("fax")];
  return found.map((candidate) => {
    if (candidate.kind === "date" && births.has(candidate.id))
      return { ...candidate, kind: "birth" };
    if (candidate.kind === "phone" && faxes.has(candidate.id)) return { ...candidate, kind: "fax" };
    return candidate;
  });
}

/**
 * Finds numbers again where the identifying words are missing. Names are left out: they have
 * variants.
 */
function* findRepeats(text: string, found: readonly Candidate[]): Generator<Candidate> {
  const known = new Set(found.map(({ start, end, kind }) => `${start} ${end} ${kind}`));
  const firsts = new Map<string, Candidate>();
  for (const candidate of found) {
    // The number of an age is no identifier by itself.
    if (candidate.by !== "pattern" || candidate.kind === "age") continue;
    const words = text.slice(candidate.start, candidate.end);
    // "3/4" is a day beside its word, and a fraction elsewhere.
    if (candidate.kind === "date" && /^\d{1,2}\/\d{1,2}$/.test(words)) continue;
    if (!firsts.has(words)) firsts.set(words, candidate);
  }
  const phrases = [...firsts].flatMap(([words, first]) => exactPhrase(words, first) ?? []);
  for (const { start, end, tag } of findPhrases(text, phrases))
    if (!known.has(`${start} ${end} ${tag.kind}`))
      yield { start, end, kind: tag.kind, id: tag.id, by: "repeat" };
}

/** `source`: a text, a file, or the earlier reading if only the settings changed. */
type Question = { readonly source: string | File | ReadText; readonly settings: Settings };
export type Answer = { readonly read: ReadText; readonly decided: Decided };

/** The last text with its candidates, so that refusing a find does not scan 10 MB again. */
let last:
  | { readonly text: string; readonly given: string; readonly candidates: readonly Candidate[] }
  | undefined;

/**
 * Reads a text, finds identifiers and replaces those that the settings cover. Throws the faults of
 * readText.
 */
export async function answerQuestion(
  { source, settings }: Question,
  tell: (progress: Progress) => void,
): Promise<Answer> {
  const read = typeof source === "object" && "encoding" in source ? source : await readText(source);
  const given = JSON.stringify([settings.names, settings.hand]);
  if (last?.text !== read.text || last.given !== given)
    last = {
      text: read.text,
      given,
      candidates: scan(read.text, settings.names, settings.hand, tell),
    };
  return { read, decided: decide(read.text, last.candidates, settings) };
}
