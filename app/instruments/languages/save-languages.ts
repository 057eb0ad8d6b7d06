import { saveReport } from "#app/instruments/frame/report.ts";
import type { LanguagesOutcome } from "./outcome.ts";
import { languages } from "./words.ts";
import { languagesResult } from "./words-result.ts";

/** Saves the report: the tally, and every paragraph that is not sure or mixes scripts; all of them are in the CSV. */
export function saveLanguages({ found, tally, words, verdict }: LanguagesOutcome, isSpecimen: boolean): void {
  const nameOf = (document: number) => found.documents[document]?.name ?? "";
  saveReport({
    instrument: "languages",
    version: languages.version,
    made: new Date(found.ended).toISOString(),
    specimen: isSpecimen,
    inputs: found.documents.map(({ name, size, sha256 }) => ({ name, size, sha256 })),
    findings: {
      verdict: verdict.plain,
      paragraphs: found.paragraphs.length,
      words,
      tally: tally.map(({ key, isLanguage, ...row }) => ({ code: isLanguage ? key : null, ...row })),
      doubtful: found.paragraphs
        .filter(({ sureness }) => sureness === "likely" || sureness === "unsure")
        .map(({ document, number, line, language, second, sureness, words: count }) => ({
          text: nameOf(document),
          paragraph: number,
          line,
          language,
          second,
          sureness,
          words: count,
        })),
      wordsOfTwoAlphabets: found.paragraphs.flatMap(({ document, number, line, mixed }) =>
        mixed.map(({ word, odd }) => ({ text: nameOf(document), paragraph: number, line, word, letters: odd })),
      ),
      notRead: found.unread,
    },
    limits: languagesResult.limits.map(({ strong, rest }) => `${strong} ${rest}`),
  });
}
