import MiniSearch, { type SearchOptions } from "minisearch";
import { type Holds, queriesFor } from "./query.ts";
import { termsOf } from "./words.ts";

export type Hit = {
  readonly id: string;
  readonly score: number;
  /** The terms (words.ts) of the document that answered. */
  readonly terms: readonly string[];
};

export type Answer = {
  readonly hits: readonly Hit[];
  /** No document has every word; these have some. */
  readonly partial: boolean;
};

/** As typed; else with one slip in a word; else with two, which is what two letters swapped are. Each only when the stricter finds nothing, because short words match by chance. */
const stages = [0, 1, 2] as const;
type Slips = (typeof stages)[number];
/** A word must be longer than this to have so many slips: two in “career” make “care”. */
const LONGER_THAN = [0, 3, 6] as const;

/**
 * A search over documents with an `id` and the text fields that `weights` names, with what a hit in each is worth. Forgives typing errors,
 * knows the field's synonyms, ranks by BM25+; best first. Used by the site's search and by the blog's.
 */
export function createSearch<Field extends string>(
  documents: readonly (Readonly<Record<NoInfer<Field>, string>> & { readonly id: string })[],
  weights: Readonly<Record<Field, number>>,
): (q: string) => Answer {
  const fields = Object.keys(weights).filter((field): field is Field => field in weights);
  const index = new MiniSearch({ fields, tokenize: (text) => [...termsOf(text)], processTerm: (term) => term });
  index.addAll(documents);
  const rows = new Map(
    documents.map((document) => [document.id, fields.map((field) => ` ${termsOf(document[field]).join(" ")} `).join("|")]),
  );
  const holds: Holds = (id, phrase) => rows.get(id)?.includes(` ${phrase.join(" ")} `) ?? false;
  const ask = (q: string, slips: Slips, combineWith: "AND" | "OR"): readonly Hit[] => {
    const options: SearchOptions = {
      boost: weights,
      // The query's words are terms already.
      tokenize: (term) => [term],
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > LONGER_THAN[slips] ? slips : false),
    };
    return index
      .search({ ...options, combineWith, queries: queriesFor(q, slips, holds) })
      .map(({ id, score, terms }) => ({ id, score, terms }));
  };
  return (q) => {
    for (const slips of stages) {
      const hits = ask(q, slips, "AND");
      if (hits.length > 0) return { hits, partial: false };
    }
    return { hits: ask(q, 0, "OR"), partial: true };
  };
}
