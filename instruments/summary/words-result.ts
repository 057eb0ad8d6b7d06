import { count, many } from "content/numbers.ts";
import { summaryMeasured as measured } from "./words.ts";

/** Words for the result of a summary. Loaded with the code that makes it. */
export const summaryResult = {
  limitsTitle: "What gets lost",
  limits: [
    "What qualifies a sentence. | The “but” or the “not” may be in the next one. Where that can be recognized it is marked, and the sentence can be shown.",
    "Who “he” is. | A pronoun is taken along without its noun. Such sentences are marked, and the one before can be shown.",
    "What is said once. | Sentences are chosen for the words they share with others. The one remark that decides a case may share none.",
    "Questions and answers. | In a transcript with questions and answers in turn, an answer comes without its question.",
    "Headings and tables. | Lines that do not end in a period are never chosen.",
    "Truth and weight. | It does not know what matters to your case, and treats a lie like any other sentence.",
  ],
  length: { legend: "Length" },
  lengths: { brief: "Brief", moderate: "Moderate", comprehensive: "Comprehensive" },
  amounts: {
    brief: "one sentence",
    moderate: "a tenth of the sentences, three to seven",
    comprehensive: "a quarter of the sentences, at most sixty",
  },
  verdict: (chosen: number, all: number) => `${count(chosen)} of ${many(all, "sentence")}`,
  notes: {
    selects: "It selects and does not write: every sentence is quoted from the text.",
    words: (part: number, whole: number, percent: string) => `${count(part)} of ${many(whole, "word")} (${percent}).`,
    longer: "A longer summary has every sentence of a shorter one.",
    few: "So few sentences leave little to choose from. Read them all.",
    none: "No sentence that ends in a period was found, so nothing could be chosen.",
    mail: "The body of the message was read, without its header and attachments.",
    latin: "The file is not UTF-8. It was read as Windows-1252.",
    others: (files: number) => `One text at a time: ${many(files, "other file")} not read.`,
    other: (language: string) =>
      `Read as ${language}: its small words were ignored. Abbreviations, plurals, and the marks for pronouns and “but” are known in English only.`,
    unknown: "The language was not recognized: no small words were ignored, so the choice favors long sentences.",
  },
  list: {
    title: (length: string) => `${length} summary`,
    place: (n: number) => `Sentence ${count(n)}: show its place`,
    opens: (word: string) => `Begins with “${word}”: what that means comes before.`,
    turns: (word: string) => `The next sentence has “${word}”, and may qualify this one.`,
    before: "Show the sentence before",
    after: "Show the sentence after",
    numbered: (n: number) => `Sentence ${count(n)}, not in the summary`,
  },
  source: {
    title: "The text, with the chosen sentences underlined",
    back: (n: number) => `Back to sentence ${count(n)} in the summary`,
    none: "Follow a number to see its sentence in place.",
  },
  copy: "Copy the summary",
  save: "Save as text",
  specimenNote: "Specimen, an invented witness.",
  text: {
    head: (length: string, chosen: number, all: number, name: string) =>
      `${length} summary of ${name}: ${count(chosen)} of ${many(all, "sentence")}, selected and not rewritten. Numbers are those of the sentences.`,
  },
  measured: {
    text: `The texts are ours: a declaration, a report, minutes, an expert’s letter, a lawyer’s letter and a policy, ${measured.sentences} sentences in all. We marked ${measured.key} of them as the key ones before anything was measured, and nothing was tuned on them. The table says how many of the chosen sentences are among the marked, beside two simple ways: as many sentences from the beginning, and as many by chance. Half of what is chosen, or more, is a sentence we would not have chosen.`,
    ends: `Ends of sentences: of ${measured.ends.ends} in paragraphs full of “v.”, “No.”, “Fed. R. Civ. P.” and the like, ${measured.ends.found} were found and ${measured.ends.wrong} other places taken for one; Unicode’s rules alone take ${measured.ends.bareWrong}. The abbreviations were listed with these paragraphs at hand: in yours, expect some to be missed.`,
    table: "Key sentences among the chosen",
    columns: { length: "Length", right: "Chosen here", first: "From the beginning", chance: "By chance" },
    of: (part: number, whole: number) => `${part} of ${whole}`,
    method:
      "Method: LexRank (Erkan and Radev, 2004) over words weighted by their rarity in the text, then maximal marginal relevance (Carbonell and Goldstein, 1998) against repetition, and a small advantage for what comes early. The same text gives the same summary.",
  },
} as const;
