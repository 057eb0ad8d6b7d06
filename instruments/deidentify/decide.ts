import { deidentifyKinds } from "content/instruments.ts";
import { type Candidate, compact, exactPhrase, findPhrases } from "./candidate.ts";
import { initialsOf, type Person, readPeople } from "./find-names.ts";
import { type Kind, type Mode, overEightyNine, ruleOf } from "./kinds.ts";
import type { HandFind } from "./scan.ts";

/** The visitor's choices. Ages are calculated for `year`. */
export type Settings = {
  readonly mode: Mode;
  /** The list, as typed. */
  readonly names: string;
  readonly hand: readonly HandFind[];
  /** Words replaced or kept against the rule, by `wordsKey`. */
  readonly choices: Readonly<Record<string, boolean>>;
  /** Start offsets of single places to keep. */
  readonly keptAt: readonly number[];
  readonly year: number;
};

/**
 * One spelling of an identifier. `label` replaces it; undefined if it is kept everywhere.
 * `replaced` of its `count` places are replaced.
 */
export type Entry = {
  readonly words: string;
  readonly kind: Kind;
  readonly by: Candidate["by"];
  readonly label: string | undefined;
  readonly isAsked: boolean;
  readonly count: number;
  readonly replaced: number;
};
/** A place in the text and its place in the output. `entry` is an index. */
export type Find = Readonly<Record<"start" | "end" | "outStart" | "outEnd" | "entry", number>> & {
  readonly isReplaced: boolean;
};
/** `remaining`: words replaced in one place but still found in the finished output. */
export type Decided = ReturnType<typeof decide>;

export const wordsKey = (kind: Kind, words: string) => `${kind}:${words}`;

/**
 * Replaces what rule and visitor require. Different originals never share a replacement; one person
 * or number always has the same.
 */
export function decide(text: string, candidates: readonly Candidate[], settings: Settings) {
  const { mode, year, choices } = settings;
  const keptAt = new Set(settings.keptAt);
  const isAsked = (candidate: Candidate) =>
    ruleOf(mode, candidate.kind) !== null && !mayStay(mode, candidate, year);
  const isWanted = (candidate: Candidate) => {
    if (keptAt.has(candidate.start)) return false;
    const chosen = choices[wordsKey(candidate.kind, text.slice(candidate.start, candidate.end))];
    return chosen ?? (candidate.by === "hand" || isAsked(candidate));
  };
  const taken = new Uint8Array(text.length);
  const isWantedOf = new Map(candidates.map((candidate) => [candidate, isWanted(candidate)]));
  const places = [true, false]
    .flatMap((wanted) =>
      candidates.filter(
        (candidate) => isWantedOf.get(candidate) === wanted && take(taken, candidate),
      ),
    )
    .sort((a, b) => a.start - b.start);

  const label = labeller(text, settings);
  const entries = new Map<
    string,
    { -readonly [K in keyof Entry]: Entry[K] } & { readonly at: number }
  >();
  const finds: Find[] = [];
  const pieces: string[] = [];
  let [from, outAt] = [0, 0];
  for (const candidate of places) {
    const { start, end, kind, by } = candidate;
    const words = text.slice(start, end);
    const key = wordsKey(kind, words);
    const blank = {
      words,
      kind,
      by,
      label: undefined,
      isAsked: isAsked(candidate),
      count: 0,
      replaced: 0,
      at: entries.size,
    };
    const entry = entries.get(key) ?? blank;
    entries.set(key, entry);
    const isReplaced = isWantedOf.get(candidate) === true;
    entry.count++;
    if (isReplaced) entry.replaced++;
    if (isReplaced) entry.label ??= label(candidate, words, entry.isAsked);
    const put = isReplaced && entry.label ? entry.label : words;
    pieces.push(text.slice(from, start), put);
    outAt += start - from;
    finds.push({
      start,
      end,
      outStart: outAt,
      outEnd: outAt + put.length,
      entry: entry.at,
      isReplaced,
    });
    outAt += put.length;
    from = end;
  }
  const output = pieces.join("") + text.slice(from);
  const list = [...entries.values()].map(({ at, ...entry }) => entry);
  return { output, finds, entries: list, remaining: remainingIn(output, list) };
}

/** False if an earlier candidate has the place. */
function take(taken: Uint8Array, { start, end }: Candidate): boolean {
  for (let i = start; i < end; i++) if (taken[i]) return false;
  taken.fill(1, start, end);
  return true;
}

/**
 * Numbers labels in text order, skips labels that the text already has, and adds "(2)" if two
 * originals would share one.
 */
