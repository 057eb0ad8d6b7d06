import type { Kind } from "./kind.ts";

/**
 * A place that may be an identifier: from `start` to before `end`, in UTF-16 units. Places with the same kind and `id` mean the same person
 * or number, however written. An `id` that begins with "tail:" has at most the last four digits.
 */
export type Candidate = {
  readonly start: number;
  readonly end: number;
  readonly kind: Kind;
  readonly id: string;
  readonly by: "pattern" | "list" | "hand" | "repeat";
};

/** Looks for some kinds in a text. If candidates of two detectors overlap, the earlier detector's wins. */
export type Detector = (text: string) => Iterable<Candidate>;

/**
 * Makes a detector from a pattern with the flag g. A find is the group `value`, which must end with the match, or the whole match. The
 * function `read` returns kind and id, or undefined for a look-alike.
 */
export function detector(pattern: RegExp, read: (value: string, at: Around) => Pick<Candidate, "kind" | "id"> | undefined): Detector {
  return function* find(text) {
    for (const match of text.matchAll(pattern)) {
      const value = match.groups?.value ?? match[0];
      const end = match.index + match[0].length;
      const start = end - value.length;
      const found = read(value, { before: (n) => text.slice(Math.max(0, start - n), start), after: (n) => text.slice(end, end + n) });
      if (found) yield { start, end, ...found, by: "pattern" };
    }
  };
}

/** The text before and after a value, up to `n` characters. */
export type Around = { readonly before: (n: number) => string; readonly after: (n: number) => string };

export const digitsOf = (value: string) => value.replace(/\D/g, "");
/** Letters and digits in capitals, for comparing numbers. */
export const compact = (value: string) => value.replace(/[^\p{L}\p{N}]/gu, "").toUpperCase();

/** Joins parts to one pattern. A part with a Unicode class needs the flag u itself, and `flags` must have it too. */
export function pattern(flags: string, ...parts: readonly RegExp[]): RegExp {
  return new RegExp(parts.map(({ source }) => source).join(""), flags);
}

/** One of many words, from parts that are alternatives themselves: "(?:a|b|c)". */
export const anyOf = (...parts: readonly RegExp[]) => new RegExp(`(?:${parts.map(({ source }) => source).join("|")})`);
