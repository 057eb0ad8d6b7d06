import { useEffect } from "react";
import { useLocation } from "react-router";

const UNDRAWN = "data-undrawn";

/**
 * Draws each highlighter stroke once, when it comes into view. Strokes are complete in the document, for browsers without scripts. Only
 * those below the window are undone, so that nothing flashes.
 */
export function useHighlighter() {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page has new strokes
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          target.toggleAttribute(UNDRAWN, !isIntersecting);
          if (isIntersecting) observer.unobserve(target);
        }
      },
      { rootMargin: "0px 0px -12% 0px" },
    );
    for (const stroke of document.querySelectorAll("mark")) {
      if (stroke.getBoundingClientRect().top > window.innerHeight) observer.observe(stroke);
    }
    return () => {
      observer.disconnect();
      for (const stroke of document.querySelectorAll(`mark[${UNDRAWN}]`)) stroke.removeAttribute(UNDRAWN);
    };
  }, [key]);
}
