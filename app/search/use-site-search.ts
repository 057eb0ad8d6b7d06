import { useDeferredValue, useEffect, useMemo, useState } from "react";
import type { SiteAnswer } from "./site-search.ts";

/** A single letter says nothing. */
const SHORTEST = 2;

/** How much is searched: titles and headings at first, everything once the texts have come; or they did not. */
export type Depth = "titles" | "all" | "titles-only";

export type SiteSearchState =
  /** Nothing to search for yet. */
  | { readonly state: "idle" }
  | { readonly state: "loading" | "failed" }
  | ({ readonly state: "answered"; readonly depth: Depth } & SiteAnswer);

/** Always the same: what is chosen among the suggestions stays chosen while the engine and the texts arrive. */
const idle = { state: "idle" } as const;

/** Searches the site as one types. The engine, the titles and the texts are fetched when the dialog first opens, not before. */
export function useSiteSearch(typed: string): SiteSearchState {
  const q = useDeferredValue(typed);
  const [engine, setEngine] = useState<typeof import("./site-search.ts") | "failed">();
  const [depth, setDepth] = useState<Depth>("titles");
  useEffect(() => {
    import("./site-search.ts").then(
      (module) => {
        setEngine(module);
        module.readTexts().then(
          () => setDepth("all"),
          () => setDepth("titles-only"),
        );
      },
      () => setEngine("failed"),
    );
  }, []);
  return useMemo(() => {
    if (q.trim().length < SHORTEST) return idle;
    if (engine === undefined) return { state: "loading" };
    if (engine === "failed") return { state: "failed" };
    const answer = engine.searchSite(q);
    // Nothing in the titles is no answer while the texts are on their way.
    if (depth === "titles" && (answer.results.length === 0 || answer.partial)) return { state: "loading" };
    return { state: "answered", depth, ...answer };
  }, [q, engine, depth]);
}
