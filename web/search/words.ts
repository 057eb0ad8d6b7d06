import { names } from "content/search-words.ts";

/** A run of letters and digits. */
export const wordPattern = /[\p{L}\p{N}]+/gu;

/** Words that are on every page and are not searched for. */
const common = new Set(
  [
    "a an and any are as at be by can could did do does for from get have how i in into is it its many me much my of off on or our",
    "should so some that the their there these this to us use was we what when where which who why will with would you your",
  ].flatMap((words) => words.split(" ")),
);

export const isCommon = (word: string) => common.has(word);

const nameInSentence = new RegExp(`(?<=[\\p{Ll}\\d,;:(“] ?)(?:${names.join("|")})\\b`, "gu");

/** A letter that visitors do not type (U+02BC). */
const NAME = "ʼ";

/** The form in which the index keeps a name of content/synonyms.yaml apart from the equal word. */
export const asName = (word: string) => `${NAME}${word}`;

/** The words of a text in order, in lower case, without accents and without possessive endings. */
export function wordsOf(text: string): readonly string[] {
  return (
    text
      .replace(/[’']s\b/g, "")
      .replace(nameInSentence, asName)
      .match(wordPattern)
      ?.map(plainWord) ?? []
  );
}

export const plainWord = (word: string) =>
  word.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** Endings to cut off; the first that leaves four letters or more. */
const endings = [/(?:ation|ator|ating|ated|ate)$/, /ions?$/, /(?:ing|ed|e)$/];

/**
 * The stem of a word: shared by “hosting” and “hosted”, “encryption” and “encrypted”, “policies”
 * and “policy”. Words under four letters or with digits are unchanged.
 */
export function stemOf(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  const singular = singularOf(word);
  for (const ending of endings) {
    const stem = singular.replace(ending, "");
    if (stem !== singular && stem.length > 3) return stem;
  }
  return singular;
}

export const singularOf = (word: string) =>
  word.length < 4 ? word : word.replace(/ies$/, "y").replace(/(?<![sui])s$/, "");
