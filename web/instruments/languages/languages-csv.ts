import { csvOf } from "web/instruments/frame/csv.ts";
import { languageName } from "./language-name.ts";
import type { LanguagesFound } from "./read-languages.ts";
import { scriptNames } from "./scripts.ts";

const columns = [
  "text",
  "paragraph",
  "line",
  "language",
  "code",
  "how_sure",
  "second_language",
  "words",
  "letters",
  "scripts",
  "words_of_two_alphabets",
  "begins",
] as const;

/** One row per paragraph, with its beginning instead of its text. */
export function languagesCsv({ documents, paragraphs }: LanguagesFound): string {
  return csvOf([
    columns,
    ...paragraphs.map(({ document, number, line, language, sureness, second, words, scripts, mixed, begins }) => [
      documents[document]?.name ?? "",
      number,
      line,
      language ? languageName(language) : "",
      language ?? "",
      sureness,
      second ? languageName(second) : "",
      words,
      scripts.reduce((sum, { letters }) => sum + letters, 0),
      scripts.map(({ script, letters }) => `${scriptNames[script]} ${letters}`).join("; "),
      mixed.map(({ word, odd }) => `${word} (${odd})`).join("; "),
      begins,
    ]),
  ]);
}
