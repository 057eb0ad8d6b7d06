/** The marks that words in `content/` may carry (rich-text.tsx). */
export const marks = /==(.+?)==|~~(.+?)~~|\*(.+?)\*|\[(.+?)\]\((.+?)\)|\n/gs;

/** The same words without their marks: for titles, descriptions and labels. */
export function plainText(source: string): string {
  return source.replace(marks, (whole, proved, alleged, italic, label) =>
    whole === "\n" ? " " : (proved ?? alleged ?? italic ?? label ?? ""),
  );
}
