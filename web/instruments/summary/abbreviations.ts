import { summaryAbbreviations } from "./abbreviation-list.ts";

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** A full stop after these never ends a sentence. */
export const never = setOf(summaryAbbreviations.never);
/** These end no sentence before a figure, a section sign or `at`: "No. 12", "Id. at 7". Otherwise they may be an answer. */
export const beforeFigures = setOf(summaryAbbreviations.beforeFigures);
/** These end no sentence before a figure, a designation in capitals, or another of these: "Bates No. ABC0001", "Co. Ltd." */
export const beforeCapitals = setOf(summaryAbbreviations.beforeCapitals);
/** A full stop after these ends a sentence only before a word of `starters`. */
export const beforeNames = setOf(summaryAbbreviations.beforeNames);
/** Words that often begin a sentence. */
export const starters = setOf(summaryAbbreviations.starters);
