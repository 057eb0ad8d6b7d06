import { type Article, articles } from "content/articles/index.ts";
import { placeOf } from "web/pages/blog/listing-state.ts";

const SHOWN = 3;
/**
 * How many of the newest are compared, so that the time per article does not grow with their
 * number.
 */
const WEIGHED = 200;

const candidates = () =>
  articles
    .filter((article) => placeOf(article) !== "here")
    .slice(0, WEIGHED)
    .map((article) => ({ article, words: wordsOf(article) }));

/**
 * Similar articles that are not on this site. First by category, then by shared words of five
 * letters or more in title and excerpt, then by date, newer first.
 */
export function relatedTo(article: Article): readonly Article[] {
  const own = wordsOf(article);
  return candidates()
    .filter((other) => other.article !== article)
    .map((other) => ({
      ...other,
      score:
        (other.article.category === article.category ? 100 : 0) +
        [...other.words].filter((word) => own.has(word)).length,
    }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, SHOWN)
    .map((other) => other.article);
}

function wordsOf({ title, excerpt }: Article): ReadonlySet<string> {
  return new Set(`${title} ${excerpt}`.toLowerCase().match(/\p{L}{5,}/gu));
}

const PAIR = 2;

const readHere = () => articles.filter((article) => placeOf(article) === "here");

/**
 * The articles before and after this one among those on this site, newest first. At either end of
 * the list, the nearest two.
 */
export function neighboursOf(
  article: Article,
  here: readonly Article[] = readHere(),
): readonly Article[] {
  const at = here.indexOf(article);
  const first = Math.max(0, Math.min(at - 1, here.length - PAIR - 1));
  return here.slice(first, first + PAIR + 1).filter((candidate) => candidate !== article);
}
