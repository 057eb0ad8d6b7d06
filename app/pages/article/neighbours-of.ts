import { placeOf } from "#app/pages/blog/listing-state.ts";
import { type Article, articles } from "#content/articles/index.ts";

const PAIR = 2;

const readHere = articles.filter((article) => placeOf(article) === "here");

/** Of the articles that are read on this site, the one before and the one after; at either end of the list the two next to it. Newest first, as the list. */
export function neighboursOf(article: Article, here: readonly Article[] = readHere): readonly Article[] {
  const at = here.indexOf(article);
  const first = Math.max(0, Math.min(at - 1, here.length - PAIR - 1));
  return here.slice(first, first + PAIR + 1).filter((candidate) => candidate !== article);
}
