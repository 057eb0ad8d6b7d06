import { type Article, articles } from "content/articles/index.ts";
import { people } from "content/people.ts";
import { expect, test } from "vitest";
import { neighboursOf, relatedTo } from "./nearby-articles.ts";

const [author] = Object.values(people);
if (!author) throw new Error("The site names nobody");
const make = (id: string): Article => ({
  id,
  title: id,
  excerpt: id,
  author,
  date: "2025-01-01",
  category: "ediscovery",
  readTime: 6,
  url: "/blog/siemly-activity-logs",
});
const [e, d, c, b, a] = [make("e"), make("d"), make("c"), make("b"), make("a")];
const list = [e, d, c, b, a];

test("Two articles are beside an article: one newer and one older, or the two next to an end", () => {
  expect(list.map((article) => neighboursOf(article, list))).toEqual([
    [d, c],
    [e, c],
    [d, b],
    [c, a],
    [c, b],
  ]);
});

test.each(articles.map((article) => [article.id, article] as const))(
  "%s has three related articles, those of its category first",
  (_, article) => {
    const related = relatedTo(article);
    expect(related).toHaveLength(3);
    expect(related).not.toContain(article);
    const places = related.map(({ category }) => category === article.category);
    expect(places).toEqual(places.toSorted((a, b) => Number(b) - Number(a)));
  },
);
