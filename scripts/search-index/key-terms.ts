import { termOf, termsOf, wordPattern } from "#app/search/words.ts";
import { synonyms } from "#content/synonyms.ts";

const phrases = [...new Set(synonyms.flat())].map((term) => ({ term, key: termsOf(term).join(" ") }));
/** A word with a capital inside a sentence; it is a name when the text never has it without. */
const name = /(?<=[\p{Ll}\d,;’”)] [“(]?)\p{Lu}[\p{L}\p{N}]+/gu;

/** What a text may be looked for by, as key and spelling: the terms of content/synonyms.ts that it uses, and the names in it (SharePoint, Zubulake). */
export function keyTermsOf(text: string): ReadonlyMap<string, string> {
  const row = ` ${termsOf(text).join(" ")} `;
  const ofField = phrases.filter(({ key }) => row.includes(` ${key} `)).map(({ term, key }) => [key, term] as const);
  const words = new Set(text.match(wordPattern));
  const names = [...new Set(text.match(name))]
    .filter((word) => !words.has(word.toLowerCase()))
    .map((word) => [termOf(word), word] as const);
  return new Map([...names, ...ofField]);
}
