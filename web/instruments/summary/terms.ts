import { functionWords } from "web/instruments/languages/function-words.ts";

/** The language with most function words in a text (ISO 639-3), and those words. Null if it has hardly any: then none are left out. */
export type SmallWords = { readonly language: string | null; readonly words: ReadonlySet<string> };

const lists = Object.entries(functionWords).map(([language, { words }]) => ({ language, words: new Set(words.split(" ")) }));
/** Words examined to detect the language, and the least share of function words. */
const LOOKED_AT = 2_000;
const LEAST = 0.12;

/** The function words to ignore, by the text's language. */
export function smallWordsOf(text: string): SmallWords {
  const tokens = (text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []).slice(0, LOOKED_AT);
  const [best] = lists
    .map(({ language, words }) => ({
      language,
      words,
      share: tokens.filter((token) => words.has(token)).length / Math.max(1, tokens.length),
    }))
    .toSorted((a, b) => b.share - a.share);
  return best && best.share >= LEAST ? best : { language: null, words: new Set() };
}

const segmenter = new Intl.Segmenter("en", { granularity: "word" });

/** How many words a sentence has, and its content words in lower case. English plurals lose their ending (Harman’s S stemmer). */
export function wordsOf(
  sentence: string,
  { language, words: small }: SmallWords,
): { readonly count: number; readonly terms: readonly string[] } {
  const terms: string[] = [];
  let count = 0;
  for (const { segment, isWordLike } of segmenter.segment(sentence)) {
    if (!isWordLike) continue;
    count++;
    const term = segment.toLowerCase().replace(/[’']s$/, "");
    if (!small.has(term)) terms.push(language === "eng" ? singular(term) : term);
  }
  return { count, terms };
}

/** Harman, “How effective is suffixing?”, 1991. */
function singular(word: string): string {
  if (/[^ea]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/[^aeo]es$/.test(word)) return word.slice(0, -1);
  return /[^us]s$/.test(word) ? word.slice(0, -1) : word;
}
