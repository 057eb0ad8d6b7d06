import { summarySpecimen } from "./specimen.ts";
import texts from "./test-texts.json" with { type: "json" };

/**
 * Texts written for the measurement, with a blank line between paragraphs. Their authors marked the
 * key sentences with "* " before anything was measured. The mark is removed before use. The first
 * text is the specimen.
 */
export const summaryTestTexts = [
  summarySpecimen,
  ...texts.map(({ name, text }) => ({ name, text: text.join("\n") })),
];
