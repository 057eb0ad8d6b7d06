import { readArticleFiles } from "./files.ts";

/**
 * The fields of all articles, newest first. Reads the Markdown files, so bundles contain the result instead (web/build/evaluated-modules.ts).
 */
export const rows = readArticleFiles().map(({ values, url, body }, i) => {
  const { id, title, excerpt, author, date, category, minutes, picture } = values;
  const log = i === 0 ? logIn(body) : [];
  return {
    id,
    title,
    excerpt,
    author,
    date,
    category,
    readTime: minutes,
    ...(url && { url }),
    ...(picture && { picture }),
    ...(log.length > 0 && { log }),
  };
});

/** The rows of the table in `:::minutes`. */
function logIn(body: string) {
  const [, table = ""] = /^:{3,}minutes\[(.*?)^:{3,}$/ms.exec(body) ?? [];
  return [...table.matchAll(/^\| (\d\d:\d\d:\d\d) \| (.+?) \| (.+?) \|$/gm)].map(([, time = "", operation = "", says = ""]) => ({
    time,
    operation,
    says,
  }));
}
