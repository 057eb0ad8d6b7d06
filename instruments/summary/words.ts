/** Results on our own texts. instruments/summary/summary.test.ts measures again and compares. */
export const summaryMeasured = {
  texts: 6,
  sentences: 208,
  key: 44,
  /** Sentences chosen; key sentences among them; key ones among as many first sentences; and the number expected by chance. */
  brief: { chosen: 6, right: 3, first: 1, chance: 1.3 },
  moderate: { chosen: 20, right: 8, first: 1, chance: 4.2 },
  comprehensive: { chosen: 54, right: 22, first: 7, chance: 11.4 },
  ends: { ends: 68, found: 68, wrong: 0, bareFound: 68, bareWrong: 30 },
} as const;

/** Words of the summary exhibit: /contentsummarization#summary. */
export const summary = {
  label: "Summarize a text",
  heading: "What are the key sentences?",
  lead: "Drop a text and choose a length. You get sentences of the text itself, in order, each with its number and a link to its place.",
  title: "Summary by selection",
  bag: { put: "Drop one long text here.", say: "A .docx, .pdf, .txt, .md or .eml file, or paste below.", choose: "Choose a file" },
  accept: ".docx,.pdf,.txt,.md,.eml,.text,.srt,.vtt,text/plain,text/markdown,message/rfc822",
  cell: { label: "Text", hint: "Twenty sentences or more.", run: "Summarize it" },
  pasted: "Pasted text",
  labelCells: { name: "Text", size: "Size", sentences: "Sentences", digest: "SHA-256" },
  start: [
    "Selects. | No word is added or changed. No language model is used.",
    `Measured: | at moderate length ${summaryMeasured.moderate.right} of ${summaryMeasured.moderate.chosen} sentences that it chose from ${summaryMeasured.texts} texts of ours were among those that we had marked as key; chance would give ${summaryMeasured.moderate.chance}.`,
    "Accepts | one text, Word file (.docx), PDF with a text layer or message, up to 1 MB of words. Other languages too, with less care.",
    "Keeps | nothing. Close the tab, and the text is gone.",
    "The sample | is a witness’s declaration in our invented matter.",
  ],
  progress: { of: (total: string) => `of ${total} steps`, speed: "Sentences, words, then their likeness" },
  said: (chosen: number) => `${chosen === 1 ? "1 sentence" : `${chosen} sentences`} chosen.`,
  measured: {
    summary: `How it was measured: ${summaryMeasured.texts} texts, ${summaryMeasured.key} key sentences`,
    save: "Save the test texts with their marks",
  },
} as const;
