import { termOf, wordPattern } from "./words.ts";

/** How many different ones of the terms a text holds. */
export function countTerms(text: string, terms: readonly string[]): number {
  return new Set([...text.matchAll(wordPattern)].map(([word]) => termOf(word)).filter((term) => terms.includes(term))).size;
}

/** The first of the passages that holds the most of the terms; none when no passage holds any. */
export function bestPassage<P>(passages: readonly P[], textOf: (passage: P) => string, terms: readonly string[]): P | undefined {
  const counted = passages.map((passage) => ({ passage, count: countTerms(textOf(passage), terms) }));
  return counted.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count)[0]?.passage;
}

/** The neighbourhood of the first hit, about `length` characters: from the start of a sentence where one is near, cut at words otherwise. */
export function excerpt(text: string, terms: readonly string[], length: number): string {
  const at = [...text.matchAll(wordPattern)].find(([word]) => terms.includes(termOf(word)))?.index ?? 0;
  const sentences = [0, ...[...text.slice(0, at).matchAll(/[.!?…:] /g)].map(({ index }) => index + 2)];
  const start = sentences.find((place) => at - place < length * 0.6) ?? text.indexOf(" ", at - length / 3) + 1;
  const end = start + length >= text.length ? text.length : text.lastIndexOf(" ", start + length);
  const cut = text.slice(start, end).replace(/^[\s…]+|[\s…]+$/g, "");
  return `${start > 0 ? "… " : ""}${cut}${end < text.length ? " …" : ""}`;
}
