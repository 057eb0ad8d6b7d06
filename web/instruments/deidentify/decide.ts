import type { Candidate } from "./candidate.ts";
import { readPeople } from "./find-names.ts";
import { type Kind, type Mode, ruleOf } from "./kind.ts";
import { exactPhrase, findPhrases } from "./phrases.ts";
import { mayStay, replacementOf } from "./replacement.ts";
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

/** One spelling of an identifier. `label` replaces it; undefined if it is kept everywhere. `replaced` of its `count` places are replaced. */
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
export type Find = Readonly<Record<"start" | "end" | "outStart" | "outEnd" | "entry", number>> & { readonly isReplaced: boolean };
/** `remaining`: words replaced in one place but still found in the finished output. */
export type Decided = {
  readonly output: string;
  readonly finds: readonly Find[];
  readonly entries: readonly Entry[];
  readonly remaining: readonly string[];
};

export const wordsKey = (kind: Kind, words: string) => `${kind}:${words}`;

/** Replaces what rule and visitor require. Different originals never share a replacement; one person or number always has the same. */
export function decide(text: string, candidates: readonly Candidate[], settings: Settings): Decided {
  const { mode, year, choices } = settings;
  const keptAt = new Set(settings.keptAt);
  const isAsked = (candidate: Candidate) => ruleOf(mode, candidate.kind) !== null && !mayStay(mode, candidate, year);
  const isWanted = (candidate: Candidate) => {
    if (keptAt.has(candidate.start)) return false;
    const chosen = choices[wordsKey(candidate.kind, text.slice(candidate.start, candidate.end))];
    return chosen ?? (candidate.by === "hand" || isAsked(candidate));
  };
  const taken = new Uint8Array(text.length);
  const isWantedOf = new Map(candidates.map((candidate) => [candidate, isWanted(candidate)]));
  const places = [true, false]
    .flatMap((wanted) => candidates.filter((candidate) => isWantedOf.get(candidate) === wanted && take(taken, candidate)))
    .sort((a, b) => a.start - b.start);

  const label = labeller(text, settings);
  const entries = new Map<string, { -readonly [K in keyof Entry]: Entry[K] } & { readonly at: number }>();
  const finds: Find[] = [];
  const pieces: string[] = [];
  let [from, outAt] = [0, 0];
  for (const candidate of places) {
    const { start, end, kind, by } = candidate;
    const words = text.slice(start, end);
    const key = wordsKey(kind, words);
    const blank = { words, kind, by, label: undefined, isAsked: isAsked(candidate), count: 0, replaced: 0, at: entries.size };
    const entry = entries.get(key) ?? blank;
    entries.set(key, entry);
    const isReplaced = isWantedOf.get(candidate) === true;
    entry.count++;
    if (isReplaced) entry.replaced++;
    if (isReplaced) entry.label ??= label(candidate, words, entry.isAsked);
    const put = isReplaced && entry.label ? entry.label : words;
    pieces.push(text.slice(from, start), put);
    outAt += start - from;
    finds.push({ start, end, outStart: outAt, outEnd: outAt + put.length, entry: entry.at, isReplaced });
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

/** Numbers labels in text order, skips labels that the text already has, and adds "(2)" if two originals would share one. */
function labeller(text: string, { mode, names, year }: Settings) {
  const inText = new Set(text.match(/\[[^\]\n]{1,40}\]/g));
  const numbers = new Map<string, Map<string, number>>();
  const owners = new Map<string, string>();
  const numberOf = (word: string, id: string) => {
    const byId = numbers.get(word) ?? new Map<string, number>();
    numbers.set(word, byId);
    const last = Math.max(0, ...[...byId.values()].slice(-1));
    const next = byId.get(id) ?? nextFree(last + 1, (n) => inText.has(`[${word} ${n}]`));
    byId.set(id, next);
    return next;
  };
  const people = readPeople(names);
  return ({ kind, id }: Candidate, words: string, isAsked: boolean) => {
    const owner = `${kind}:${id}`;
    const label = replacementOf({ kind, id, words, isAsked: isAsked && !id.startsWith("hand:") }, { mode, year, people, numberOf });
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
