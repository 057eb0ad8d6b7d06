import { functionWords } from "instruments/languages/function-words.ts";
import { splitSentences } from "./split-sentences.ts";

export const lengths = ["brief", "moderate", "comprehensive"] as const;
export type Length = (typeof lengths)[number];

/**
 * A sentence with its place, its number from 1 and its word count. `takenAt` is its rank from 0;
 * undefined if not in any length.
 */
export type SummarySentence = Summary["sentences"][number];
export type Summary = ReturnType<typeof summarize>;

/**
 * Chooses sentences for all three lengths at once. `counts`: the number of sentences per length;
 * each includes the shorter ones. `tell` gets the number of steps done, of three.
 */
export function summarize(text: string, tell: (done: number) => void = () => undefined) {
  const spans = splitSentences(text);
  tell(1);
  const small = smallWordsOf(text);
  const read = wordsOf(
    spans.map(({ start, end }) => text.slice(start, end)),
    small,
  );
  const words = read.map(({ count }) => count);
  const terms = read.map((sentence) => sentence.terms);
  tell(2);
  const isPart = ({ start }: { readonly start: number }) =>
    smallBegin.test(text.slice(start, start + 40));
  // In a text whose sentences begin with capitals, one that does not is the rest of a sentence from
  // the page before.
  const hasCapitals = spans.filter(isPart).length <= spans.length * MOST_SMALL;
  const weights = spans.map((span, i) =>
    hasCapitals && isPart(span) ? 0 : weightOf(text.slice(span.start, span.end), words[i] ?? 0),
  );
  const able = weights.filter((weight) => weight > 0).length;
  const counts = countsOf(spans.length, able);
  const order = rankSentences(terms, weights, counts.comprehensive);
  const takenAt = new Map(order.map((sentence, at) => [sentence, at]));
  tell(3);
  return {
    sentences: spans.map((span, i) => ({
      ...span,
      number: i + 1,
      words: words[i] ?? 0,
      takenAt: takenAt.get(i),
    })),
    words: words.reduce((sum, own) => sum + own, 0),
    counts,
    language: small.language,
  };
}

/** The sentences of one length, in the order of the text. */
export const sentencesOf = ({ sentences, counts }: Summary, length: Length) =>
  sentences.filter(({ takenAt }) => takenAt !== undefined && takenAt < counts[length]);

/**
 * Sentences per length: one; a tenth (3 to 7, a paragraph); a quarter (at most 60, about four
 * pages). At most `able` of `all`.
 */
export function countsOf(all: number, able: number): Readonly<Record<Length, number>> {
  const within = (wanted: number) => Math.min(able, wanted);
  const moderate = within(Math.min(7, Math.max(3, Math.round(all / 10))));
  return {
    brief: within(1),
    moderate,
    comprehensive: within(Math.min(60, Math.max(moderate + 1, Math.round(all / 4)))),
  };
}

/**
 * Words of a sentence with full weight. Shorter ones say little alone; longer ones fill the
 * summary.
 */
const FEWEST = 8;
const LONGEST = 45;

