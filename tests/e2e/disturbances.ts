import { expect, type Page, test } from "@playwright/test";

/**
 * The share of words that must remain: some change when scripts come, such as an event that is
 * over.
 */
const ENOUGH = 0.9;

/**
 * React's errors on a document that others changed, such as a radio button's value set on a moved
 * file field. Firefox omits an error's message.
 */
export const complaintsOfReact = [
  "React error",
  "removeChild",
  "insertBefore",
  "accepts a filename",
  "console error: Error",
];

/** What others do to a page; each function runs in the page, on what a visitor sees. */
export const disturbances = {
  /** As Chrome's translator does: wraps every text in two elements. */
  "words wrapped by a translator": () => {
    const words = document.createTreeWalker(
      document.querySelector("main") ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const texts: Text[] = [];
    while (words.nextNode())
      if (words.currentNode instanceof Text && words.currentNode.data.trim())
        texts.push(words.currentNode);
    for (const text of texts) {
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(`${text.data}`);
    }
  },
  /**
   * As password managers and reading aids do: an icon beside every field, a bar before the page.
   */
  "nodes added by an extension": () => {
    for (const place of document.querySelectorAll("main input, main textarea, main p"))
      place.after(document.createElement("extension-icon"));
    document.querySelector("main")?.prepend(document.createElement("extension-bar"));
    document.querySelector("header")?.before(document.createElement("extension-bar"));
  },
  "nodes moved": () => {
    const main = document.querySelector("main");
    if (main?.firstElementChild) main.append(main.firstElementChild);
    document.querySelector("body > footer")?.after(document.querySelector("body > header") ?? "");
  },
  /** As blockers do. */
  "nodes removed": () => {
    for (const element of document.querySelectorAll("main p:nth-of-type(2n), main svg, footer nav"))
      element.remove();
  },
} as const;

/**
 * A page's words between header and footer with scripts on, without blanks, which browsers and
 * wrappers set differently.
 */
export const wordsOf = (page: Page) =>
  page.evaluate(() => {
    const bare = (node: Element) => node.textContent.replace(/\s+/g, "");
    const unread = [...document.querySelectorAll("main noscript")].map(bare);
    return unread.reduce(
      (words, part) => words.replace(part, ""),
      [...document.querySelectorAll("main")].map(bare).join(""),
    );
  });

export async function expectWords(page: Page, words: string) {
  expect((await wordsOf(page)).length).toBeGreaterThan(words.length * ENOUGH);
}

/** Expects these texts on the console from now on. */
export function expectConsole(...texts: readonly string[]) {
  for (const description of texts)
    test.info().annotations.push({ type: "expected console", description });
}
