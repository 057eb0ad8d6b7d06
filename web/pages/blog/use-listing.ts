import { type Article, articles } from "content/articles/index.ts";
import { changeQuery, useQuery } from "web/islands/address.ts";
import { addressOf, filterArticles, type ListingState, readState } from "./listing-state.ts";
import type { Found } from "./search.ts";
import { useSearch } from "./use-search.ts";

export type Match = { readonly article: Article; readonly found?: Found };

/** The state in the address, the articles it shows, and a function to change it. */
export function useListing() {
  const state = readState(useQuery());
  const searched = useSearch(state.q);
  const go = (change: Partial<ListingState>) => changeQuery(addressOf({ ...state, page: 1, ...change }));
  return {
    state,
    go,
    status: searched.state,
    matches: searched.state === "searching" ? [] : matching(state, searched.state === "found" ? searched.results : undefined),
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
  return allowed.filter(({ title, excerpt }) => `${title} ${excerpt}`.toLowerCase().includes(words)).map((article) => ({ article }));
}
