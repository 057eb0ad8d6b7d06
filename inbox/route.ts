import { useSyncExternalStore } from "react";

/** Where in the inbox one is. It is in the address, so the browser's back button and a reload keep the place. */
export type Route = { readonly view: "messages" | "audit"; readonly reference: string | null };

export function useRoute(): Route {
  return parseRoute(useSyncExternalStore(subscribe, () => location.hash));
}

export function hrefOf({ view, reference }: Route): string {
  return `#/${[view, reference].filter(Boolean).join("/")}`;
}

/** Reads `#/messages/PRB-7K3F-9QXM`; anything else is the list of messages. */
export function parseRoute(hash: string): Route {
  const [, view, reference = null] = /^#\/(messages|audit)(?:\/([A-Z0-9-]{1,40}))?$/.exec(hash) ?? [];
  return { view: view === "audit" ? "audit" : "messages", reference };
}

function subscribe(listener: () => void) {
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
}
