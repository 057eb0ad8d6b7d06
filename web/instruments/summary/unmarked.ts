/** A test text without its marks ("* " before a key sentence), and the offsets of the marked sentences. */
export function unmarked(text: string): { readonly text: string; readonly marked: readonly number[] } {
  const [first = "", ...parts] = text.split(/(?<=^|\s)\* /);
  const marked: number[] = [];
  let plain = first;
  for (const part of parts) {
    marked.push(plain.length);
    plain += part;
  }
  return { text: plain, marked };
}
