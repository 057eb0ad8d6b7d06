import { createStore } from "#app/ui/store.ts";

/** Present while the search is open; `q` is what it was opened with. */
type SearchRequest = { readonly q: string };

const request = createStore<SearchRequest | null>(null);

/** Opens the site's search from anywhere; the header's control shows the dialog. */
export function openSearch(q = ""): void {
  request.set({ q });
}

export function closeSearch(): void {
  request.set(null);
}

export const useSearchRequest = request.use;
