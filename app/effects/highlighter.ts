import { useEffect } from "react";
import { useLocation } from "react-router";

const UNDRAWN = "data-undrawn";

/**
 * Draws each highlighter stroke once, when it is read. Strokes are finished in the document; only those that nobody can see yet
 * are taken back, so nothing flashes and nothing is missing without scripts. The stylesheet ignores it where motion is unwelcome.
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
