import { type Article, articles } from "content/articles/index.ts";
import { placeOf } from "web/pages/blog/listing-state.ts";

const PAIR = 2;

const readHere = articles.filter((article) => placeOf(article) === "here");

/** The articles before and after this one among those on this site, newest first. At either end of the list, the nearest two. */
export function neighboursOf(article: Article, here: readonly Article[] = readHere): readonly Article[] {
  const at = here.indexOf(article);
  const first = Math.max(0, Math.min(at - 1, here.length - PAIR - 1));
  return here.slice(first, first + PAIR + 1).filter((candidate) => candidate !== article);
}
