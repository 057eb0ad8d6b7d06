import type { Span } from "./find-signs.ts";

/** Where a pattern (with the flag g) is met in a text, as far as `holds` says so; a group of the name `mark` narrows what is marked. */
export function spans(text: string, pattern: RegExp, holds: (match: RegExpExecArray) => boolean = () => true): readonly Span[] {
  return [...text.matchAll(pattern)].filter(holds).map((match) => {
    const marked = match.groups?.mark ?? match[0];
    const start = match.index + match[0].indexOf(marked);
    return { start, end: start + marked.length };
  });
}
