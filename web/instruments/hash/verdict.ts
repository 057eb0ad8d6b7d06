import { plainText } from "content/marks.ts";
import { count } from "content/specimen/count.ts";
import type { Compared } from "./compare.ts";
import type { HashList } from "./parse-list.ts";
import { hash as words } from "./words.ts";

/** The verdict in one line, with marks and plain. Files not on the list are not deviations. */
export function verdictOf(
  files: number,
  list: HashList | undefined,
  rows: readonly Compared[] | undefined,
): { readonly title: string; readonly plain: string } {
  const title = list ? compared(rows) : words.hashed(files);
  return { title, plain: plainText(title) };
}

function compared(rows: readonly Compared[] | undefined): string {
  if (!rows) return words.noEntries;
  const listed = rows.filter(({ standing }) => standing !== "extra");
  const strayed = listed.filter(({ standing }) => standing !== "same");
  return strayed.length === 0 ? words.agree(listed.length) : words.strayed(count(strayed.length), count(listed.length));
}
