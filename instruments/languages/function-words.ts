import table from "./function-words.json" with { type: "json" };

/**
 * By ISO 639-3 code: the function words of languages that share a script, in small letters, and
 * their letters apart from a to z.
 */
export const functionWords: Readonly<
  Record<string, { readonly words: string; readonly letters: string }>
> = table;
