import { plainText } from "content/marks.ts";
import type { PhotosRead } from "./read-photos.ts";
import { photoResult as words } from "./words-result.ts";

/** The verdict in one line: `title` with marks, `plain` without. */
export function verdictOf({ photos }: PhotosRead): { readonly title: string; readonly plain: string } {
  const found = photos.reduce((sum, { facts }) => sum + facts.findings.length, 0);
  const without = photos.filter(({ facts }) => facts.missing.includes("all")).length;
  const title = words.verdict(photos.length, found, without);
  return { title, plain: plainText(title) };
}
