import { isCommon, plainWord, stemOf } from "./words.ts";

/** Text with the words found highlighted, adjacent ones with one stroke. */
export function Highlighted({
  terms,
  children,
}: {
  terms: readonly string[] | undefined;
  children: string;
}) {
  if (!terms?.length) return children;
  return strokes(children, terms).map(({ text, struck }, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change order
    struck ? <mark key={i}>{text}</mark> : text,
  );
}

type Part = { readonly text: string; readonly struck: boolean };

/**
 * Splits the text at the ends of strokes. A space, full stop, hyphen or bracket between two
 * highlighted words is highlighted too. A single character or a common word is highlighted only
 * after another highlighted word: the 2 of “SOC 2”.
 */
function strokes(source: string, terms: readonly string[]): readonly Part[] {
  const pieces = source.split(/([\p{L}\p{N}]+)/u);
  const joins = (between: string | undefined) => /^(?:[ .(-]|\)\()$/.test(between ?? "");
  const hits: boolean[] = [];
  for (const [i, piece] of pieces.entries()) {
    const isTerm = i % 2 === 1 && terms.includes(stemOf(plainWord(piece)));
    hits.push(
      isTerm &&
        ((piece.length > 1 && !isCommon(plainWord(piece))) ||
          (joins(pieces[i - 1]) && Boolean(hits[i - 2]))),
    );
  }
  const parts: Part[] = [];
  for (const [i, text] of pieces.entries()) {
    const struck = Boolean(hits[i] || (joins(text) && hits[i - 1] && hits[i + 1]));
    const last = parts.at(-1);
    if (last?.struck === struck) parts[parts.length - 1] = { text: last.text + text, struck };
    else parts.push({ text, struck });
  }
  return parts;
}
