import { useEffect } from "react";
import { UNSAFE_useScrollRestoration, useLocation, useNavigationType } from "react-router";

/** SPEC §9: the pages that scroll to the top again do so 10 ms after the location or the query changed. */
const AGAIN_MS = 10;

/** The pages that SPEC §2 (page metadata) names: home area, /ai, Microsoft 365, Google, the AI service pages. */
const scrollAgain =
  /^\/(|ai|next-gen-ai|next-gen-intelligence|microsoft-365|google|queryassistant|contentsummarization|document-translation|handwritten-text-extraction|transcription|object-detection|identification-de-identification)$/;

/**
 * Scrolling as a document would: a new page starts at its top or at its anchor, Back returns to where one was.
 * The framework's own hook, without the inline script that its component would add: the browser restores whole loads by itself.
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

/** For a link or a navigation that only narrows or opens something: the address changes, the visitor stays where he is. */
export const stay = { preventScrollReset: true } as const;
