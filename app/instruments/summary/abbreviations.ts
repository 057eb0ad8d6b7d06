import { summaryAbbreviations } from "#content/instruments/summary-abbreviations.ts";

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** A full stop behind them ends no sentence, whatever follows. */
export const never = setOf(summaryAbbreviations.never);
/**
 * A full stop after these ends no sentence before a figure, a section sign or `at`: "No. 12", "Id. at 7". Otherwise they may be an answer.
 */
export const beforeFigures = setOf(summaryAbbreviations.beforeFigures);
/** None where the next word is not one that begins a sentence. */
export const beforeNames = setOf(summaryAbbreviations.beforeNames);
/** Words that begin a sentence. */
export const starters = setOf(summaryAbbreviations.starters);
