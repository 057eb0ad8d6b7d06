import { createSearch } from "#app/search/engine.ts";
import { bestPassage, countTerms, excerpt } from "#app/search/excerpt.ts";
import { articles, categories } from "#content/articles/index.ts";
import { articleTexts } from "./article-texts.ts";

export type Found = {
  readonly id: string;
  /** The terms (app/search/words.ts) of the texts that answered. */
  readonly terms: readonly string[];
  /** The paragraph that answered, when neither title nor excerpt did. */
  readonly passage?: { readonly n: number; readonly text: string };
};

/** Characters of a passage on a card. */
const LENGTH = 130;

const documents = articles.map(({ id, title, excerpt: summary, category, author }) => {
  const sections = articleTexts(id);
  const paragraphs = sections.flatMap((section) => section.paragraphs);
  return {
    id,
    title,
    summary,
    category: categories[category],
    author: author.name,
    paragraphs,
    body: [...paragraphs.map(({ text }) => text), ...sections.flatMap(({ heading, besides }) => [heading, ...besides])].join("\n"),
  };
});

const find = createSearch(documents, { title: 4, summary: 2, category: 1, author: 1, body: 1 });

/** Searches titles, excerpts and every paragraph for all the words; best first. */
export function search(q: string): readonly Found[] {
  const { hits, partial } = find(q);
  if (partial) return [];
  return hits.map(({ id, terms }): Found => {
    const found = documents.find((candidate) => candidate.id === id);
    if (!found || countTerms(`${found.title} ${found.summary}`, terms) > 0) return { id, terms };
    const passage = bestPassage(found.paragraphs, ({ text }) => text, terms);
    return { id, terms, ...(passage && { passage: { n: passage.n, text: excerpt(passage.text, terms, LENGTH) } }) };
  });
}
