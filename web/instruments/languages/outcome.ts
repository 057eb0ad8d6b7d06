import { plainText } from "content/marks.ts";
import { languageName } from "./language-name.ts";
import type { Script } from "./letters.ts";
import type { FoundParagraph, LanguagesFound } from "./read-languages.ts";
import { languagesResult as words } from "./words-result.ts";

/** Totals of a language, or of `short` or `none`. `doubtful` counts likely and unsure paragraphs. */
export type TallyRow = {
  readonly key: string;
  readonly name: string;
  readonly isLanguage: boolean;
  readonly documents: number;
  readonly paragraphs: number;
  readonly words: number;
  readonly letters: number;
  readonly doubtful: number;
};
/** Verdict with marks and without; `words` of everything. */
export type LanguagesOutcome = {
  readonly found: LanguagesFound;
  readonly tally: readonly TallyRow[];
  readonly languages: readonly TallyRow[];
  readonly words: number;
  readonly verdict: { readonly title: string; readonly plain: string };
};

/** Totals by language, the most words first, and the verdict. */
export function outcomeOf(found: LanguagesFound): LanguagesOutcome {
  const tally = [...Map.groupBy(found.paragraphs, keyOf)]
    .map(([key, paragraphs]) => rowOf(key, paragraphs))
    .toSorted((a, b) => Number(b.isLanguage) - Number(a.isLanguage) || b.words - a.words);
  const languages = tally.filter(({ isLanguage }) => isLanguage);
  const [only] = languages;
  const { several, one, none } = words.verdict;
  const paragraphs = found.paragraphs.length;
  const title = !only ? none(paragraphs) : languages.length === 1 ? one(only.name, paragraphs) : several(languages.length, paragraphs);
  return { found, tally, languages, words: sum(tally, (row) => row.words), verdict: { title, plain: plainText(title) } };
}

/** A code of ISO 639-3, `short` or `none`. */
export const keyOf = ({ language, sureness }: FoundParagraph) => language ?? (sureness === "none" ? "none" : "short");

export const isDoubtful = ({ sureness }: FoundParagraph) => sureness === "likely" || sureness === "unsure";

/** Japanese combines Chinese characters and kana; older Korean has Chinese characters. Other combinations in a paragraph are mixed. */
export function isMixed({ scripts, mixed, part }: FoundParagraph): boolean {
  const families = new Set(scripts.map(({ script }) => familyOf(script)));
  return part > 0 || mixed.length > 0 || families.size > 1;
}

const eastAsian: ReadonlySet<Script> = new Set<Script>(["han", "hiragana", "katakana", "hangul"]);
const familyOf = (script: Script) => (eastAsian.has(script) ? "han" : script);

function rowOf(key: string, paragraphs: readonly FoundParagraph[]): TallyRow {
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

const sum = <T>(items: readonly T[], of: (item: T) => number) => items.reduce((total, item) => total + of(item), 0);
