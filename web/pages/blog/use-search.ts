import { useEffect, useState } from "react";
import type { Found } from "./search.ts";

export type SearchState =
  | { readonly state: "idle" | "searching" | "failed" }
  | { readonly state: "found"; readonly results: readonly Found[] };

/** Finds articles by words. The library, the index and the texts are loaded with the first search. */
export function useSearch(q: string): SearchState {
  const [answer, setAnswer] = useState<{ q: string; results: readonly Found[] | null }>();
  useEffect(() => {
    if (!q) return;
    let current = true;
    fetched()
      .then((search) => search(q))
      .catch(() => null)
      .then((results) => current && setAnswer({ q, results }));
    return () => {
      current = false;
    };
  }, [q]);
  if (!q) return { state: "idle" };
  if (answer?.q !== q) return { state: "searching" };
  return answer.results ? { state: "found", results: answer.results } : { state: "failed" };
}

let search: Promise<(q: string) => readonly Found[]> | undefined;

/** Kept once loaded; after a failure the next search tries again. */
function fetched() {
  search ??= import("./search.ts").then(({ loadSearch }) => loadSearch());
  search.catch(() => {
    search = undefined;
  });
  return search;
}
