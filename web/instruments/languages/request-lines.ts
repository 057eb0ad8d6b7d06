import { countedByCharacters, languageVarieties, rightToLeft } from "./names.ts";
import type { LanguagesOutcome, TallyRow } from "./outcome.ts";
import { languagesResult } from "./words-result.ts";

const { means: words } = languagesResult;

/** Languages listed; the CSV has every paragraph. */
const MOST = 12;

/** Requests to a translator, by language: the amount, and what this exhibit cannot tell. */
export function requestLines({ languages, tally }: LanguagesOutcome): readonly string[] {
  const short = tally.find(({ key }) => key === "short");
  return [
    ...languages.slice(0, MOST).map(lineOf),
    ...(languages.length > MOST ? [words.more(languages.length - MOST)] : []),
    ...(short ? [words.short(short.paragraphs)] : []),
  ];
}

function lineOf({ key, name, words: count, letters, paragraphs, documents, doubtful }: TallyRow): string {
  const amount = byCharacters.has(key) ? `${words.characters(letters)} (${words.words(count)})` : words.words(count);
  const variety = languageVarieties[key];
  return [
    words.line(name, amount, paragraphs, documents),
    ...(variety ? [variety] : []),
    ...(leftwards.has(key) ? [words.rightToLeft] : []),
    ...(doubtful > 0 ? [words.doubtful(doubtful)] : []),
  ].join(" ");
}

const byCharacters: ReadonlySet<string> = new Set(countedByCharacters);
const leftwards: ReadonlySet<string> = new Set(rightToLeft);
/** Whether the amount is also given in characters. */
export const hasCharacters = (key: string) => byCharacters.has(key);
