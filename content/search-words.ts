import { readIntents, readSynonyms } from "./lists.ts";

// Reads synonyms.yaml and intents.yaml, so bundles contain the result instead (web/build/evaluated-modules.ts).

/** Search words with the same meaning: a search for one also finds pages with the others. */
export const synonyms = readSynonyms().values;

/** Questions in words that the pages do not use, each with the address that is shown first. */
export const intents = readIntents().values;

/** Names that are also words: a capitalized “Teams” inside a sentence is Microsoft’s, which a search should rank first. */
export const names = ["Teams"] as const;

/** Compounds: a search for the second word alone does not mean them. */
export const compounds = ["Social Security"] as const;
