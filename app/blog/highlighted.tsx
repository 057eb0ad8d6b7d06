/** Text with the words that a search found struck. */
export function Highlighted({ terms, children }: { terms: readonly string[] | undefined; children: string }) {
  if (!terms?.length) return children;
  return children.split(/([\p{L}\p{N}]+)/u).map((part, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change order
    i % 2 && terms.includes(part.toLowerCase()) ? <mark key={i}>{part}</mark> : part,
  );
}
