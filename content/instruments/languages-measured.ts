/** What was measured on the published test text. app/instruments/languages/languages.test.ts measures it again and compares. */
export const languagesMeasured = {
  languages: 34,
  /** Languages that franc has models of, and those of them whose small words are known. */
  models: 156,
  listed: 36,
  all: { passages: 136, right: 132, unnamed: 1 },
  /** By length in words: passages, those given the right language, and the wrong. */
  lengths: {
    short: { passages: 67, right: 65 },
    medium: { passages: 35, right: 34 },
    long: { passages: 34, right: 33 },
  },
  /** By what is said of it: how many were named so, and how many of these are right. */
  named: {
    sure: { named: 124, right: 124 },
    likely: { named: 8, right: 7 },
    unsure: { named: 3, right: 1 },
  },
  /** Headings, names and addresses, and how many of them were given a language. */
  without: { passages: 12, given: 0 },
} as const;
