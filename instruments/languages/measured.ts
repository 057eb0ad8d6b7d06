import { fill } from "content/fill.ts";

/**
 * Results on the published test text. instruments/languages/languages.test.ts measures again and
 * compares.
 */
export const languagesMeasured = {
  languages: 34,
  /** Languages with a model in franc, and those of them with function words here. */
  models: 156,
  listed: 36,
  all: { passages: 136, right: 133, unnamed: 0 },
  /** By length in words: passages, and those given the right language. */
  lengths: {
    short: { passages: 67, right: 66 },
    medium: { passages: 35, right: 34 },
    long: { passages: 34, right: 33 },
  },
  /** By sureness: how many were named, and how many of them correctly. */
  named: {
    sure: { named: 124, right: 124 },
    likely: { named: 10, right: 9 },
    unsure: { named: 2, right: 0 },
  },
  /** Headings, names and addresses, and those given a language. */
  without: { passages: 12, given: 0 },
} as const;

/** The same for the places of words (content/instruments/languages.yaml). */
export const measuredPlaces = {
  models: languagesMeasured.models,
  listed: languagesMeasured.listed,
  languages: languagesMeasured.languages,
  passages: languagesMeasured.all.passages,
  right: languagesMeasured.all.right,
  confused:
    languagesMeasured.all.passages - languagesMeasured.all.right - languagesMeasured.all.unnamed,
  unnamed: languagesMeasured.all.unnamed,
  without: languagesMeasured.without.passages,
  withoutGiven: languagesMeasured.without.given,
  sure: languagesMeasured.named.sure.named,
  sureRight: languagesMeasured.named.sure.right,
};

/** A line of these words with its figures. */
export const measured = (line: string) => fill(line, measuredPlaces);
