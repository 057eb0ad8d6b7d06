import { placeOf } from "#app/pages/blog/listing-state.ts";
import { type Article, articles } from "#content/articles/index.ts";

const SHOWN = 3;

/**
 * The nearest of the articles that are not among the neighbours below: of the same category first, then those
 * that share the most telling words of title and excerpt, then the newer.
 */
export function relatedTo(article: Article): readonly Article[] {
  const own = wordsOf(article);
  const score = (other: Article) =>
    (other.category === article.category ? 100 : 0) + [...wordsOf(other)].filter((word) => own.has(word)).length;
  return articles
    .filter((other) => other !== article && placeOf(other) !== "here")
    .toSorted((a, b) => score(b) - score(a) || b.date.localeCompare(a.date))
    .slice(0, SHOWN);
}

const wordsOf = ({ title, excerpt }: Article) => new Set(`${title} ${excerpt}`.toLowerCase().match(/\p{L}{5,}/gu));
