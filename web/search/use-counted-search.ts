import { countedWordsLimit } from "content/wire/counts.ts";
import { useEffect, useRef } from "react";
import { count } from "web/api/count.ts";
import type { SiteSearchState } from "./use-site-search.ts";

/** Counts a search without a result once, when the dialog closes, so that words typed on the way are not counted. */
export function useCountedSearch(q: string, found: SiteSearchState): void {
  const fruitless = useRef("");
  useEffect(() => {
    fruitless.current = found.state === "answered" && found.results.length === 0 ? q.trim() : "";
  }, [q, found]);
  useEffect(
    () => () => {
      if (fruitless.current) count({ kind: "search", words: fruitless.current.slice(0, countedWordsLimit) });
      fruitless.current = "";
    },
    [],
  );
}
