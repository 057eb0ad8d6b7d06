import { termsOf } from "#app/search/words.ts";
import { synonyms } from "#content/synonyms.ts";
import type { Entry } from "./entry.ts";

/** What a term of the field is worth, and one that a single entry has, compared with any other. */
const FIELD = 2.5;
const PASSING = 0.3;

/** How likely it is that somebody looks for a term: it is of the field, or rare, but not said only once in passing. */
export function interestIn(entries: readonly Entry[]): (term: string) => number {
  const field = new Set(synonyms.flat().flatMap(termsOf));
  const subjects = new Set(entries.flatMap(({ title, description }) => termsOf(`${title} ${description}`)));
  const counts = new Map<string, number>();
  for (const entry of entries) for (const term of new Set(termsOf(wordsOf(entry)))) counts.set(term, (counts.get(term) ?? 0) + 1);
  return (term) => {
    const count = counts.get(term) ?? 1;
    return Math.log(1 + entries.length / count) * (field.has(term) || subjects.has(term) ? FIELD : count === 1 ? PASSING : 1);
  };
}

/** All the words of an entry. */
export function wordsOf({ title, description, sections }: Entry): string {
  return [title, description, ...sections.flatMap(({ heading, sentences }) => [heading, ...sentences])].join(" ");
}
