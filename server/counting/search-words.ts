import { countedWordsLimit, wordsNotKept } from "#shared/counts.ts";

/**
 * What is kept of the words of a search that found nothing; pure. In lower case, 60 characters at most. Words that look as if they told of somebody are not kept,
 * and the search counts without them: addresses, numbers, names (two words with capitals), parties, titles, and whole sentences. It is
 * careful rather than right; a name in lower case passes.
 */
export function countableWords(text: string): string {
  const words = text.replace(/\s+/g, " ").trim();
  if (words.length < 2 || !/\p{L}/u.test(words)) return wordsNotKept;
  if (personal.some((sign) => sign.test(words)) || words.split(" ").length > 5) return wordsNotKept;
  return words.toLowerCase().slice(0, countedWordsLimit).trim();
}

const personal = [
  /[@<>\\]|:\/\/|\bwww\./i,
  // Telephone, social security and case numbers. "Rule 502(d)" and "365" are none.
  /\d{4}|(?:\d\D*){5}|\d-\d/,
  /\S\s+v(?:s|ersus)?\b\.?\s/i,
  /\b(?:mr|mrs|ms|dr|judge|attorney|esq|estate of|in re|ex rel|d\.?o\.?b|born|ssn)\b/i,
  /(?:^|\s)\p{Lu}[\p{Ll}'’]+\s(?:\p{Lu}\.?\s)?\p{Lu}[\p{Ll}'’]+/u,
  /\p{Cc}/u,
];
