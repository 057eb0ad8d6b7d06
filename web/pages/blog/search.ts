import { articles, categories } from "content/articles/index.ts";
import { createSearch, excerpt } from "web/search/engine.ts";

export type Found = {
  readonly id: string;
  /** The stems (web/search/words.ts) of the words found. */
  readonly terms: readonly string[];
  /** The paragraph found, when title and excerpt did not match. */
  readonly passage?: { readonly n: number; readonly text: string };
};

/** The words of one article: its numbered paragraphs, and its other text. */
export type SearchText = {
  readonly id: string;
  readonly paragraphs: readonly (readonly [n: number, text: string])[];
  readonly besides: string;
};

/** Written by the build (web/build/articles.ts). */
const TEXTS = "/articles/_texts.json";
/** Length of a passage on a card, in characters. */
const LENGTH = 130;

/**
 * Fetches the texts and returns a search over titles, excerpts and every paragraph, best results
 * first.
 */
export async function loadSearch(): Promise<(q: string) => readonly Found[]> {
  const response = await fetch(TEXTS);
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
  return searchIn(await response.json());
}

/**
 * The search over these texts; an article without text is found by its title, excerpt, category and
 * author.
 */
export function searchIn(texts: readonly SearchText[]): (q: string) => readonly Found[] {
  const index = createSearch({ title: 4, summary: 2, category: 1, author: 1, heading: 1, body: 1 });
  const bodies = new Map(texts.map((text) => [text.id, text]));
  const numbered = new Map(texts.map(({ id, paragraphs }) => [id, new Map(paragraphs)]));
  for (const { id, title, excerpt: summary, category, author } of articles) {
    index.add(id, "title", title);
    index.add(id, "summary", summary);
    index.add(id, "category", categories[category]);
    index.add(id, "author", author.name);
    index.add(id, "heading", bodies.get(id)?.besides ?? "");
    for (const [n, text] of bodies.get(id)?.paragraphs ?? []) index.add(id, "body", text, n);
  }
  return (q) => {
    const { hits, partial } = index.find(q);
    if (partial) return [];
    return hits.map(({ id, section, terms }): Found => {
      const text = numbered.get(id)?.get(section);
      return {
        id,
        terms,
        ...(text && { passage: { n: section, text: excerpt(text, terms, LENGTH) } }),
      };
    });
  };
}
