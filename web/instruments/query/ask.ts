import { specimenPeople } from "content/specimen/people.ts";
import MiniSearch from "minisearch";
import { collection } from "./collection.ts";
import { type Filters, limitsIn, within } from "./filters.ts";
import { type Passage, passagesOf } from "./passages.ts";
import { questionTerms, termsOf } from "./terms.ts";

/** A passage that supports a question, from `start` to `end`. `terms` are the question's terms in it, `support` their weighted share. */
export type Cited = Pick<Passage, "held" | "rendition" | "start" | "end"> & { readonly terms: readonly string[]; readonly support: number };

/** The least share of a question's terms, weighted by rarity, that one passage must have. Set by ask.test.ts, which prints alternatives. */
const SUPPORT = 0.65;
/** Passages scored below this share of the best are not cited. */
const NEAR_BEST = 0.4;
const MOST = 5;

const passages = passagesOf(collection);
const engine = new MiniSearch<Passage>({
  fields: ["body", "subject", "people", "about"],
  tokenize: (terms) => terms.split(" ").filter((term) => term !== ""),
  processTerm: (term) => term,
});
engine.addAll(passages);

export type Answer = Omit<ReturnType<typeof ask>, "cited"> & { readonly cited: readonly Cited[] };

/**
 * Ranks passages for a question, one per document, the best first. A date after “before” or “since” limits the search and is part of
 * `filters`. If no passage supports the question, `cited` is empty. All supporting documents count in `supported`. The words in `unknown`
 * are not in the collection. With `isWordless` only grammar was typed.
 */
export function ask(question: string, given: Filters, least = SUPPORT) {
  const { filters, rest } = limitsIn(question, given);
  const terms = questionTerms(rest);
  const found = onePerDocument(supporting(terms, filters, least));
  return {
    question,
    filters,
    supported: found.length,
    cited: found.filter(({ worth }) => worth >= (found[0]?.worth ?? 0) * NEAR_BEST).slice(0, MOST),
    unknown: terms.filter(({ term }) => frequency(term) === 0).map(({ typed }) => typed),
    isWordless: terms.length === 0,
  };
}

type Found = Cited & { readonly worth: number };

/** Passages with enough of the terms, ranked by BM25+ times their support. */
function supporting(asked: readonly { readonly term: string }[], filters: Filters, least: number): readonly Found[] {
  const weights = new Map(asked.map(({ term }) => [term, rarity(term)]));
  const whole = sum([...weights.values()]);
  const firm = [...weights.keys()].filter(isFirm);
  const isWithin = ({ id }: { readonly id: number }) => passages[id] !== undefined && within(passages[id].held, filters);
  return engine
    .search([...weights.keys()].join(" "), { boost: { body: 2, subject: 1.5 }, filter: ({ id }) => isWithin({ id }) })
    .flatMap(({ id, score, queryTerms }) => {
      const passage = passages[id];
      const support = sum(queryTerms.map((term) => weights.get(term) ?? 0)) / whole;
      if (!passage || support < least || firm.some((term) => !queryTerms.includes(term))) return [];
      const { held, rendition, start, end } = passage;
      return [{ held, rendition, start, end, terms: queryTerms, support, worth: score * support }];
    })
    .sort((a, b) => b.worth - a.worth);
}

function onePerDocument(found: readonly Found[]): readonly Found[] {
  return found.filter(({ held }, i) => found.findIndex((other) => other.held === held) === i);
}

const nameTerms = new Set(Object.values(specimenPeople).flatMap(({ name }) => termsOf(name).map(({ term }) => term)));
/** Names, numbers and dates are required: a passage without one is about something else. */
const isFirm = (term: string) => /\d/.test(term) || nameTerms.has(term);

const frequencies = new Map<string, number>();
for (const { body, subject, people, about } of passages)
  for (const term of new Set(`${body} ${subject} ${people} ${about}`.split(" "))) frequencies.set(term, (frequencies.get(term) ?? 0) + 1);

const frequency = (term: string) => frequencies.get(term) ?? 0;
/** Inverse document frequency, as in BM25. */
const rarity = (term: string) => Math.log(1 + (passages.length - frequency(term) + 0.5) / (frequency(term) + 0.5));
const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
