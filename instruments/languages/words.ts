/** Results on the published test text. instruments/languages/languages.test.ts measures again and compares. */
export const languagesMeasured = {
  languages: 34,
  /** Languages with a model in franc, and those of them with function words here. */
  models: 156,
  listed: 36,
  all: { passages: 136, right: 133, unnamed: 0 },
  /** By length in words: passages, and those given the right language. */
  lengths: { short: { passages: 67, right: 66 }, medium: { passages: 35, right: 34 }, long: { passages: 34, right: 33 } },
  /** By sureness: how many were named, and how many of them correctly. */
  named: { sure: { named: 124, right: 124 }, likely: { named: 10, right: 9 }, unsure: { named: 2, right: 0 } },
  /** Headings, names and addresses, and those given a language. */
  without: { passages: 12, given: 0 },
} as const;

const { all, named } = languagesMeasured;

/** Words of the language exhibit: /document-translation#languages. */
export const languages = {
  label: "Count the languages",
  heading: "Which languages are in the documents?",
  lead: "Drop files or paste text. You get each paragraph’s language, how certain it is, its words and its scripts, ready for a translator’s quote.",
  title: "Languages, by paragraph",
  bag: { put: "Drop text files here.", say: "Word (.docx), .txt, .md or .csv, or paste below.", choose: "Choose files" },
  accept: ".docx,.txt,.md,.csv,.text,.log,.tsv,.srt,.vtt,text/plain,text/csv,text/markdown",
  cell: { label: "Text", hint: "It stays in this page.", run: "Count the languages" },
  pasted: "Pasted text",
  labelCells: { files: "Text", size: "Size", words: "Words", digest: "SHA-256" },
  start: [
    "Accepts | text and Word files (.docx), up to 50 MB together. Save a PDF as text first.",
    `Measured: | ${all.right} of ${all.passages} passages that we wrote for it were given the right language. Of the ${named.sure.named} it was sure of, ${named.sure.right}.`,
    "Says so | when it is unsure, and names no language for a heading or a list of names.",
    "Keeps | nothing. Close the tab, and the text and the result are gone.",
    "The sample | is three short files of our invented matter.",
  ],
  measured: {
    summary: `How it was measured: ${all.passages} passages, ${languagesMeasured.languages} of the world’s languages`,
    try: "Read the test text here",
    save: "Save the test text",
  },
} as const;
