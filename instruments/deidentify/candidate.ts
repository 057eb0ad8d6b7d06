import type { Kind } from "./kinds.ts";

/**
 * A place that may be an identifier: from `start` to before `end`, in UTF-16 units. Places with the
 * same kind and `id` mean the same person or number, however written. An `id` that begins with
 * "tail:" has at most the last four digits.
 */
export type Candidate = {
  readonly start: number;
  readonly end: number;
  readonly kind: Kind;
  readonly id: string;
  readonly by: "pattern" | "list" | "hand" | "repeat";
};

/**
 * Looks for some kinds in a text. If candidates of two detectors overlap, the earlier detector's
 * wins.
 */
export type Detector = (text: string) => Iterable<Candidate>;

/**
 * Makes a detector from a pattern with the flag g. A find is the group `value`, which must end with
 * the match, or the whole match. The function `read` returns kind and id, or undefined for a
 * look-alike.
 */
export function detector(
  pattern: RegExp,
  read: (value: string, at: Around, match: RegExpExecArray) => Identified | undefined,
): Detector {
  return function* find(text) {
    for (const match of text.matchAll(pattern)) {
      const value = match.groups?.value ?? match[0];
      const end = match.index + match[0].length;
      const start = end - value.length;
      const found = read(
        value,
        {
          before: (n) => text.slice(Math.max(0, start - n), start),
          after: (n) => text.slice(end, end + n),
        },
        match,
      );
      if (found) yield { start, end, ...found, by: "pattern" };
    }
  };
}

type Identified = Pick<Candidate, "kind" | "id">;

/**
 * Reads every find as a kind. `idOf` gives its id, and `isTrue` tells look-alikes by their check
 * digit.
 */
export function as(kind: Kind, idOf = compact, isTrue: (value: string) => boolean = () => true) {
  return (value: string): Identified | undefined =>
    isTrue(value) ? { kind, id: idOf(value) } : undefined;
}

/** The text before and after a value, up to `n` characters. */
export type Around = {
  readonly before: (n: number) => string;
  readonly after: (n: number) => string;
};

export const digitsOf = (value: string) => value.replace(/\D/g, "");
/** Letters and digits in capitals, for comparing numbers. */
export const compact = (value: string) => value.replace(/[^\p{L}\p{N}]/gu, "").toUpperCase();

/**
 * Joins parts to one pattern. A part with a Unicode class needs the flag u itself, and `flags` must
 * have it too.
 */
export function pattern(flags: string, ...parts: readonly RegExp[]): RegExp {
  return new RegExp(parts.map(({ source }) => source).join(""), flags);
}

/** One of many words, from parts that are alternatives themselves: "(?:a|b|c)". */
export const anyOf = (...parts: readonly RegExp[]) =>
  new RegExp(`(?:${parts.map(({ source }) => source).join("|")})`);

/**
 * A phrase. `endAt` returns its end if it is at `start`, else undefined. `first` is its first word
 * in lower case.
 */
type Phrase<Tag> = {
  readonly first: string;
  /** Characters before that word that belong to the phrase: the bracket of "(312)". */
  readonly lead: number;
  readonly length: number;
  readonly endAt: (text: string, start: number) => number | undefined;
  readonly tag: Tag;
  /** The words of a phrase that matches exactly. */
  readonly words?: string;
};

const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;
const letter = /[\p{L}\p{M}\p{N}]/u;

/**
 * Finds phrases as whole words, the longest first, without overlaps. It goes through the words of
 * the text once. A pattern of thousands of alternatives would be tried at every character.
 */
export function* findPhrases<Tag>(text: string, phrases: Iterable<Phrase<Tag>>) {
  const byFirst = new Map(
    [...Map.groupBy(phrases, ({ first }) => first)].map(([first, list]) => [first, triesOf(list)]),
  );
  if (byFirst.size === 0) return;
  let done = 0;
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    if (index < done) continue;
    for (const { lead, endAt } of byFirst.get(word.toLowerCase()) ?? []) {
      const start = index - lead;
      const found = start >= done ? endAt(text, start) : undefined;
      if (found === undefined || !isWhole(text, start, found.end)) continue;
      yield { start, end: found.end, tag: found.tag };
      done = found.end;
      break;
    }
  }
}

type Try<Tag> = {
  readonly lead: number;
  readonly length: number;
  readonly endAt: (
    text: string,
    start: number,
  ) => { readonly end: number; readonly tag: Tag } | undefined;
};

/**
 * The longest first. Exact phrases of one length are looked up together: a thousand telephone
 * numbers begin with one area code.
 */
function triesOf<Tag>(list: readonly Phrase<Tag>[]): readonly Try<Tag>[] {
  const exact = Map.groupBy(
    list.filter(({ words }) => words !== undefined),
    ({ lead, length }) => `${lead} ${length}`,
  );
  const together = [...exact.values()].map((same): Try<Tag> => {
    const { lead = 0, length = 0 } = same[0] ?? {};
    const tags = new Map(same.toReversed().map(({ words = "", tag }) => [words, { tag }]));
    const endAt = (text: string, start: number) => {
      const found = tags.get(text.slice(start, start + length));
      return found && { end: start + length, tag: found.tag };
    };
    return { lead, length, endAt };
  });
  const single = list
    .filter(({ words }) => words === undefined)
    .map(({ lead, length, endAt, tag }): Try<Tag> => {
      const found = (text: string, start: number) => {
        const end = endAt(text, start);
        return end === undefined ? undefined : { end, tag };
      };
      return { lead, length, endAt: found };
    });
  return [...together, ...single].toSorted((a, b) => b.length - a.length);
}

/** A phrase that matches exactly. Undefined if it has no letter or digit. */
export function exactPhrase<Tag>(words: string, tag: Tag): Phrase<Tag> | undefined {
  const phrase = phraseOf(words, tag, (text, start) =>
    text.startsWith(words, start) ? start + words.length : undefined,
  );
  return phrase && { ...phrase, words };
}

/** A phrase that matches by a pattern, with any space or line break between words. */
export function patternPhrase<Tag>(
  words: string,
  pattern: RegExp,
  tag: Tag,
): Phrase<Tag> | undefined {
  return phraseOf(words, tag, (text, start) => {
    pattern.lastIndex = start;
    return pattern.test(text) ? pattern.lastIndex : undefined;
  });
}

function phraseOf<Tag>(
  words: string,
  tag: Tag,
  endAt: Phrase<Tag>["endAt"],
): Phrase<Tag> | undefined {
  const first = words.matchAll(wordPattern).next().value;
  return first
    ? { first: first[0].toLowerCase(), lead: first.index, length: words.length, endAt, tag }
    : undefined;
}

function isWhole(text: string, start: number, end: number): boolean {
  const parts = (at: number) => letter.test(text[at - 1] ?? "") && letter.test(text[at] ?? "");
  return !parts(start) && !parts(end);
}
