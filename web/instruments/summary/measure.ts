import { summarySentences } from "./sentences.ts";
import { splitSentences } from "./split-sentences.ts";
import { type Length, sentencesOf, summarize } from "./summarize.ts";
import { summaryTestTexts } from "./test-texts.ts";
import { unmarked } from "./unmarked.ts";

/** How many chosen sentences were marked as key ones; the same for the first sentences of the text, and the number expected by chance. */
export function measureChoice(length: Length) {
  const results = summaryTestTexts.map(({ name, text: source }) => {
    const { text, marked } = unmarked(source);
    const summary = summarize(text);
    const isKey = ({ start }: { readonly start: number }) => marked.includes(start);
    const chosen = sentencesOf(summary, length);
    const all = summary.sentences.length;
    return {
      name,
      sentences: all,
      key: marked.length,
      found: summary.sentences.filter(isKey).length,
      chosen: chosen.length,
      right: chosen.filter(isKey).length,
      first: summary.sentences.slice(0, chosen.length).filter(isKey).length,
      chance: (chosen.length * marked.length) / all,
    };
  });
  const sum = (of: (result: (typeof results)[number]) => number) => results.reduce((total, result) => total + of(result), 0);
  return {
    results,
    chosen: sum(({ chosen }) => chosen),
    right: sum(({ right }) => right),
    first: sum(({ first }) => first),
    chance: Math.round(sum(({ chance }) => chance) * 10) / 10,
  };
}

/** Sentence ends in the test paragraphs: true ends, ends found, and false ends. The same for Unicode’s rules alone. */
export function measureEnds() {
  const bare = new Intl.Segmenter("en", { granularity: "sentence" });
  const tally = { ends: 0, found: 0, wrong: 0, bareFound: 0, bareWrong: 0 };
  for (const marked of summarySentences) {
    const pieces = marked.split("|");
    const text = pieces.join("");
    const ends = new Set(pieces.map((_, i) => pieces.slice(0, i + 1).join("").length));
    const ours = splitSentences(text).map(({ end }) => end);
    const bares = [...bare.segment(text)].map(({ index, segment }) => index + segment.trimEnd().length);
    tally.ends += ends.size;
    tally.found += ours.filter((end) => ends.has(end)).length;
    tally.wrong += ours.filter((end) => !ends.has(end)).length;
    tally.bareFound += bares.filter((end) => ends.has(end)).length;
    tally.bareWrong += bares.filter((end) => !ends.has(end)).length;
  }
  return tally;
}
