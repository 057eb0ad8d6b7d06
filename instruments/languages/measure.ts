import { data } from "franc/data.js";
import { functionWords } from "./function-words.ts";
import { judge, type Sureness } from "./identify.ts";
import { languagesTestText, languagesWithoutLanguage } from "./test-text.ts";

/**
 * A passage of the published test text with its right answer. `isTuned`: constants were set on it.
 */
type Passage = {
  readonly code: string;
  readonly wanted: string;
  readonly text: string;
  readonly isTuned: boolean;
};

/** Codes for several languages (`folded` in identify.ts). */
const answers: Readonly<Record<string, string>> = { hrv: "hbs", ind: "msa", pes: "fas" };

export const passages: readonly Passage[] = languagesTestText.flatMap(
  ({ code, tuned, measured }) => {
    const wanted = answers[code] ?? code;
    return [
      ...tuned.map((text) => ({ code, wanted, text, isTuned: true })),
      ...measured.map((text) => ({ code, wanted, text, isTuned: false })),
    ];
  },
);

/** Counts right and wrong answers by length in words and by sureness, without tuned passages. */
export function measure() {
  const judged = passages
    .filter(({ isTuned }) => !isTuned)
    .map((passage) => ({ ...passage, found: judge(passage.text) }));
  const isRight = ({ wanted, found }: (typeof judged)[number]) => found.language === wanted;
  const between = (least: number, most: number) => {
    const within = judged.filter(({ found: { words } }) => words >= least && words <= most);
    return { passages: within.length, right: within.filter(isRight).length };
  };
  const said = (sureness: Sureness) => {
    const named = judged.filter(({ found }) => found.sureness === sureness);
    return { named: named.length, right: named.filter(isRight).length };
  };
  const given = languagesWithoutLanguage.filter((text) => judge(text).language !== null);
  return {
    languages: languagesTestText.length,
    models: new Set(Object.values(data).flatMap((models) => Object.keys(models))).size,
    listed: Object.keys(functionWords).length,
    all: {
      passages: judged.length,
      right: judged.filter(isRight).length,
      unnamed: judged.filter(({ found }) => found.language === null).length,
    },
    lengths: {
      short: between(0, 10),
      medium: between(11, 25),
      long: between(26, Number.POSITIVE_INFINITY),
    },
    named: { sure: said("sure"), likely: said("likely"), unsure: said("unsure") },
    without: { passages: languagesWithoutLanguage.length, given: given.length },
    wrong: judged.filter((passage) => !isRight(passage)),
  };
}

/** The test text as a file: every passage, then what has no language. */
export const testText = () =>
  [...passages.map(({ text }) => text), ...languagesWithoutLanguage].join("\n\n");
