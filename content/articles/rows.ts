import { articleFiles, parsedParts } from "../markdown/article-files.ts";

/**
 * The fields of all articles, newest first. Reads the Markdown files, so bundles contain the result instead (scripts/evaluated-modules.ts).
 */
export const rows = articleFiles.map((article, i) => {
  const { id, title, excerpt, author, date, category, minutes } = article.values;
  const log = i === 0 && article.body.includes(":::minutes") ? logOf(article) : undefined;
  return { id, title, excerpt, author, date, category, readTime: minutes, ...(article.url && { url: article.url }), ...(log && { log }) };
});

function logOf(article: (typeof articleFiles)[number]) {
  return parsedParts(article).parts.find((part) => part.kind === "minutes")?.rows;
}
