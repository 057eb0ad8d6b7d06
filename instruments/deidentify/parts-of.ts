import type { Find } from "./decide.ts";

/**
 * A part of the text and the same part of the output, with the indices of its finds: from `first`
 * to before `last`.
 */
export type Part = Readonly<
  Record<"start" | "end" | "outStart" | "outEnd" | "first" | "last", number>
>;

/** Characters per part of the two panes. Millions at once would freeze the browser. */
const SIZE = 6_000;

/** Cuts a text at line ends or spaces, never through a find. */
export function partsOf(text: string, finds: readonly Find[]): readonly Part[] {
  const parts: Part[] = [];
  let [start, outStart, first] = [0, 0, 0];
  while (start < text.length || parts.length === 0) {
    let end = cutAfter(text, start);
    let last = first;
    for (let find = finds[last]; find && find.start < end; find = finds[++last])
      end = Math.max(end, find.end);
    const find = finds[last - 1];
    const outEnd = last > first && find ? find.outEnd + (end - find.end) : outStart + (end - start);
    parts.push({ start, end, outStart, outEnd, first, last });
    [start, outStart, first] = [end, outEnd, last];
  }
  return parts;
}

function cutAfter(text: string, start: number): number {
  if (text.length - start <= SIZE * 1.25) return text.length;
  const line = text.lastIndexOf("\n", start + SIZE);
  const space = text.lastIndexOf(" ", start + SIZE);
  const cut = line > start + SIZE / 2 ? line : space > start + SIZE / 2 ? space : start + SIZE - 1;
  return cut + 1;
}
