import type { Answer } from "./ask.ts";

/** A line of the query log: a question, when it was asked (milliseconds since 1970, the visitor’s clock), and what came of it. */
export type Entry = Answer & { readonly at: number };

/** The documents that an answer quotes, and the log entries that it gives in their place. */
export function citedIn({ cited }: Pick<Answer, "cited">) {
  return {
    passages: cited.filter(({ rendition }) => rendition !== "log"),
    entries: cited.filter(({ rendition }) => rendition === "log"),
  };
}
