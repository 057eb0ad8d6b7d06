import { count, many } from "content/numbers.ts";
import { languagesMeasured as measured } from "./words.ts";

const { lengths, named, without, all } = measured;

/** Words for the result. Loaded with its reader. */
export const languagesResult = {
  limitsTitle: "What this cannot tell you",
  limits: [
    "Near relatives. | Norwegian and Danish are confused most. Croatian, Serbian and Bosnian are one answer in Latin letters, and so are Indonesian and Malay, Persian and Dari. Spanish, Galician and Portuguese, or Russian and Ukrainian, can change places in a short line.",
    "Two languages in one paragraph. | It gets the stronger one. A script that does not belong to it is shown.",
    "Words of another alphabet in Latin letters. | Russian, Greek or Arabic typed that way is taken for another language, and marked likely at most.",
    `Rare languages. | ${measured.models} languages are compared by their letters in threes (franc 6.2), and ${measured.listed} are also known by their small words. A language outside them gets the name of another.`,
    "Words. | They are counted by your browser’s rules. Where no spaces separate them, as in Chinese, Japanese and Thai, its dictionary decides; characters are given too.",
    "Long paragraphs. | The first 2,048 characters decide.",
  ],
  verdict: {
    several: (languages: number, paragraphs: number) => `==${count(languages)} languages== in ${many(paragraphs, "paragraph")}`,
    one: (name: string, paragraphs: number) => `==${name}== in ${many(paragraphs, "paragraph")}`,
    /** Files not read are counted in the headline; languages named by a guess are counted in the notes. */
    unread: (n: number) => `Not read: ${many(n, "file")}`,
    notNamed: (paragraphs: number) => `Language not named in ${many(paragraphs, "paragraph")}`,
    none: (paragraphs: number) => `No language named in ${many(paragraphs, "paragraph")}`,
  },
  notes: {
    words: (words: number, documents: number) => `${many(words, "word")} in ${many(documents, "text")}.`,
    doubtful: (n: number) => `${many(n, "paragraph is", "paragraphs are")} likely or unsure: have a reader of the language check.`,
    mixed: (n: number) =>
      `${many(n, "word has", "words have")} letters of two alphabets that look alike. A search for the word as it looks does not find it.`,
    latin: (names: string) =>
      `Not UTF-8, and read as Windows-1252: ${names}. If the letters look wrong below, save the file as UTF-8 and drop it again.`,
    unread: (n: number) => `${many(n, "file was", "files were")} not read, each for the reason below.`,
  },
  tally: {
    title: "Words, by language",
    columns: { language: "Language", documents: "Texts", paragraphs: "Paragraphs", words: "Words", share: "Share of words" },
    short: "Too short to tell",
    none: "Figures and signs only",
    characters: (n: string) => `${n} characters`,
    doubtful: (n: number) => `${count(n)} likely or unsure`,
    share: (part: string, whole: string, percent: string) => `${percent} (${part} of ${whole})`,
  },
  sureness: { sure: "Sure", likely: "Likely", unsure: "Unsure", short: "Too short", none: "No letters" },
  paragraphs: {
    title: "Paragraphs",
    table: "Paragraphs with their language",
    columns: { begins: "Paragraph", language: "Language", sureness: "Certainty", words: "Words" },
    filter: "Show",
    every: (n: number) => `All paragraphs (${count(n)})`,
    doubtful: (n: number) => `Likely or unsure (${count(n)})`,
    mixed: (n: number) => `Scripts mixed (${count(n)})`,
    of: (name: string, n: number) => `${name} (${count(n)})`,
    place: (name: string, number: number, line: number) => `${name}, paragraph ${count(number)}, line ${count(line)}`,
    scripts: (scripts: string) => `Scripts: ${scripts}`,
    script: (name: string, letters: number) => `${name} ${count(letters)}`,
    mixedWord: (word: string, odd: string) => `“${word}” has ${odd}`,
    second: (name: string) => `or ${name}`,
    more: (n: number) => `Show ${count(n)} more`,
    rest: (n: number) => `${many(n, "more paragraph")} in the CSV.`,
    none: "None.",
    onPaper: "Printed: only the paragraphs to check, twelve at most. The CSV has all.",
  },
  means: {
    title: "What to ask a translator for",
    copy: "Copy the list",
    line: (name: string, words: string, paragraphs: number, documents: number) =>
      `${name}: ${words} in ${many(paragraphs, "paragraph")} of ${many(documents, "text")}.`,
    words: (n: number) => many(n, "word"),
    characters: (n: number) => many(n, "character"),
    rightToLeft: "Written right to left: agree how the pages come back.",
    doubtful: (n: number) => `${many(n, "paragraph")} of these may be another language; have them confirmed first.`,
    short: (n: number) => `Not counted above: ${many(n, "paragraph")} too short to tell. Have a reader look through them.`,
    more: (n: number) => `${many(n, "more language")} in the CSV.`,
  },
  unreadTitle: "Not read",
  unread: {
    empty: "is empty or has nothing but spaces.",
    notText: "is not plain text. Save a copy as .txt (UTF-8) and drop that here.",
    tooLarge: "is over the limit of 50 MB for all texts together. Split it, or drop it by itself.",
    unreadable: "could not be read. It may have been moved or changed since you chose it.",
    damaged: "could not be read to its end. The fault is ours.",
  },
  specimenNote: "Specimen files, invented matter.",
  measured: {
    text: `The test text is ours: ${measured.languages} languages, ${all.passages} passages. The constants were set on others; after a first look at these some small words were added, so they are not wholly fresh. ${all.right} were given the right language. ${all.passages - all.right - all.unnamed} are Danish or Norwegian and were taken for the other, and ${all.unnamed} short one was left without a language. The passages are clean and say similar things, and the lists of small words are ours as well: on your texts, expect less. Of ${without.passages} headings, names and addresses, which have no language to tell, ${without.given} were given one.`,
    sureness:
      "“Sure” asks for at least five words, two of them small words of the language, and a clear distance to the next one; or a script that one language has to itself. “Likely” asks for one small word and half that distance. Anything else is unsure. A line of three words that are not all small ones is too short, and so is one of four or five unless a small word and a clear distance speak for it.",
    table: "Right and wrong on the test text, by length",
    columns: { length: "Passages", right: "Right", wrong: "Wrong or not named" },
    rows: [
      ["5 to 10 words", lengths.short],
      ["11 to 25 words", lengths.medium],
      ["More than 25 words", lengths.long],
    ],
    namedTable: "Right and wrong on the test text, by what was said",
    namedRows: [
      ["Said to be sure", named.sure],
      ["Said to be likely", named.likely],
      ["Said to be unsure", named.unsure],
    ],
    of: (part: number, whole: number) => `${part} of ${whole}`,
  },
} as const;
