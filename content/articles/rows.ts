import type { Content } from "../content.ts";
import { whenShown } from "../shown.ts";
import type { ArticleFile } from "./files.ts";

/**
 * The fields of all articles, newest first. Scripts have them without the authors, whom index.ts
 * adds.
 */
export let rows: ReturnType<typeof rowsOf>;
/** The choices of the category bar, and what each is called in an address. */
export let categories: Content["categories"];

whenShown("articleFiles", (files) => {
  rows = rowsOf(files);
});
whenShown("categories", (named) => {
  categories = named;
});

function rowsOf(files: readonly ArticleFile[]) {
  return files.map(({ values, url, body }, i) => {
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
}

/** The rows of the table in `:::minutes`. */
function logIn(body: string) {
  const [, table = ""] = /^:{3,}minutes\[(.*?)^:{3,}$/ms.exec(body) ?? [];
  return [...table.matchAll(/^\| (\d\d:\d\d:\d\d) \| (.+?) \| (.+?) \|$/gm)].map(
    ([, time = "", operation = "", says = ""]) => ({
      time,
      operation,
      says,
    }),
  );
}
