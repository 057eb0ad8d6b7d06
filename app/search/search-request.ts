import { createStore } from "#app/ui/store.ts";

/** That the search is open, and the words it was opened with. */
type SearchRequest = { readonly q: string };

const request = createStore<SearchRequest | null>(null);

/** Opens the site's search, from anywhere; the control in the header shows it. */
export function openSearch(q = ""): void {
  request.set({ q });
}

export function closeSearch(): void {
  request.set(null);
}

export const useSearchRequest = request.use;
