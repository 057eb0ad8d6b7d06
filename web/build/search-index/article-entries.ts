import { type Article, articles, categories } from "content/articles/index.ts";
import { readArticle } from "web/text/read-article.ts";
import { wordsOf } from "web/text/words.ts";
import type { Entry } from "./entry.ts";
import { textOfLines } from "./text-of-lines.ts";

/** All articles, newest first; those read on this site with their full text. */
export const articleEntries = (): readonly Entry[] => articles.map(articleEntry);

function articleEntry({ title, excerpt, category, author, id, url }: Article): Entry {
  const page = url?.startsWith("/") ? readArticle(url.replace("/blog/", "")) : null;
  return {
    kind: "article",
    href: url ?? `/contact?article=${id}`,
    title,
    description: `${excerpt} ${categories[category]}, by ${author.name}.`,
    mark: page?.bates ?? (url ? "Journal" : "On request"),
    practice: "",
    sections: wordsOf(page?.parts ?? []).map(({ id: anchor, heading, paragraphs, besides }, i) => ({
      anchor,
      // The title counts as the first sheet.
      offset: i + 1,
      heading,
      text: textOfLines([...paragraphs.map(({ text }) => text), ...besides]),
    })),
  };
}
