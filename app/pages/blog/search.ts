import { createSearch } from "#app/search/engine.ts";
import { bestPassage, countTerms, excerpt } from "#app/search/excerpt.ts";
import { articles, categories } from "#content/articles/index.ts";

export type Found = {
  readonly id: string;
  /** The terms (app/search/words.ts) of the texts that answered. */
  readonly terms: readonly string[];
  /** The paragraph that answered, when neither title nor excerpt did. */
  readonly passage?: { readonly n: number; readonly text: string };
};

/** The words of one article: its numbered paragraphs, and what it says besides. */
export type SearchText = {
  readonly id: string;
  readonly paragraphs: readonly (readonly [n: number, text: string])[];
  readonly besides: string;
};

/** Where the build writes the texts (scripts/build-steps/articles.ts). */
const TEXTS = "/articles/_texts.json";
/** Characters of a passage on a card. */
const LENGTH = 130;

/** Fetches the texts and gives a function that searches titles, excerpts and every paragraph for all the words; best first. */
export async function loadSearch(): Promise<(q: string) => readonly Found[]> {
  const response = await fetch(TEXTS);
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
  return searchIn(await response.json());
}

/** The search over these texts; an article without one is found by its title, excerpt, category and author. */
export function searchIn(texts: readonly SearchText[]): (q: string) => readonly Found[] {
  const bodies = new Map(texts.map((text) => [text.id, text]));
  const documents = articles.map(({ id, title, excerpt: summary, category, author }) => {
    const { paragraphs = [], besides = "" } = bodies.get(id) ?? {};
    const body = [...paragraphs.map(([, text]) => text), besides].join("\n");
    return { id, title, summary, category: categories[category], author: author.name, paragraphs, body };
  });
  const known = new Map(documents.map((document) => [document.id, document]));
  const find = createSearch(documents, { title: 4, summary: 2, category: 1, author: 1, body: 1 });
  return (q) => {
    const { hits, partial } = find(q);
    if (partial) return [];
    return hits.map(({ id, terms }): Found => {
      const found = known.get(id);
      if (!found || countTerms(`${found.title} ${found.summary}`, terms) > 0) return { id, terms };
      const passage = bestPassage(found.paragraphs, ([, text]) => text, terms);
      return { id, terms, ...(passage && { passage: { n: passage[0], text: excerpt(passage[1], terms, LENGTH) } }) };
    });
  };
}
