import { useEffect } from "react";
import { UNSAFE_useScrollRestoration, useLocation, useNavigationType } from "react-router";

/** SPEC §9: some pages scroll to the top again 10 ms after the location or the query has changed. */
const AGAIN_MS = 10;

/** Those pages (SPEC §2, page metadata): home area, /ai, Microsoft 365, Google, the AI service pages. */
const scrollAgain =
  /^\/(|ai|next-gen-ai|next-gen-intelligence|microsoft-365|google|queryassistant|contentsummarization|document-translation|handwritten-text-extraction|transcription|object-detection|identification-de-identification)$/;

/**
 * Scrolls as documents do: a new page starts at its top or its anchor, Back restores the position. Uses the framework's hook without its
 * component, whose inline script the browser's own restoration makes unnecessary.
 */
export function useScroll() {
  const { pathname, search, hash } = useLocation();
  const kind = useNavigationType();
  UNSAFE_useScrollRestoration();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed query scrolls again (SPEC §2)
  useEffect(() => {
    if (kind === "POP" || hash || !scrollAgain.test(pathname)) return;
    const timer = setTimeout(() => scrollTo({ top: 0, behavior: "instant" }), AGAIN_MS);
    return () => clearTimeout(timer);
  }, [pathname, search, hash, kind]);
}

/** For links that only filter or open something: the address changes, the scroll position stays. */
export const stay = { preventScrollReset: true } as const;
