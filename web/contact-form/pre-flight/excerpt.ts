import type { Span } from "./find-signs.ts";

/** In characters: the context before and after the marked words, and the longest mark shown. */
const AROUND = 36;
const MARKED = 120;

export type Excerpt = { readonly before: string; readonly marked: string; readonly after: string; readonly characters: number | null };

/**
 * The marked words within their sentence, cut at blanks. Long ones are cut to their beginning; `characters` then gives their full length.
 */
export function excerpt(text: string, { start, end }: Span): Excerpt {
  const before = text.slice(Math.max(0, start - AROUND), start);
  const after = text.slice(end, end + AROUND);
  const isLong = end - start > MARKED;
  return {
    before: start > AROUND ? `…${before.replace(/^\S*\s/, "")}` : before,
    marked: isLong ? `${text.slice(start, start + MARKED).replace(/\s\S*$/, "")}…` : text.slice(start, end),
    after: end + AROUND < text.length ? `${after.replace(/\s\S*$/, "")}…` : after,
    characters: isLong ? end - start : null,
  };
}
