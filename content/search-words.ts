import type { Content } from "./content.ts";
import { whenShown } from "./shown.ts";

/**
 * Search words with the same meaning: a search for one also finds pages with the others. From
 * synonyms.yaml.
 */
export let synonyms: Content["synonyms"];

/**
 * Questions in words that the pages do not use, each with the address that is shown first. From
 * intents.yaml.
 */
export let intents: Content["intents"];

whenShown("synonyms", (rows) => {
  synonyms = rows;
});
whenShown("intents", (entries) => {
  intents = entries;
});

/**
 * Names that are also words: a capitalized “Teams” inside a sentence is Microsoft’s, which a search
 * should rank first.
 */
export const names = ["Teams"] as const;

/** Compounds: a search for the second word alone does not mean them. */
export const compounds = ["Social Security"] as const;
