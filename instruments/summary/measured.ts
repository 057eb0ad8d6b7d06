/** Results on our own texts. instruments/summary/summary.test.ts measures again and compares. */
export const summaryMeasured = {
  texts: 6,
  sentences: 208,
  key: 44,
  /**
   * Sentences chosen; key sentences among them; key ones among as many first sentences; and the
   * number expected by chance.
   */
  brief: { chosen: 6, right: 3, first: 1, chance: 1.3 },
  moderate: { chosen: 20, right: 8, first: 1, chance: 4.2 },
  comprehensive: { chosen: 54, right: 22, first: 7, chance: 11.4 },
  ends: { ends: 68, found: 68, wrong: 0, bareFound: 68, bareWrong: 30 },
} as const;

/** The same for the places of words (content/instruments/summary.yaml). */
export const measuredPlaces = {
  sentences: summaryMeasured.sentences,
  key: summaryMeasured.key,
  endsEnds: summaryMeasured.ends.ends,
  endsFound: summaryMeasured.ends.found,
  endsWrong: summaryMeasured.ends.wrong,
  endsBareWrong: summaryMeasured.ends.bareWrong,
  moderateRight: summaryMeasured.moderate.right,
  moderateChosen: summaryMeasured.moderate.chosen,
  texts: summaryMeasured.texts,
  moderateChance: summaryMeasured.moderate.chance,
};
