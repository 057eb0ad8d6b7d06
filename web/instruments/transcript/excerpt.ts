import type { Line } from "./lay-lines.ts";

/** Words that show where a designation begins or ends. */
const FEW = 6;

const wordsOf = (line: Line | undefined) => line?.text.trim().split(/\s+/) ?? [];

export const firstWords = (lines: readonly Line[]) => [...wordsOf(lines[0]), ...wordsOf(lines[1])].slice(0, FEW).join(" ");
export const lastWords = (lines: readonly Line[]) =>
  [...(lines.length > 1 ? wordsOf(lines.at(-2)) : []), ...wordsOf(lines.at(-1))].slice(-FEW).join(" ");
