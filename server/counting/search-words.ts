import { countedWordsLimit, wordsNotKept } from "#shared/counts.ts";

/**
 * What is kept of the words of a search without results; pure. Lower case, 60 characters at most. Words that may identify somebody are
 * dropped: addresses, numbers, names (two capitalised words), parties, titles, whole sentences. The search still counts. A name in lower
 * case passes.
 */
export function countableWords(text: string): string {
  const words = text.replace(/\s+/g, " ").trim();
  if (words.length < 2 || !/\p{L}/u.test(words)) return wordsNotKept;
  if (personal.some((sign) => sign.test(words)) || words.split(" ").length > 5) return wordsNotKept;
  return words.toLowerCase().slice(0, countedWordsLimit).trim();
}

const personal = [
  /[@<>\\]|:\/\/|\bwww\./i,
  // Telephone, social security and case numbers; not "Rule 502(d)" or "365".
  /\d{4}|(?:\d\D*){5}|\d-\d/,
  /\S\s+v(?:s|ersus)?\b\.?\s/i,
  /\b(?:mr|mrs|ms|dr|judge|attorney|esq|estate of|in re|ex rel|d\.?o\.?b|born|ssn)\b/i,
  /(?:^|\s)\p{Lu}[\p{Ll}'’]+\s(?:\p{Lu}\.?\s)?\p{Lu}[\p{Ll}'’]+/u,
  /\p{Cc}/u,
];
