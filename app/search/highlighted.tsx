import { termOf } from "./words.ts";

/** Text with the words that a search found struck; neighbours with one stroke. */
export function Highlighted({ terms, children }: { terms: readonly string[] | undefined; children: string }) {
  if (!terms?.length) return children;
  return strokes(children, terms).map(({ text, struck }, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change order
    struck ? <mark key={i}>{text}</mark> : text,
  );
}

type Part = { readonly text: string; readonly struck: boolean };

/** The text cut where a stroke begins or ends. What lies between two struck words, a space or a hyphen, is struck with them. */
function strokes(source: string, terms: readonly string[]): readonly Part[] {
  const pieces = source.split(/([\p{L}\p{N}]+)/u);
  const hits = pieces.map((piece, i) => i % 2 === 1 && terms.includes(termOf(piece)));
  const parts: Part[] = [];
  for (const [i, text] of pieces.entries()) {
    const struck = hits[i] || (/^[ -]$/.test(text) && Boolean(hits[i - 1] && hits[i + 1]));
    const last = parts.at(-1);
    if (last?.struck === struck) parts[parts.length - 1] = { text: last.text + text, struck };
    else parts.push({ text, struck });
  }
  return parts;
}
