/** Letters and digits in a row, as they stand in a text. */
export const wordPattern = /[\p{L}\p{N}]+/gu;

/** Words that every page has and nobody looks for. */
const common = new Set(
  "a an and are as at be by can do does for from have how i in is it many me much my of on or our that the there to us we what when where which who will with you your".split(
    " ",
  ),
);

/** What the search compares: the words of a text without accents, endings and words that say nothing. A text of such words alone keeps them. */
export function termsOf(text: string): readonly string[] {
  const words = text.replace(/[’']s\b/g, "").match(wordPattern) ?? [];
  const telling = words.filter((word) => !common.has(word.toLowerCase()));
  return (telling.length > 0 ? telling : words).map(termOf);
}

/** One word as it is compared: “Custodians” and “custodian” are the same, and so are “hosting” and “hosted”. */
export function termOf(word: string): string {
  const plain = word.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const singular = plain.replace(/ies$/, "y").replace(/(?<![su])s$/, "");
  for (const ending of [/ings?$/, /ed$/, /e$/]) {
    const stem = singular.replace(ending, "");
    if (stem !== singular && stem.length > 3) return stem;
  }
  return singular.length > 2 ? singular : plain;
}
