/** A text as the document has it, with what stands around it. */
export type DocumentText = {
  readonly text: Text;
  readonly words: string;
  readonly parent: Node | null;
  readonly before: Node | null;
  readonly after: Node | null;
};

/** The texts of an element. Read before a translator of the browser replaces them. */
export function textsOf(element: HTMLElement): readonly DocumentText[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: DocumentText[] = [];
  for (let text = walker.nextNode(); text; text = walker.nextNode())
    if (text instanceof Text)
      texts.push({
        text,
        words: text.data,
        parent: text.parentNode,
        before: text.previousSibling,
        after: text.nextSibling,
      });
  return texts;
}
