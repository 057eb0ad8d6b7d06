/** A long pattern from parts in their order. A part that names a class of Unicode has the flag u itself, as the whole must have. */
export function pattern(flags: string, ...parts: readonly RegExp[]): RegExp {
  return new RegExp(parts.map(({ source }) => source).join(""), flags);
}

/** One of many words, from parts that are alternatives themselves: "(?:a|b|c)". */
export const anyOf = (...parts: readonly RegExp[]) => new RegExp(`(?:${parts.map(({ source }) => source).join("|")})`);
