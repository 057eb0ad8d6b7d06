import { articleTexts } from "#app/pages/blog/article-texts.ts";
import { type Article, articles, categories } from "#content/articles/index.ts";
import { batesOf } from "#content/site-map.ts";
import type { Entry } from "./entry.ts";
import { textOfLines } from "./text-of-lines.ts";

/** All articles, newest first; those that are read on this site with all they say. */
export const articleEntries = (): readonly Entry[] => articles.map(articleEntry);

function articleEntry({ id, title, excerpt, category, author, url }: Article): Entry {
  return {
    kind: "article",
    href: url ?? `/contact?article=${id}`,
    title,
    description: `${excerpt} ${categories[category]}, by ${author.name}.`,
    mark: batesOf[url ?? ""] ?? (url ? "Journal" : "On request"),
    practice: "",
    sections: articleTexts(id).map(({ id: anchor, heading, paragraphs, besides }, i) => ({
      anchor,
      // The title is the first sheet.
      offset: i + 1,
      heading,
      text: textOfLines([...paragraphs.map(({ text }) => text), ...besides]),
    })),
  };
}
