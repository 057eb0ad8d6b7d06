/** What the probe leaves on `window`. Times in milliseconds since the navigation began. */
export type Probe = {
  /** When the first view was painted in its final faces. */
  final: number;
  /** Frames after the first in which a text of the first view changed its face. */
  changes: number;
  blocking: number;
  shift: number;
};

/**
 * Runs before the page's scripts. Records the first view's last face change, blocking time
 * (web.dev/tbt: over 50 ms, after first paint) and layout shift (web.dev/cls).
 */
export function probeFirstView(): void {
  const probe: Probe = { final: 0, changes: 0, blocking: 0, shift: 0 };
  Object.assign(window, { firstView: probe });
  let seen = "";
  let shown = new Map<Element, string>();
  let isFirst = true;

  const painted = () =>
    performance.getEntriesByName("first-contentful-paint")[0]?.startTime ??
    Number.POSITIVE_INFINITY;
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  observe("longtask", ({ startTime, duration }) => {
    const late = Math.min(startTime + duration - painted(), duration);
    if (late > 0) probe.blocking += Math.max(0, late - 50);
  });
  observe("layout-shift", (entry) => {
    if ("value" in entry && typeof entry.value === "number") probe.shift += entry.value;
  });

  const isLoaded = (family: string, style: string) =>
    [...document.fonts].some(
      (face) =>
        face.family.replaceAll('"', "") === family &&
        face.style === style &&
        face.status === "loaded",
    );

  const faces = () => {
    const found = new Map<Element, string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const element = text.parentElement;
      if (!element || !text.textContent?.trim() || found.has(element)) continue;
      // Checked before measuring, which would lay out sections that the page has deferred.
      if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
        continue;
      range.selectNodeContents(text);
      const { top, bottom, left, width } = range.getBoundingClientRect();
      if (width === 0 || bottom < 0 || top > innerHeight || left > innerWidth) continue;
      const { fontFamily, fontStyle } = getComputedStyle(element);
      const [family = ""] = fontFamily.split(",").map((name) => name.trim().replaceAll('"', ""));
      found.set(element, isLoaded(family, fontStyle) ? family : `instead of ${family}`);
    }
    return found;
  };

  const frame = () => {
    const state =
      document.body &&
      JSON.stringify([...document.fonts].map(({ status }) => status)) +
        JSON.stringify(document.documentElement.dataset);
    if (state && state !== seen) {
      seen = state;
      const now = faces();
      const isChanged = [...now].some(
        ([element, face]) => shown.has(element) && shown.get(element) !== face,
      );
      if (now.size > 0 && (isFirst || isChanged)) {
        if (!isFirst) probe.changes += 1;
        isFirst = false;
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          probe.final = performance.now();
        };
        port2.postMessage(null);
      }
      shown = now;
    }
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
