import { type Article, articles } from "content/articles/index.ts";
import { useEffect, useState } from "react";
import { changeQuery, useQuery } from "web/islands/address.ts";
import { addressOf, filterArticles, type ListingState, readState } from "./listing-state.ts";
import type { Found } from "./search.ts";

export type Match = { readonly article: Article; readonly found?: Found };

/** The state in the address, the articles it shows, and a function to change it. */
export function useListing() {
  const state = readState(useQuery());
  const searched = useSearch(state.q);
  const go = (change: Partial<ListingState>) =>
    changeQuery(addressOf({ ...state, page: 1, ...change }));
  return {
    state,
    go,
    status: searched.state,
    matches:
      searched.state === "searching"
        ? []
        : matching(state, searched.state === "found" ? searched.results : undefined),
  };
}

function matching(state: ListingState, results: readonly Found[] | undefined): readonly Match[] {
  const allowed = filterArticles(articles, state);
  if (results) {
    return results.flatMap((found) => {
      const article = allowed.find(({ id }) => id === found.id);
      return article ? [{ article, found }] : [];
    });
  }
  const words = state.q.toLowerCase();
  return allowed
    .filter(({ title, excerpt }) => `${title} ${excerpt}`.toLowerCase().includes(words))
    .map((article) => ({ article }));
}

type SearchState =
  | { readonly state: "idle" | "searching" | "failed" }
  | { readonly state: "found"; readonly results: readonly Found[] };

/**
 * Finds articles by words. The library, the index and the texts are loaded with the first search.
 */
function useSearch(q: string): SearchState {
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
