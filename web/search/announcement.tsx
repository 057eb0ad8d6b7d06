import { search } from "content/search.ts";
import { useEffect, useState } from "react";
import text from "web/parts/text.module.css";
import type { SiteSearchState } from "./use-site-search.ts";

/** Milliseconds without a change before it is announced, so that a screen reader does not read out every letter's result. */
const SETTLED = 600;

/** The state of the search in words: loading, failed, or the number of results. */
export function countOf(found: SiteSearchState): string {
  if (found.state === "idle") return "";
  if (found.state !== "answered") return found.state === "loading" ? search.count.loading : search.failed.heading;
  const n = found.results.length;
  const counted = n === 0 ? search.count.none : n === 1 ? search.count.one : search.count.many(n);
  return [counted, ...remarks(found)].join(". ").replace("…. ", "… ");
}

/** How much was searched, and for which of the words when some are missing. */
function remarks({ depth, results, partial, missing }: Extract<SiteSearchState, { state: "answered" }>): readonly string[] {
  const searched = { titles: [search.count.titles], "titles-only": [search.count.titlesOnly], all: [] }[depth];
  if (!partial || results.length === 0) return searched;
  return [...searched, missing.length > 0 ? search.missing(missing) : search.count.partial];
}

/** Announces the results to screen readers (WCAG 4.1.3). */
export function Announcement({ found }: { found: SiteSearchState }) {
  const [said, setSaid] = useState("");
  const words = countOf(found);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(words), SETTLED);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <p role="status" className={text.hidden}>
      {said}
    </p>
  );
}
