import { rankSentences } from "./rank-sentences.ts";
import { splitSentences } from "./split-sentences.ts";
import { type SmallWords, smallWordsOf, wordsOf } from "./terms.ts";

export const lengths = ["brief", "moderate", "comprehensive"] as const;
export type Length = (typeof lengths)[number];

/** A sentence with its place, its number from 1 and its word count. `takenAt` is its rank from 0; undefined if not in any length. */
export type SummarySentence = {
  readonly start: number;
  readonly end: number;
  readonly paragraph: number;
  readonly number: number;
  readonly words: number;
  readonly takenAt: number | undefined;
};
export type Summary = {
  readonly sentences: readonly SummarySentence[];
  readonly words: number;
  /** The number of sentences per length; each includes the shorter ones. */
  readonly counts: Readonly<Record<Length, number>>;
  readonly language: SmallWords["language"];
};

/** Chooses sentences for all three lengths at once. `tell` gets the number of steps done, of three. */
export function summarize(text: string, tell: (done: number) => void = () => undefined): Summary {
  const spans = splitSentences(text);
  tell(1);
  const small = smallWordsOf(text);
  const read = spans.map(({ start, end }) => wordsOf(text.slice(start, end), small));
  const words = read.map(({ count }) => count);
  const terms = read.map((sentence) => sentence.terms);
  tell(2);
  const weights = spans.map(({ start, end }, i) => weightOf(text.slice(start, end), words[i] ?? 0));
  const able = weights.filter((weight) => weight > 0).length;
  const counts = countsOf(spans.length, able);
  const order = rankSentences(terms, weights, counts.comprehensive);
  const takenAt = new Map(order.map((sentence, at) => [sentence, at]));
  tell(3);
  return {
    sentences: spans.map((span, i) => ({ ...span, number: i + 1, words: words[i] ?? 0, takenAt: takenAt.get(i) })),
    words: words.reduce((sum, own) => sum + own, 0),
    counts,
    language: small.language,
  };
}

/** The sentences of one length, in the order of the text. */
export const sentencesOf = ({ sentences, counts }: Summary, length: Length) =>
  sentences.filter(({ takenAt }) => takenAt !== undefined && takenAt < counts[length]);

/** Sentences per length: one; a tenth (3 to 7, a paragraph); a quarter (at most 60, about four pages). At most `able` of `all`. */
export function countsOf(all: number, able: number): Readonly<Record<Length, number>> {
  const within = (wanted: number) => Math.min(able, wanted);
  const moderate = within(Math.min(7, Math.max(3, Math.round(all / 10))));
  return { brief: within(1), moderate, comprehensive: within(Math.min(60, Math.max(moderate + 1, Math.round(all / 4)))) };
}

/** Words of a sentence with full weight. Shorter ones say little alone; longer ones fill the summary. */
const FEWEST = 8;
const LONGEST = 45;

/** Headings, captions and table rows have no full stop and get no weight. Questions get half: their answer is elsewhere. */
function weightOf(sentence: string, words: number): number {
  // The end alone: a pattern over a text of a million signs would take minutes.
  const end = sentence.slice(-24);
  if (words < 4 || !/\p{L}/u.test(sentence) || !/[.!?…。！？।؟۔]["”’»)\]]*(?:\d{1,3})?$/u.test(end)) return 0;
  const asked = /[?？؟]["”’»)]*$/.test(end) ? 0.5 : 1;
  return asked * Math.min(1, words / FEWEST) * Math.min(1, LONGEST / words);
}
