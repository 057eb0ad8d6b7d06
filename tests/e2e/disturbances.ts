import type { Page } from "@playwright/test";

/** What others do to a page: each runs in the page, on what a visitor sees of it. */
export const disturbances = {
  /** As Chrome's translator does: every text goes into two elements of its own. */
  "words wrapped by a translator": () => {
    const words = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (words.nextNode()) if (words.currentNode instanceof Text && words.currentNode.data.trim()) texts.push(words.currentNode);
    for (const text of texts) {
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(`${text.data}`);
    }
  },
  /** As password managers and reading aids do: an icon beside every field, a bar before the page. */
  "nodes added by an extension": () => {
    for (const place of document.querySelectorAll("main input, main textarea, main p"))
      place.after(document.createElement("extension-icon"));
    document.querySelector("main")?.prepend(document.createElement("extension-bar"));
    document.querySelector("header")?.before(document.createElement("extension-bar"));
  },
  "nodes moved": () => {
    const main = document.querySelector("main");
    if (main?.firstElementChild) main.append(main.firstElementChild);
    document.querySelector("footer")?.after(document.querySelector("header") ?? "");
  },
  /** As blockers do. */
  "nodes removed": () => {
    for (const element of document.querySelectorAll("main p:nth-of-type(2n), main svg, footer nav")) element.remove();
  },
} as const;

/** All that a page says between its header and its footer to those who run scripts, without blanks, which browsers and wrappers set differently. */
export const wordsOf = (page: Page) =>
  page.evaluate(() => {
    const bare = (node: Element) => node.textContent.replace(/\s+/g, "");
    const unread = [...document.querySelectorAll("main noscript")].map(bare);
    return unread.reduce((words, part) => words.replace(part, ""), [...document.querySelectorAll("main")].map(bare).join(""));
  });
