import type { LanguagesOutcome } from "./outcome.ts";

/** For the report: the tally, and every paragraph that is not sure or mixes scripts; all of them are in the CSV. */
export function reportFindings({ found, tally, words: all, verdict }: LanguagesOutcome) {
  const nameOf = (document: number) => found.documents[document]?.name ?? "";
  return {
    verdict: verdict.plain,
    paragraphs: found.paragraphs.length,
    words: all,
    tally: tally.map(({ key, isLanguage, ...row }) => ({ code: isLanguage ? key : null, ...row })),
    doubtful: found.paragraphs
      .filter(({ sureness }) => sureness === "likely" || sureness === "unsure")
      .map(({ document, number, line, language, second, sureness, words: size }) => ({
        text: nameOf(document),
        paragraph: number,
        line,
        language,
        second,
        sureness,
        words: size,
      })),
    wordsOfTwoAlphabets: found.paragraphs.flatMap(({ document, number, line, mixed }) =>
      mixed.map(({ word, odd }) => ({ text: nameOf(document), paragraph: number, line, word, letters: odd })),
    ),
    notRead: found.unread,
  };
}
