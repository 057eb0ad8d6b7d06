import { useSyncExternalStore } from "react";

const CHANGED = "addresschange";

/**
 * The address's query, "" in the document and while it is hydrated. Follows `changeQuery`, Back and
 * Forward.
 */
export const useQuery = () => useSyncExternalStore(follow, read, inDocument);

/**
 * Puts another query into the address, as an entry of its own for Back. The scroll position stays.
 * `to`: "/blog?q=hold"
 */
export function changeQuery(to: string): void {
  history.pushState(null, "", to);
  dispatchEvent(new Event(CHANGED));
}

const read = () => location.search;
const inDocument = () => "";

function follow(changed: () => void) {
  for (const type of [CHANGED, "popstate"]) addEventListener(type, changed);
  return () => {
    for (const type of [CHANGED, "popstate"]) removeEventListener(type, changed);
  };
}
