import type { Span } from "./find-signs.ts";

/** The matches of `pattern` (which needs the flag g) for which `holds` is true. A group named `mark` narrows the span. */
export function spans(text: string, pattern: RegExp, holds: (match: RegExpExecArray) => boolean = () => true): readonly Span[] {
  return [...text.matchAll(pattern)].filter(holds).map((match) => {
    const marked = match.groups?.mark ?? match[0];
    const start = match.index + match[0].indexOf(marked);
    return { start, end: start + marked.length };
  });
}