/** A word in small letters; "iPhone" and "eDiscovery" are names. */
const smallBegin = /^["“‘([]*\p{Ll}+(?![\p{L}\p{N}])/u;
/** The share of sentences in small letters up to which a text is written with capitals. */
const MOST_SMALL = 0.2;

/**
 * Headings, captions and table rows have no full stop and get no weight. Questions get half: their
 * answer is elsewhere.
 */
function weightOf(sentence: string, words: number): number {
  // The end alone: a pattern over a text of a million signs would take minutes.
  const end = sentence.slice(-24);
  if (words < 4 || !/\p{L}/u.test(sentence) || !/[.!?…。！？।؟۔]["”’»)\]]*(?:\d{1,3})?$/u.test(end))
    return 0;
  const asked = /[?？؟]["”’»)]*$/.test(end) ? 0.5 : 1;
  return asked * Math.min(1, words / FEWEST) * Math.min(1, LONGEST / words);
}

/** Terms in more sentences are ignored: they say little, and a long text would take minutes. */
const COMMON = 100;

/** The weighted terms of a sentence, normalized to length 1. */
type Vector = ReadonlyMap<string, number>;

/** Damping factor of the random walk (Brin and Page 1998). */
const DAMPING = 0.85;
const STEPS = 60;
const CLOSE_ENOUGH = 1e-9;
/**
 * Weight of a sentence’s score against its similarity to chosen ones (Carbonell and Goldstein
 * 1998).
 */
const OWN = 0.7;
/** The first sentence weighs more than the last by this share. */
const EARLY = 0.2;

/**
 * Orders sentences by LexRank (Erkan and Radev 2004, continuous form) on TF-ISF vectors. Maximal
 * marginal relevance then avoids repetition. `terms` are each sentence's terms, `weights` its
 * factor (0: never taken). Deterministic. A shorter summary is the beginning of a longer one.
 */
function rankSentences(
  terms: readonly (readonly string[])[],
  weights: readonly number[],
  most: number,
): readonly number[] {
  const vectors = vectorsOf(terms);
  const likeness = likenessOf(vectors);
  const central = centrality(likeness);
  const top = central.reduce((most, score) => Math.max(most, score), Number.MIN_VALUE);
  const scores = central.map(
    (score, i) =>
      (score / top) * (weights[i] ?? 0) * (1 + EARLY * (1 - i / Math.max(1, terms.length))),
  );
  const left = new Set(scores.flatMap((score, i) => (score > 0 ? [i] : [])));
  const nearest = new Float64Array(terms.length);
  const order: number[] = [];
  while (left.size > 0 && order.length < most) {
    let best = -1;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (const i of left) {
      const score = OWN * (scores[i] ?? 0) - (1 - OWN) * (nearest[i] ?? 0);
      if (score > bestScore) {
        best = i;
        bestScore = score;
      }
    }
    left.delete(best);
    order.push(best);
    for (const [i, like] of likeness[best] ?? []) nearest[i] = Math.max(nearest[i] ?? 0, like);
  }
  return order;
}

/** One for all sentences without terms, of which a long list has many. */
const nothing = new Map<never, number>();

function vectorsOf(terms: readonly (readonly string[])[]): readonly Vector[] {
  const sentencesWith = new Map<string, number>();
  for (const own of terms)
    for (const term of new Set(own)) sentencesWith.set(term, (sentencesWith.get(term) ?? 0) + 1);
  return terms.map((own) => {
    if (own.length === 0) return nothing;
    const weights = new Map<string, number>();
    for (const term of own) {
      if ((sentencesWith.get(term) ?? 0) > COMMON) continue;
      weights.set(
        term,
        (weights.get(term) ?? 0) + Math.log(1 + terms.length / (sentencesWith.get(term) ?? 1)),
      );
    }
    const length = Math.hypot(...weights.values());
    return new Map([...weights].map(([term, weight]) => [term, length > 0 ? weight / length : 0]));
  });
}

/**
 * The cosine of all sentence pairs that share a term. Goes through terms, so that other pairs cost
 * nothing.
 */
function likenessOf(vectors: readonly Vector[]): readonly ReadonlyMap<number, number>[] {
  const byTerm = new Map<string, (readonly [sentence: number, weight: number])[]>();
  return vectors
    .map((vector, i) => {
      if (vector.size === 0) return nothing;
      const likeness = new Map<number, number>();
      for (const [term, weight] of vector) {
        const earlier = byTerm.get(term) ?? [];
        for (const [j, other] of earlier) likeness.set(j, (likeness.get(j) ?? 0) + weight * other);
        earlier.push([i, weight]);
        byTerm.set(term, earlier);
      }
      return likeness;
    })
    .reduce((both: Map<number, number>[], likeness, i) => {
      both.push(likeness);
      for (const [j, like] of likeness) both[j]?.set(i, like);
      return both;
    }, []);
}

/** The share of visits of a random walk along similarities to each sentence. */
function centrality(likeness: readonly ReadonlyMap<number, number>[]): readonly number[] {
  const sums = likeness.map((row) => [...row.values()].reduce((sum, like) => sum + like, 0));
  let now = likeness.map(() => 1 / likeness.length);
  for (let step = 0; step < STEPS; step++) {
    const loose = now.reduce((sum, chance, i) => sum + ((sums[i] ?? 0) > 0 ? 0 : chance), 0);
    const next = likeness.map(() => (1 - DAMPING + DAMPING * loose) / likeness.length);
    likeness.forEach((row, i) => {
      const share = (DAMPING * (now[i] ?? 0)) / (sums[i] ?? 1);
      for (const [j, like] of row) next[j] = (next[j] ?? 0) + share * like;
    });
    const change = next.reduce((sum, chance, i) => sum + Math.abs(chance - (now[i] ?? 0)), 0);
    now = next;
    if (change < CLOSE_ENOUGH) break;
  }
  return now;
}

/**
 * The language with most function words in a text (ISO 639-3), and those words. Null if it has
 * hardly any: then none are left out.
 */
type SmallWords = { readonly language: string | null; readonly words: ReadonlySet<string> };

const lists = Object.entries(functionWords).map(([language, { words }]) => ({
  language,
  words: new Set(words.split(" ")),
}));
/** Words examined to detect the language, and the least share of function words. */
const LOOKED_AT = 2_000;
const LEAST = 0.12;

/** The function words to ignore, by the text's language. */
export function smallWordsOf(text: string): SmallWords {
  const tokens = (text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []).slice(0, LOOKED_AT);
  const [best] = lists
    .map(({ language, words }) => ({
      language,
      words,
      share: tokens.filter((token) => words.has(token)).length / Math.max(1, tokens.length),
    }))
    .toSorted((a, b) => b.share - a.share);
  return best && best.share >= LEAST ? best : { language: null, words: new Set() };
}

const segmenter = new Intl.Segmenter("en", { granularity: "word" });

/**
 * UTF-16 units that are segmented at once: for a sentence the segmenter takes longer to begin than
 * to read, and long texts slow it down.
 */
const PIECE = 4_000;

type SentenceWords = { count: number; readonly terms: string[] };

/**
 * How many words each sentence has, and its content words in lower case. English plurals lose their
 * ending (Harman’s S stemmer).
 */
export function wordsOf(
  sentences: readonly string[],
  { language, words: small }: SmallWords,
): readonly SentenceWords[] {
  const read = sentences.map((): SentenceWords => ({ count: 0, terms: [] }));
  for (let first = 0, next = 0; first < sentences.length; first = next) {
    // A line break parts words wherever it stands.
    let piece = "";
    const ends: number[] = [];
    do {
      piece += `${sentences[next++]}\n`;
      ends.push(piece.length);
    } while (next < sentences.length && piece.length + (sentences[next]?.length ?? 0) < PIECE);
    let at = 0;
    // Browsers disagree on full stops within words ("F.B.I."), but not on middle dots.
    for (const { segment, index, isWordLike } of segmenter.segment(
      piece.replace(/(?<=\p{L})\.(?=\p{L})/gu, "·"),
    )) {
      while (index >= (ends[at] ?? piece.length)) at++;
      const own = read[first + at];
      if (!isWordLike || !own) continue;
      own.count++;
      const term = segment.toLowerCase().replace(/[’']s$/, "");
      if (!small.has(term)) own.terms.push(language === "eng" ? singular(term) : term);
    }
  }
  return read;
}

/** Harman, “How effective is suffixing?”, 1991. */
function singular(word: string): string {
  if (/[^ea]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/[^aeo]es$/.test(word)) return word.slice(0, -1);
  return /[^us]s$/.test(word) ? word.slice(0, -1) : word;
}
