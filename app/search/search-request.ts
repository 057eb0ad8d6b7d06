import { useSyncExternalStore } from "react";

/** That the search is open, and the words it was opened with. */
type SearchRequest = { readonly q: string };

let request: SearchRequest | null = null;
const listeners = new Set<() => void>();

/** Opens the site's search, from anywhere; the control in the header shows it. */
export function openSearch(q = ""): void {
  publish({ q });
}

export function closeSearch(): void {
  publish(null);
}

export function useSearchRequest(): SearchRequest | null {
  return useSyncExternalStore(subscribe, current, closed);
}

const current = () => request;
const closed = () => null;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function publish(next: SearchRequest | null) {
  request = next;
  for (const listener of listeners) listener();
}
