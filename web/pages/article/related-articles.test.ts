import { articles } from "content/articles/index.ts";
import { expect, test } from "vitest";
import { relatedTo } from "./related-articles.ts";

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
