/** The bounds of the sentences. A full stop after a single letter or an abbreviation, or inside a time, does not end one. */
export function sentencesOf(text: string): readonly { readonly start: number; readonly end: number }[] {
  const starts = [0, ...[...text.matchAll(ending)].map(({ 0: whole, index }) => index + whole.length)];
  return starts
    .map((start, i) => ({ start, end: text.slice(0, starts[i + 1] ?? text.length).trimEnd().length }))
    .filter(({ start, end }) => end > start);
}

const ending = /(?<!\b(?:[\p{L}]|Mr|Ms|Mrs|Dr|Sat|a\.m|p\.m|§))(?:[.?!]|\])[”"]?\s+(?=[\p{Lu}\d“[(])/gu;
