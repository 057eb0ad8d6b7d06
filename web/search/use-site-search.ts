import { useDeferredValue, useEffect, useMemo, useState } from "react";
import type { SiteAnswer } from "./site-search.ts";

/** A single letter matches too much. */
const SHORTEST = 2;

/** What has been searched: titles and headings while the texts load, then everything; `titles-only` when loading has failed. */
export type Depth = "titles" | "all" | "titles-only";

export type SiteSearchState =
  /** Too little to search for. */
  | { readonly state: "idle" }
  | { readonly state: "loading" | "failed" }
  | ({ readonly state: "answered"; readonly depth: Depth } & SiteAnswer);

/** One constant object, so that the active suggestion is kept while the engine and the texts load. */
const idle = { state: "idle" } as const;

/** Searches the site while typing. The engine, the titles and the texts are loaded when the dialog first opens. */
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
    // An empty result in the titles is not final while the texts are loading.
    if (depth === "titles" && (answer.results.length === 0 || answer.partial)) return { state: "loading" };
    return { state: "answered", depth, ...answer };
  }, [q, engine, depth]);
}
