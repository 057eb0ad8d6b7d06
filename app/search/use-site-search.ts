import { useDeferredValue, useEffect, useMemo, useState } from "react";
import type { SiteAnswer } from "./site-search.ts";

/** A single letter says nothing. */
const SHORTEST = 2;

export type SiteSearchState =
  /** Nothing to search for yet. */
  { readonly state: "idle" } | { readonly state: "loading" | "failed" } | ({ readonly state: "answered" } & SiteAnswer);

/** Searches the site as one types. The library and the index are fetched when the dialog first opens, not before. */
export function useSiteSearch(typed: string): SiteSearchState {
  const q = useDeferredValue(typed);
  const [searchSite, setSearch] = useState<((q: string) => SiteAnswer) | "failed">();
  useEffect(() => {
    import("./site-search.ts").then(
      (module) => setSearch(() => module.searchSite),
      () => setSearch("failed"),
    );
  }, []);
  return useMemo(() => {
    if (q.trim().length < SHORTEST) return { state: "idle" };
    if (searchSite === undefined) return { state: "loading" };
    return searchSite === "failed" ? { state: "failed" } : { state: "answered", ...searchSite(q) };
  }, [q, searchSite]);
}
