// Sentences whose grammar is computed. All other words are in content/instruments/languages.yaml.

import { many } from "content/numbers.ts";

export const words = (words: number, documents: number) =>
  `${many(words, "word")} in ${many(documents, "text")}.`;

export const line = (name: string, words: string, paragraphs: number, documents: number) =>
  `${name}: ${words} in ${many(paragraphs, "paragraph")} of ${many(documents, "text")}.`;
