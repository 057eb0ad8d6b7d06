import { isCommon, plainWord, stemOf, wordPattern } from "./words.ts";

/** The words of one excerpt are at most this many words apart. */
const NEAR = 14;

/** About `length` characters with the most different terms close together. Starts at a sentence when one is near; cut between words. */
export function excerpt(text: string, terms: readonly string[], length: number): string {
  const at = placeOf(text, new Set(terms));
  const sentences = [0, ...[...text.slice(0, at).matchAll(/[.!?…:] /g)].map(({ index }) => index + 2)];
  const start = sentences.find((place) => at - place < length * 0.6) ?? text.indexOf(" ", at - length / 3) + 1;
  const end = start + length >= text.length ? text.length : text.lastIndexOf(" ", start + length);
  const cut = text.slice(start, end).replace(/^[\s…]+|[\s…]+$/g, "");
  return `${start > 0 ? "… " : ""}${cut}${end < text.length ? " …" : ""}`;
}

/** The position of the passage with the most different terms; the first of several. */
function placeOf(text: string, terms: ReadonlySet<string>): number {
  const hits = [...text.matchAll(wordPattern)].flatMap(({ 0: word, index }, n) => {
    const term = stemOf(plainWord(word));
    return terms.has(term) && !isCommon(term) ? [{ term, index, n }] : [];
  });
  const counted = hits.map((hit, i) => {
    const near = hits.slice(i).filter(({ n }) => n - hit.n < NEAR);
    return { index: hit.index, count: new Set(near.map(({ term }) => term)).size };
  });
  return counted.sort((a, b) => b.count - a.count)[0]?.index ?? 0;
}
