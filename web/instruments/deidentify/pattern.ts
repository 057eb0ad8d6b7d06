/** Joins parts to one pattern. A part with a Unicode class needs the flag u itself, and `flags` must have it too. */
export function pattern(flags: string, ...parts: readonly RegExp[]): RegExp {
  return new RegExp(parts.map(({ source }) => source).join(""), flags);
}

/** One of many words, from parts that are alternatives themselves: "(?:a|b|c)". */
export const anyOf = (...parts: readonly RegExp[]) => new RegExp(`(?:${parts.map(({ source }) => source).join("|")})`);
