import text from "./test-text.json" with { type: "json" };

/**
 * The published test text, written for it, by ISO 639-3 code. `tuned`: passages of 5 to 10 and of
 * 11 to 25 words, on which the constants were set. `measured`, and nothing else: two of 5 to 10
 * words, one of 11 to 25 and one of over 25.
 */
export const languagesTestText = text.passages;

/**
 * Headings, names, addresses and table heads without a recognizable language: naming one would be a
 * guess.
 */
export const languagesWithoutLanguage = text.without;
