/**
 * Counts the visit of a page that the browser had loaded ahead (Speculation-Rules), once the visitor
 * is there: its request came before the visit, and the server counts none of those.
 */
export function countLoadedAhead(): void {
  const count = async () => {
    const { reportCount } = await import("web/api/report-count.ts");
    reportCount({ kind: "page", path: location.pathname });
  };
  if ("prerendering" in document && document.prerendering)
    document.addEventListener("prerenderingchange", count, { once: true });
  else if (wasLoadedAhead()) count();
}

/** https://wicg.github.io/nav-speculation/prerendering.html#performance-navigation-timing-extension */
function wasLoadedAhead(): boolean {
  const [visit] = performance.getEntriesByType("navigation");
  if (!visit) return false;
  return (
    ("activationStart" in visit && Number(visit.activationStart) > 0) ||
    ("deliveryType" in visit && visit.deliveryType === "navigational-prefetch")
  );
}
