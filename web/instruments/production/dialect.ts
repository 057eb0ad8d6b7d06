/** Characters between fields and around them, "" for none. `newline` ends a row. */
export type Dialect = { readonly delimiter: string; readonly qualifier: string; readonly newline: string };

/** Concordance: þ (U+00FE) around fields, U+0014 between them. Some programs save U+00B6, which editors show for U+0014. */
export const delimiters = { u0014: "\u0014", pilcrow: "¶", comma: ",", tab: "\t", semicolon: ";", pipe: "|" } as const;
export const qualifiers = { thorn: "þ", quote: '"', caret: "^", none: "" } as const;
export type DelimiterName = keyof typeof delimiters;
export type QualifierName = keyof typeof qualifiers;

/** Detects a load file's dialect from its first line; undefined without a delimiter. */
export function detectDialect(head: string): Dialect | undefined {
  const newline = head.includes("\n") || !head.includes("\r") ? "\n" : "\r";
  const line = head.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/, 1)[0] ?? "";
  const opening = ["þ", '"', "^"].find((qualifier) => line.startsWith(qualifier));
  const delimiter = (opening && afterFirst(line, opening)) ?? mostFrequent(line);
  if (!delimiter) return undefined;
  const isPlain = delimiter !== delimiters.u0014 && delimiter !== delimiters.pilcrow;
  return { delimiter, qualifier: opening ?? (isPlain ? '"' : line.includes("þ") ? "þ" : ""), newline };
}

const candidates: readonly string[] = Object.values(delimiters);

function afterFirst(line: string, qualifier: string): string | undefined {
  const next = line[line.indexOf(qualifier, 1) + 1];
  return next !== undefined && candidates.includes(next) ? next : undefined;
}

function mostFrequent(line: string): string | undefined {
  const counted = candidates.map((candidate) => ({ candidate, times: line.split(candidate).length - 1 }));
  const best = counted.reduce((a, b) => (b.times > a.times ? b : a));
  return best.times > 0 ? best.candidate : undefined;
}
