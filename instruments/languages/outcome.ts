import { languagesResult as words } from "content/instruments.ts";
import { plainText } from "content/marks.ts";
import { csvOf } from "instruments/frame/row-splitter.ts";
import {
  countedByCharacters,
  languageName,
  languageVarieties,
  rightToLeft,
  type Script,
  scriptName,
} from "./letters.ts";
import type { FoundParagraph, LanguagesFound } from "./read-languages.ts";
import * as sentences from "./sentences.ts";

/**
 * Totals by language, the most words first, `words` of everything, and the verdict, with marks and
 * without.
 */
export function outcomeOf(found: LanguagesFound) {
  const tally = [...Map.groupBy(found.paragraphs, keyOf)]
    .map(([key, paragraphs]) => rowOf(key, paragraphs))
    .toSorted((a, b) => Number(b.isLanguage) - Number(a.isLanguage) || b.words - a.words);
  const languages = tally.filter(({ isLanguage }) => isLanguage);
  const [only] = languages;
  const { several, one, none, notNamed, unread } = words.verdict;
  const paragraphs = found.paragraphs.length;
  const named =
    languages.length > 1
      ? several(languages.length, paragraphs)
      : only && one(only.name, paragraphs);
  const title = [
    named ?? (found.unread.length > 0 ? notNamed(paragraphs) : none(paragraphs)),
    ...(found.unread.length > 0 ? [unread(found.unread.length)] : []),
  ].join(". ");
  return {
    found,
    tally,
    languages,
    words: sum(tally, (row) => row.words),
    verdict: { title, plain: plainText(title) },
  };
}

export type LanguagesOutcome = ReturnType<typeof outcomeOf>;

/** A code of ISO 639-3, `short` or `none`. */
export const keyOf = ({ language, sureness }: FoundParagraph) =>
  language ?? (sureness === "none" ? "none" : "short");

export const isDoubtful = ({ sureness }: FoundParagraph) =>
  sureness === "likely" || sureness === "unsure";

/**
 * Japanese combines Chinese characters and kana; older Korean has Chinese characters. Other
 * combinations in a paragraph are mixed.
 */
export function isMixed({ scripts, mixed, part }: FoundParagraph): boolean {
  const families = new Set(scripts.map(({ script }) => familyOf(script)));
  return part > 0 || mixed.length > 0 || families.size > 1;
}

const eastAsian: ReadonlySet<Script> = new Set<Script>(["han", "hiragana", "katakana", "hangul"]);
const familyOf = (script: Script) => (eastAsian.has(script) ? "han" : script);

/**
 * Totals of a language, or of `short` or `none`. `doubtful` counts likely and unsure paragraphs.
 */
function rowOf(key: string, paragraphs: readonly FoundParagraph[]) {
  const isLanguage = key !== "short" && key !== "none";
  return {
    key,
    name: key === "short" || key === "none" ? words.tally[key] : languageName(key),
    isLanguage,
    documents: new Set(paragraphs.map(({ document }) => document)).size,
    paragraphs: paragraphs.length,
    words: sum(paragraphs, (paragraph) => paragraph.words),
    letters: sum(paragraphs, ({ scripts }) => sum(scripts, ({ letters }) => letters)),
    doubtful: paragraphs.filter(isDoubtful).length,
  };
}

const sum = <T>(items: readonly T[], of: (item: T) => number) =>
  items.reduce((total, item) => total + of(item), 0);

/** Languages listed; the CSV has every paragraph. */
const MOST = 12;

/** Requests to a translator, by language: the amount, and what this exhibit cannot tell. */
export function requestLines({ languages, tally }: LanguagesOutcome): readonly string[] {
  const short = tally.find(({ key }) => key === "short");
  return [
    ...languages.slice(0, MOST).map(lineOf),
    ...(languages.length > MOST ? [words.means.more(languages.length - MOST)] : []),
    ...(short ? [words.means.short(short.paragraphs)] : []),
  ];
}

function lineOf({
  key,
  name,
  words: count,
  letters,
  paragraphs,
  documents,
  doubtful,
}: ReturnType<typeof rowOf>): string {
  const amount = byCharacters.has(key)
    ? `${words.means.characters(letters)} (${words.means.words(count)})`
    : words.means.words(count);
  const variety = languageVarieties[key];
  return [
    sentences.line(name, amount, paragraphs, documents),
    ...(variety ? [variety] : []),
    ...(leftwards.has(key) ? [words.means.rightToLeft] : []),
    ...(doubtful > 0 ? [words.means.doubtful(doubtful)] : []),
  ].join(" ");
}

const byCharacters: ReadonlySet<string> = new Set(countedByCharacters);
const leftwards: ReadonlySet<string> = new Set(rightToLeft);
/** Whether the amount is also given in characters. */
export const hasCharacters = (key: string) => byCharacters.has(key);

/**
 * For the report: the tally, and every paragraph that is not sure or mixes scripts; all of them are
 * in the CSV.
 */
export function reportFindings({ found, tally, words: all, verdict }: LanguagesOutcome) {
  const nameOf = (document: number) => found.documents[document]?.name ?? "";
  return {
    verdict: verdict.plain,
    paragraphs: found.paragraphs.length,
    words: all,
    tally: tally.map(({ key, isLanguage, ...row }) => ({ code: isLanguage ? key : null, ...row })),
    doubtful: found.paragraphs
      .filter(isDoubtful)
      .map(({ document, number: paragraph, line, language, second, sureness, words: size }) => ({
        ...{ text: nameOf(document), paragraph, line, language, second, sureness, words: size },
      })),
    wordsOfTwoAlphabets: found.paragraphs.flatMap(({ document, number, line, mixed }) =>
      mixed.map(({ word, odd }) => ({
        text: nameOf(document),
        paragraph: number,
        line,
        word,
        letters: odd,
      })),
    ),
    notRead: found.unread,
  };
}

const columns =
  "text paragraph line language code how_sure second_language words letters scripts words_of_two_alphabets begins".split(
    " ",
  );

/** One row per paragraph, with its beginning instead of its text. */
export function languagesCsv({ documents, paragraphs }: LanguagesFound): string {
  return csvOf([
    columns,
    ...paragraphs.map(
      ({ document, number, line, language, sureness, second, words, scripts, mixed, begins }) => [
        documents[document]?.name ?? "",
        number,
        line,
        language ? languageName(language) : "",
        language ?? "",
        sureness,
        second ? languageName(second) : "",
        words,
        sum(scripts, ({ letters }) => letters),
        scripts.map(({ script, letters }) => `${scriptName(script)} ${letters}`).join("; "),
        mixed.map(({ word, odd }) => `${word} (${odd})`).join("; "),
        begins,
      ],
    ),
  ]);
}
