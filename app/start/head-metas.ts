const METAS = "head > :is(meta[name], meta[property], link[rel=canonical], link[rel=alternate])";

/**
 * Removes the build's head elements that React has written again. React reuses them when it hydrates, but not when it renders the page
 * anew. They would then stay on every later page.
 */
export function removeReplacedMetas(): void {
  // React puts its title before the build's, and all other elements after.
  for (const title of document.querySelectorAll("head > title ~ title")) title.remove();
  const newest = new Map<string, Element>();
  for (const element of document.querySelectorAll(METAS)) {
    const key = ["name", "property", "rel", "media", "type"].map((name) => element.getAttribute(name)).join();
    newest.get(key)?.remove();
    newest.set(key, element);
  }
}