function labeller(text: string, { mode, names, year }: Settings) {
  const inText = new Set(text.match(/\[[^\]\n]{1,40}\]/g));
  const numbers = new Map<string, { last: number; readonly byId: Map<string, number> }>();
  const owners = new Map<string, string>();
  const numberOf = (word: string, id: string) => {
    const given = numbers.get(word) ?? { last: 0, byId: new Map<string, number>() };
    numbers.set(word, given);
    const known = given.byId.get(id);
    if (known !== undefined) return known;
    given.last = nextFree(given.last + 1, (n) => inText.has(`[${word} ${n}]`));
    given.byId.set(id, given.last);
    return given.last;
  };
  const people = readPeople(names);
  return ({ kind, id }: Candidate, words: string, isAsked: boolean) => {
    const owner = `${kind}:${id}`;
    const label = replacementOf(
      { kind, id, words, isAsked: isAsked && !id.startsWith("hand:") },
      { mode, year, people, numberOf },
    );
    const isFree = (wanted: string) => (owners.get(wanted) ?? owner) === owner;
    const n = nextFree(1, (i) => !isFree(i === 1 ? label : `${label} (${i})`));
    const unique = n === 1 ? label : `${label} (${n})`;
    owners.set(unique, owner);
    return unique;
  };
}

function nextFree(from: number, isUsed: (n: number) => boolean): number {
  let n = from;
  while (isUsed(n)) n++;
  return n;
}

function remainingIn(output: string, entries: readonly Entry[]): readonly string[] {
  const replaced = entries.filter(({ label, words }) => label !== undefined && label !== words);
  const phrases = replaced.flatMap(({ words }) => exactPhrase(words, words) ?? []);
  return [...new Set([...findPhrases(output, phrases)].map(({ tag }) => tag))];
}

/**
 * An identifier to replace. `isAsked`: the rule requires it and it was not added by hand; then the
 * rule's form applies.
 */
type ToReplace = {
  readonly kind: Kind;
  readonly id: string;
  readonly words: string;
  readonly isAsked: boolean;
};
type Numbering = {
  readonly mode: Mode;
  /** The year for calculating ages. */
  readonly year: number;
  readonly people: readonly Person[];
  /**
   * The number of a person or thing within its label. The first call takes the next free number.
   */
  readonly numberOf: (label: string, id: string) => number;
};

/**
 * Whether a find may stay: last four digits under Rule 5.2, or a year of birth (under Safe Harbor
 * up to age 89).
 */
function mayStay(mode: Mode, { kind, id }: Pick<ToReplace, "kind" | "id">, year: number): boolean {
  if (id.startsWith("tail:")) return mode === "frcp";
  return kind === "birth" && id.startsWith("year:") && !(mode === "hipaa" && isOver89(id, year));
}

/** The replacement: Rule 5.2's form, or a label with what Safe Harbor allows. */
function replacementOf(it: ToReplace, numbering: Numbering): string {
  return (
    (numbering.mode === "frcp" && it.isAsked && filingForm(it, numbering)) ||
    labelled(it, numbering)
  );
}

function filingForm({ kind, id, words }: ToReplace, { people }: Numbering): string | undefined {
  const tail = compact(words).slice(-4);
  switch (kind) {
    case "ssn":
      return `xxx-xx-${tail}`;
    case "taxpayer":
      return /^\d\d-?\d{7}$/.test(words) ? `xx-xxx${tail}` : `xxx-xx-${tail}`;
    case "card":
    case "account":
      return `xxxx ${tail}`;
    case "birth":
      return yearIn(id);
    case "minor": {
      const person = people[Number(id)];
      return person && initialsOf(person);
    }
    default:
      return undefined;
  }
}

function labelled({ kind, id }: ToReplace, { mode, year, people, numberOf }: Numbering): string {
  const { label } = deidentifyKinds[kind];
  const isListed =
    (kind === "name" || kind === "minor") && people.length > 0 && !id.startsWith("hand:");
  const numbers = (isListed ? id.split("|") : [id]).map((one) => numberOf(label, one));
  const number = numbers.join(" or ");
  const rest = mode === "hipaa" && !id.startsWith("hand:") ? whatStays(kind, id, year) : undefined;
  return `[${label} ${number}${rest ? `, ${rest}` : ""}]`;
}

function whatStays(kind: Kind, id: string, year: number): string | undefined {
  if (kind === "age" || (kind === "birth" && isOver89(id, year))) return overEightyNine;
  if (kind === "birth" || kind === "date") return yearIn(id);
  if (kind === "zip") return restrictedZips.has(id.slice(0, 3)) ? "000" : id.slice(0, 3);
  return undefined;
}

const yearIn = (id: string) => /^(?:year:)?(\d{4})/.exec(id)?.[1];
/** Uses the year only, so some who are still 89 are included: more is replaced than required. */
const isOver89 = (id: string, year: number) => year - Number(yearIn(id) ?? year) >= 90;

/**
 * First three digits of ZIP codes with 20,000 people or fewer. Seventeen are from HHS guidance on
 * de-identification (26 November 2012, Census 2000); 205 and 369 are from lists by Census 2010.
 */
const restrictedZips: ReadonlySet<string> = new Set(
  "036 059 063 102 203 205 369 556 692 790 821 823 830 831 878 879 884 890 893".split(" "),
);
