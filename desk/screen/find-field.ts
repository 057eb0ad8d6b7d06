import { isFields } from "../same-items.ts";
import { at, prose } from "../values.ts";
import type { FieldPath, Words } from "../wire.ts";

/** Where words of a page come from: the field, and for prose its line, from 0. */
export type Place = { readonly path: FieldPath; readonly line?: number };

type Leaf = Place & { readonly words: RegExp; readonly length: number };

/** The number of elements around the clicked one that are searched. */
const FAR = 5;

/**
 * Finds the field whose words an element of the page shows: the longest words that are most of the
 * element's text. Of equal words, those whose neighbours are near the element too. Null when the
 * file does not have them.
 */
export function findField(words: Words, element: Element): Place | null {
  const leaves = [...leavesOf(words.value), ...linesOf(words.body)];
  let here: Element | null = element;
  for (let up = 0; here && up < FAR; up += 1, here = here.parentElement) {
    const text = plain(here.getAttribute("alt") ?? here.textContent ?? "");
    // A whole section has the words of every field, so the search ends before it.
    if (text.length > 1_500) return null;
    const found = leaves
      .filter((leaf) => leaf.words.test(text))
      .toSorted((a, b) => b.length - a.length);
    const best = found.filter(({ length }) => length === found[0]?.length);
    if (best.length > 1) return nearest(best, words, here);
    if (best[0]) return best[0];
  }
  return null;
}

/** Equal words: the one whose group has most of its other words in the same part of the page. */
function nearest(leaves: readonly Leaf[], words: Words, element: Element): Place | null {
  const around = [
    element.closest("li, article, tr, dl, figure, details"),
    element.closest("section, main"),
  ].map((part) => plain(part?.textContent ?? ""));
  const score = ({ path }: Leaf) =>
    around.reduce((sum, text, i) => {
      const group = leavesOf(at(words.value, path.slice(0, path.length - 1 - i)));
      return (
        sum + group.filter((other) => other.words.test(text)).length / Math.max(group.length, 1)
      );
    }, 0);
  return leaves.toSorted((a, b) => score(b) - score(a))[0] ?? null;
}

function leavesOf(value: unknown, path: FieldPath = []): readonly Leaf[] {
  if (typeof value === "string" || typeof value === "number")
    return leafOf(String(value), { path });
  if (Array.isArray(value)) return value.flatMap((item, i) => leavesOf(item, [...path, i]));
  return isFields(value)
    ? Object.entries(value).flatMap(([name, item]) => leavesOf(item, [...path, name]))
    : [];
}

const linesOf = (body: string | null) =>
  (body ?? "")
    .split("\n")
    .flatMap((text, line) => (/[a-z]/i.test(text) ? leafOf(text, { path: prose, line }) : []));

/**
 * Words as the page shows them: without marks, with anything in the place of a reference in braces.
 */
function leafOf(text: string, place: Place): readonly Leaf[] {
  const bare = text
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^\s*(?::{2,}[\w-]+\[?|#+ |> |- |\d+\. |\|)/, "")
    .replaceAll(/\](?:\{[^}]*\})?$/g, "");
  const parts = bare.split(/\{[\w:]+\}/).map(plain);
  const length = parts.join("").length;
  if (length < 2) return [];
  // Between the parts is what the page shows for the reference. Where a line breaks, the page has
  // no space.
  const source = parts
    .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&").replaceAll(" ", " ?"))
    .join(".{0,60}?");
  return [{ ...place, words: new RegExp(`(?<!\\p{L})${source}(?!\\p{L})`, "u"), length }];
}

/** Without marks and space, so that line breaks and emphasis do not matter. */
function plain(text: string): string {
  return text
    .replaceAll(/[*=`_|]/g, "")
    .replaceAll(/[\s\u00ad]+/g, " ")
    .trim();
}
