/** The pronoun or connective at the start of an English sentence that refers to the one before. */
export const opensWith = (sentence: string) => opening.exec(sentence)?.[1];

/**
 * The word in the next English sentence that may revoke the last one: an initial “but”, or an early
 * “not”.
 */
export function turnsWith(next: string): string | undefined {
  return turning.exec(next)?.[1] ?? negation.exec(next.split(/\s+/).slice(0, NEAR).join(" "))?.[1];
}

const opening = new RegExp(
  [
    '^[“"‘(]?(he|she|it|they|him|her|his|hers|its|their|this|that|these|those|such|there|then|but|however|yet|',
    String.raw`so|therefore|thus|hence|also|besides|moreover|instead|nevertheless|otherwise|and|or|nor|both|neither|one of them)\b`,
  ].join(""),
  "i",
);
const turning =
  /^[“"‘(]?(but|however|yet|although|though|nevertheless|instead|still|unless|except)\b/i;
const negation = /\b(not|no|never|nobody|nothing|none|neither|nor|\w+n[’']t)\b/i;
/** Words at the start of the next sentence in which a “not” may revoke the last one. */
const NEAR = 7;
