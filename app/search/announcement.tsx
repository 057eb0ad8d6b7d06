import { useEffect, useState } from "react";
import text from "#app/ui/text.module.css";
import { search } from "#content/search.ts";
import type { SiteSearchState } from "./use-site-search.ts";

/** Milliseconds without a change before it is read out, so that a screen reader does not stumble over every letter. */
const SETTLED = 600;

/** What the search found, in a word. */
export function countOf(found: SiteSearchState): string {
  if (found.state === "idle") return "";
  if (found.state !== "answered") return found.state === "loading" ? search.count.loading : search.failed.heading;
  const n = found.results.length;
  const counted = n === 0 ? search.count.none : n === 1 ? search.count.one : search.count.many(n);
  return found.partial && n > 0 ? `${counted}. ${search.count.partial}` : counted;
}

/** Says what was found to those who cannot see it (WCAG 4.1.3). */
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
