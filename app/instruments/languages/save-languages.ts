import { saveReport } from "#app/instruments/frame/report.ts";
import { languages } from "#content/instruments/languages.ts";
import { languagesResult } from "#content/instruments/languages-result.ts";
import type { LanguagesOutcome } from "./outcome.ts";

type Report = Parameters<typeof saveReport>[0];

/** The report: the tally, and every paragraph that is not sure or mixes scripts; all of them are in the CSV. */
export function languagesReport({ found, tally, words, verdict }: LanguagesOutcome, isSpecimen: boolean): Report {
  const nameOf = (document: number) => found.documents[document]?.name ?? "";
  return {
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
  };
}

export const saveLanguages = (given: LanguagesOutcome, isSpecimen: boolean) => saveReport(languagesReport(given, isSpecimen));
