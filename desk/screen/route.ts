import { useSyncExternalStore } from "react";

/** The desk's places, as in the address: the list, and for a file writing, review and history. */
const views = ["write", "review", "history"] as const;
export type View = (typeof views)[number];

/** The current place; null is the list. */
export type Route = { readonly view: View; readonly file: string } | null;

export function useRoute(): Route {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  const [, name, file = ""] = /^#\/(\w+)\/(content\/[\w./-]+)$/.exec(hash) ?? [];
  const view = views.find((known) => known === name);
  return view ? { view, file } : null;
}

export const hrefOf = (view: View, file: string) => `#/${view}/${file}`;

function subscribe(listener: () => void) {
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
}
