import { createSearch } from "#app/search/engine.ts";
import { excerpt } from "#app/search/excerpt.ts";
import { articles, categories } from "#content/articles/index.ts";
import { articleTexts } from "./article-texts.ts";

export type Found = {
  readonly id: string;
  /** The stems (app/search/words.ts) of the words that answered. */
  readonly terms: readonly string[];
  /** The paragraph that answered, when title and excerpt did not. */
  readonly passage?: { readonly n: number; readonly text: string };
};

/** Characters of a passage on a card. */
const LENGTH = 130;

const index = createSearch({ title: 4, summary: 2, category: 1, author: 1, heading: 1, body: 1 });
/** Every numbered paragraph, by article and number. */
const paragraphs = new Map<string, ReadonlyMap<number, string>>();

for (const { id, title, excerpt: summary, category, author } of articles) {
  const sections = articleTexts(id);
  index.add(id, "title", title);
  index.add(id, "summary", summary);
  index.add(id, "category", categories[category]);
  index.add(id, "author", author.name);
  for (const { heading, besides } of sections) index.add(id, "heading", [heading, ...besides].join("\n"));
  const numbered = sections.flatMap((section) => section.paragraphs);
  for (const { n, text } of numbered) index.add(id, "body", text, n);
  paragraphs.set(id, new Map(numbered.map(({ n, text }) => [n, text])));
}

/** Searches titles, excerpts and every paragraph for all the words; best first. */
export function search(q: string): readonly Found[] {
  const { hits, partial } = index.find(q);
  if (partial) return [];
  return hits.map(({ id, section, terms }): Found => {
    const text = paragraphs.get(id)?.get(section);
    return { id, terms, ...(text && { passage: { n: section, text: excerpt(text, terms, LENGTH) } }) };
  });
}
