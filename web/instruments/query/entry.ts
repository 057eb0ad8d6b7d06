import type { Answer } from "./ask.ts";

/** An entry of the query log: question, answer, and time (milliseconds since 1970, the visitor’s clock). */
export type Entry = Answer & { readonly at: number };

/** The quoted documents of an answer, and its log entries. */
export function citedIn({ cited }: Pick<Answer, "cited">) {
  return { passages: cited.filter(({ rendition }) => rendition !== "log"), entries: cited.filter(({ rendition }) => rendition === "log") };
}
