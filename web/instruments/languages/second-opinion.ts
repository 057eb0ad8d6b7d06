import { eld } from "eld/extrasmall";

/** eld’s languages in Latin and Cyrillic letters, as ISO 639-3 codes of this exhibit. */
const codes: Readonly<Record<string, string>> = {
  az: "azj",
  be: "bel",
  bg: "bul",
  ca: "cat",
  cs: "ces",
  da: "dan",
  de: "deu",
  en: "eng",
  es: "spa",
  et: "est",
  eu: "eus",
  fi: "fin",
  fr: "fra",
  hr: "hbs",
  hu: "hun",
  is: "isl",
  it: "ita",
  lt: "lit",
  lv: "lav",
  nl: "nld",
  no: "nob",
  pl: "pol",
  pt: "por",
  ro: "ron",
  ru: "rus",
  sk: "slk",
  sl: "slv",
  sq: "sqi",
  sr: "srp",
  sv: "swe",
  tr: "tur",
  uk: "ukr",
  vi: "vie",
};

const known = new Set(Object.values(codes));

/** Whether eld could have named a language: it names Galician Portuguese or Spanish. */
export const isKnownToEld = (language: string) => known.has(language);

/** The language that eld (Apache-2.0, its smallest model) is sure of; undefined if it is not, or for its other languages. */
export function secondOpinion(text: string): string | undefined {
  const found = eld.detect(text);
  return found.isReliable() ? codes[found.language] : undefined;
}
