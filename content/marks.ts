/** Plain words, or marked words, for rich-text renderers. */
export type Inline =
  | string
  | { readonly mark: "break" }
  | Marked
  | { readonly mark: "link"; readonly words: readonly Inline[]; readonly href: string };
type Marked = { readonly mark: "proved" | "alleged" | "italic"; readonly words: readonly Inline[] };

const marks = /==(.+?)==|~~(.+?)~~|\*(.+?)\*|\[(.+?)\]\((.+?)\)|\n/gs;

/**
 * Parses a text's marks: `==proved==` (highlighted), `~~alleged~~` (struck out), `*title*`
 * (italics), `[label](/path)` and line breaks. Everything else is plain text, also an unclosed
 * mark.
 */
export function parseMarks(source: string): readonly Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const match of source.matchAll(marks)) {
    if (match.index > end) parts.push(source.slice(end, match.index));
    parts.push(toInline(match));
    end = match.index + match[0].length;
  }
  if (end < source.length) parts.push(source.slice(end));
  return parts;
}

/** Removes the marks and line breaks: for titles, descriptions, labels and the search. */
export function plainText(source: string): string {
  return wordsOf(parseMarks(source));
}

function toInline([, proved, alleged, italic, label, href]: RegExpMatchArray): Inline {
  if (proved) return { mark: "proved", words: parseMarks(proved) };
  if (alleged) return { mark: "alleged", words: parseMarks(alleged) };
  if (italic) return { mark: "italic", words: parseMarks(italic) };
  if (label && href) return { mark: "link", words: parseMarks(label), href };
  return { mark: "break" };
}

export function wordsOf(parts: readonly Inline[]): string {
  return parts
    .map((part) =>
      typeof part === "string" ? part : part.mark === "break" ? " " : wordsOf(part.words),
    )
    .join("");
}
