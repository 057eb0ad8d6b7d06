const METAS = "head > :is(meta[name], meta[property], link[rel=canonical], link[rel=alternate])";

/**
 * Removes what the build wrote into the head where React has written the same anew. It adopts these elements when it takes a page over,
 * but writes its own, behind them, when it has to render the page itself; they would then stay for every later page.
 */
export function removeReplacedMetas(): void {
  // Its title it writes before the others.
  for (const title of document.querySelectorAll("head > title ~ title")) title.remove();
  const newest = new Map<string, Element>();
  for (const element of document.querySelectorAll(METAS)) {
    const key = ["name", "property", "rel", "media", "type"].map((name) => element.getAttribute(name)).join();
    newest.get(key)?.remove();
    newest.set(key, element);
  }
}
