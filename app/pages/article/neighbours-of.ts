import { placeOf } from "#app/pages/blog/listing-state.ts";
import type { Article } from "#content/articles/index.ts";

const PAIR = 2;

/** Of the articles that are read on this site, the one before and the one after; at either end of the list the two next to it. Newest first, as the list. */
export function neighboursOf(article: Article, articles: readonly Article[]): readonly Article[] {
  const here = articles.filter((candidate) => placeOf(candidate) === "here");
  const at = here.indexOf(article);
  const first = Math.max(0, Math.min(at - 1, here.length - PAIR - 1));
  return here.slice(first, first + PAIR + 1).filter((candidate) => candidate !== article);
}
