import { termsOf } from "#app/search/words.ts";
import type { Entry } from "./entry.ts";

/** What the quotes, brackets and commas of a sentence's row cost, in characters. */
const OVERHEAD = 12;

/** A sentence by its places: in the entries, in the entry's sections, in the section. */
export type Place = readonly [entry: number, section: number, sentence: number];
type Ranked = { readonly place: Place; readonly worth: number };

/** All sentences, those first that say most for their length. Within an entry each is weighed by what those before it have left unsaid. */
export function rankSentences(entries: readonly Entry[], worthOf: (term: string) => number): readonly Place[] {
  const ranked = entries.flatMap((entry, i) => rankEntry(entry, i, worthOf)).sort((a, b) => b.worth - a.worth);
  return ranked.map(({ place }) => place);
}

function rankEntry({ title, description, sections }: Entry, entry: number, worthOf: (term: string) => number): readonly Ranked[] {
  const said = new Set([...termsOf(title), ...termsOf(description)]);
  const opened = new Set<number>();
  const left = sections.flatMap(({ anchor, heading, sentences }, section) =>
    sentences.map((text, i) => ({
      place: [entry, section, i] as const,
      section,
      cost: text.length + OVERHEAD,
      /** The first sentence of a section brings the section's anchor and heading with it. */
      opening: anchor.length + heading.length,
      terms: [...new Set(termsOf(`${heading} ${text}`))],
    })),
  );
  const ranked: Ranked[] = [];
  let ceiling = Number.POSITIVE_INFINITY;
  while (left.length > 0) {
    const worths = left.map(({ section, cost, opening, terms }) => {
      const gain = terms.reduce((sum, term) => sum + (said.has(term) ? 0 : worthOf(term)), 0);
      return gain / (cost + (opened.has(section) ? 0 : opening));
    });
    const best = worths.indexOf(Math.max(...worths));
    const [taken] = left.splice(best, 1);
    if (!taken) break;
    // A sentence is never worth more than the one it comes after.
    ceiling = Math.min(ceiling, worths[best] ?? 0);
    opened.add(taken.section);
    for (const term of taken.terms) said.add(term);
    ranked.push({ place: taken.place, worth: ceiling });
  }
  return ranked;
}
