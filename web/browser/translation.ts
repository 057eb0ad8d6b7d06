import type { DocumentText } from "./document-texts.ts";

/**
 * Puts the document's own texts back in place of what a translator has made of them: in the texts
 * themselves, or in elements in their place. Returns the translations by text, none where nothing
 * is translated.
 */
export function takeTranslations(texts: readonly DocumentText[]): ReadonlyMap<Text, string> {
  const translations = new Map<Text, string>();
  for (const { text, words, parent, before, after } of texts) {
    if (text.parentNode === parent) {
      if (text.data === words) continue;
      translations.set(text, text.data);
      text.data = words;
      continue;
    }
    const isAround = [before, after].every((node) => node === null || node.parentNode === parent);
    if (!parent?.isConnected || !isAround) continue;
    const instead = between(parent, before, after);
    if (instead.length === 0) continue;
    translations.set(text, instead.map(({ textContent }) => textContent ?? "").join(""));
    for (const node of instead) node.remove();
    parent.insertBefore(text, after);
  }
  return translations;
}

/** Shows the translations again, where the text is still the document's. */
export function showTranslations(
  translations: ReadonlyMap<Text, string>,
  texts: readonly DocumentText[],
): void {
  for (const { text, words } of texts) {
    const translation = translations.get(text);
    if (translation !== undefined && text.isConnected && text.data === words)
      text.data = translation;
  }
}

function between(parent: Node, before: Node | null, after: Node | null): readonly ChildNode[] {
  const found: ChildNode[] = [];
  let node = before ? before.nextSibling : parent.firstChild;
  for (; node && node !== after; node = node.nextSibling) found.push(node);
  return found;
}
