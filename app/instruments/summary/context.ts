const opening =
  /^[“"‘(]?(he|she|it|they|him|her|his|hers|its|their|this|that|these|those|such|there|then|but|however|yet|so|therefore|thus|hence|also|besides|moreover|instead|nevertheless|otherwise|and|or|nor|both|neither|one of them)\b/i;
const turning = /^[“"‘(]?(but|however|yet|although|though|nevertheless|instead|still|unless|except)\b/i;
const negation = /\b(not|no|never|nobody|nothing|none|neither|nor|\w+n[’']t)\b/i;
/** Words at the beginning of the next sentence among which a “not” takes the last one back. */
const NEAR = 7;

/** The pronoun or connective that an English sentence begins with, whose meaning stands before it. */
export const opensWith = (sentence: string) => opening.exec(sentence)?.[1];

/** What in the next English sentence may take the last one back: a “but” at its beginning, or a “not” near it. */
export function turnsWith(next: string): string | undefined {
  return turning.exec(next)?.[1] ?? negation.exec(next.split(/\s+/).slice(0, NEAR).join(" "))?.[1];
}
