import { useEffect, useLayoutEffect } from "react";
import { useLocation, useNavigationType } from "react-router";

/** SPEC §9: the pages that scroll to the top again do so 10 ms after the location or the query changed. */
const AGAIN_MS = 10;
const KEY = "scroll";

/** The pages that SPEC §2 (page metadata) names: home area, /ai, Microsoft 365, Google, the AI service pages. */
const scrollAgain =
  /^\/(|ai|next-gen-ai|next-gen-intelligence|microsoft-365|google|queryassistant|contentsummarization|document-translation|handwritten-text-extraction|transcription|object-detection|identification-de-identification)$/;

/**
 * Scrolling as a document would: a new page starts at its top or at its anchor, Back returns to where one was.
 * The browser does it for whole loads; this does it for navigations without a reload.
 */
export function useScroll() {
  const location = useLocation();
  const kind = useNavigationType();
  const { key, pathname, search, hash } = location;

  useLayoutEffect(() => {
    const saved = positions()[key];
    layOutAtOnce();
    if (kind === "POP") {
      if (saved !== undefined && history.scrollRestoration === "manual") jump(saved);
    } else if (!hash && !staysPut(location.state)) jump(0);
    history.scrollRestoration = "manual";
    const save = () => remember(key, window.scrollY);
    addEventListener("scrollend", save);
    // Who scrolled before scripts ran is to come back there too.
    if (saved === undefined) save();
    // The browser restores whole loads itself; manual only while this document is shown.
    const release = () => {
      save();
      history.scrollRestoration = "auto";
    };
    addEventListener("pagehide", release);
    return () => {
      removeEventListener("scrollend", save);
      removeEventListener("pagehide", release);
    };
  }, [key, kind, hash, location.state]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: choosing the same anchor again goes there again
  useEffect(() => {
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash, key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed query scrolls again (SPEC §2)
  useEffect(() => {
    if (kind === "POP" || hash || !scrollAgain.test(pathname)) return;
    const timer = setTimeout(() => jump(0), AGAIN_MS);
    return () => clearTimeout(timer);
  }, [pathname, search, hash, kind]);
}

/** Only the page that a document brought is laid out bit by bit (app/styles/first-paint.css). */
function layOutAtOnce() {
  for (const section of document.querySelectorAll<HTMLElement>(":is(main > *, footer):not([data-laid])")) section.dataset.laid = "";
}

/** A list that only narrows itself: the address changes, the visitor stays where he is. */
export const stay = { stay: true } as const;
const staysPut = (state: unknown) => typeof state === "object" && state !== null && "stay" in state;

const jump = (top: number) => scrollTo({ top, behavior: "instant" });

function positions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

function remember(key: string, top: number) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...positions(), [key]: top }));
  } catch {
    // Storage may be full or forbidden; then Back starts at the top, as a first visit does.
  }
}
