/** Where the sentences of a text begin and end. A point behind a single letter, an abbreviation or inside a time ends none. */
export function sentencesOf(text: string): readonly { readonly start: number; readonly end: number }[] {
  const starts = [0, ...[...text.matchAll(ending)].map(({ 0: whole, index }) => index + whole.length)];
  return starts
    .map((start, i) => ({ start, end: text.slice(0, starts[i + 1] ?? text.length).trimEnd().length }))
    .filter(({ start, end }) => end > start);
}

const ending = /(?<!\b(?:[\p{L}]|Mr|Ms|Mrs|Dr|Sat|a\.m|p\.m|§))(?:[.?!]|\])[”"]?\s+(?=[\p{Lu}\d“[(])/gu;
