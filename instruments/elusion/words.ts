import { setAside, stages } from "content/specimen/counts.ts";

const percent = (confidence: number) => `${Math.round(confidence * 100)}%`;

/** Words of the elusion calculator: /document-review#elusion. */
export const elusion = {
  label: "Elusion calculator",
  heading: "How much did the review miss?",
  lead: "Type the size of your sample and what reviewers found in it. The interval is exact (Clopper-Pearson, 1934) and is computed as you type.",
  title: "Elusion calculator",
  openNote: "Enter your own figures, or start from our example.",
  foot: "The figures at the start are a specimen: the documents of our invented matter that lie below the cut-off and were not read.",
  /** The initial values of the cells. */
  specimen: {
    drawnFrom: "set-aside",
    size: setAside.belowCutOff,
    sampled: 1_534,
    found: 2,
    responsive: stages.produced + stages.withheld,
    confidence: 95,
  },
  cells: {
    drawnFrom: "Drawn from",
    from: { "set-aside": "Documents set aside", collection: "The whole collection" },
    size: { label: "Documents it was drawn from", hint: "All of them, read or not" },
    sampled: { label: "Documents in the sample", hint: "Drawn at random, all of them read" },
    found: { label: "Responsive in the sample", hint: "After second-level review" },
    responsive: { label: "Responsive found before", hint: "Optional, for the recall estimate" },
    confidence: "Confidence",
  },
  errors: {
    whole: "Use a whole number, such as 1,500",
    none: "A sample needs at least one document",
    tooMany: "No more than 1 billion",
    sample: "A sample cannot be larger than what it was drawn from",
    found: "Cannot be more than the sample",
    margin: "Use a percentage above 0 and below 50",
    expected: "Use a percentage from 0 to 100",
  },
  rate: { "set-aside": "Elusion rate", collection: "Prevalence" },
  between: (low: string, high: string, confidence: number) =>
    `Between ${low} and ${high}, at ${percent(confidence)} confidence, two-sided.`,
  atMost: (high: string, confidence: number) => `At most ${high} by the upper bound alone (${percent(confidence)}, one-sided).`,
  picture: (rate: string, low: string, high: string, end: string) =>
    `Rate ${rate}, interval ${low} to ${high}, on a scale from 0 to ${end}`,
  counts: {
    left: { "set-aside": "Responsive documents left behind", collection: "Responsive documents in the collection" },
    leftRange: (about: string, low: string, high: string) => `about ${about}, from ${low} to ${high}`,
    recall: "Recall, on that basis",
    recallRange: (about: string, low: string, high: string) => `${about}, from ${low} to ${high}`,
    noRecall: "Needs the cell “Responsive found before”",
  },
  sentenceTitle: "Sentence for your protocol",
  copySentence: "Copy the sentence",
  sentence: {
    "set-aside": (sampled: string, size: string) =>
      `A simple random sample of ${sampled} documents was drawn from the ${size} documents that had been set aside without review.`,
    collection: (sampled: string, size: string) =>
      `A simple random sample of ${sampled} documents was drawn from the collection of ${size} documents.`,
    found: (found: string, isOne: boolean) => `Reviewers found ${found} of them ${isOne ? "to be " : ""}responsive.`,
    estimate: (what: string, rate: string, method: string, confidence: number, low: string, high: string) =>
      `The estimated ${what} is ${rate}, with an exact (${method}) two-sided ${percent(confidence)} confidence interval from ${low} to ${high}.`,
    none: (what: string, method: string, confidence: number, high: string, oneSided: string) =>
      `The ${what} is therefore at most ${high} by the exact (${method}) two-sided ${percent(confidence)} confidence interval, or at most ${oneSided} by the one-sided ${percent(confidence)} bound.`,
    rate: { "set-aside": "elusion rate", collection: "prevalence" },
  },
  plan: {
    title: "How many to read",
    margin: { label: "Margin, ± percentage points", hint: "2 means the interval reaches 2 points to either side" },
    expected: { label: "Rate you expect, %", hint: "50 is the worst case; 0 asks how many to read if none is found" },
    start: { margin: "2", expected: "50" },
    answer: (documents: string) => `Read ${documents} documents`,
    detail: {
      exact: (expected: string, margin: string, confidence: number) =>
        `If the sample shows ${expected}, the exact two-sided ${percent(confidence)} interval reaches no further than ${margin} points from it.`,
      cochran: (expected: string, margin: string, confidence: number, size: string) =>
        `If the sample shows ${expected}, the two-sided ${percent(confidence)} interval reaches about ${margin} points from it: Cochran’s formula for a set of ${size}.`,
      all: (_expected: string, _margin: string, _confidence: number, size: string) =>
        `That is more than there are. Read all ${size}, and no estimate is needed.`,
    },
  },
  limitsTitle: "What a sample cannot tell you",
  limits: [
    "Whether it was random. | The arithmetic assumes that every document had the same chance of being drawn.",
    "Whether the reviewers were right. | Every wrong call in the sample moves the rate.",
    "What the missed documents say. | A rate counts them alike: important ones and unimportant ones.",
    "Recall for certain. | The recall line takes the count found before as exact. If some of those are not responsive, recall is lower.",
    "Large collections. | Where the sample is at most 5% of the set, the interval of the rate takes the set as endless. It is then slightly too wide, never too narrow.",
  ],
} as const;
