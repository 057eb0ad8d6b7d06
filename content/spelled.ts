/** A figure with its number in words, for running text: "30 minutes" gives "thirty minutes". A number without a word stays in digits. */
export const spelled = (figure: string) => figure.replace(/^\d+/, (digits) => words[digits] ?? digits);

/** The same at the beginning of a sentence: "Thirty minutes". */
export const spelledFirst = (figure: string) => spelled(figure).replace(/^./, (letter) => letter.toUpperCase());

const words: Readonly<Record<string, string>> = {
  1: "one",
  2: "two",
  3: "three",
  4: "four",
  5: "five",
  6: "six",
  7: "seven",
  8: "eight",
  9: "nine",
  10: "ten",
  11: "eleven",
  12: "twelve",
  15: "fifteen",
  20: "twenty",
  24: "twenty-four",
  30: "thirty",
  40: "forty",
  45: "forty-five",
  60: "sixty",
  90: "ninety",
};
