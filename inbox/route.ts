import { useSyncExternalStore } from "react";

/** The places of the inbox, as they stand in the address. */
const views = ["messages", "figures", "counts", "audit", "people", "account", "enrol"] as const;

export type View = (typeof views)[number];

/** Where in the inbox one is. It is in the address, so the browser's back button and a reload keep the place. */
export type Route = {
  readonly view: View;
  /** A message; for `enrol` the invitation. */
  readonly reference: string | null;
};

export function useRoute(): Route {
  return parseRoute(useSyncExternalStore(subscribe, () => location.hash));
}

export function hrefOf({ view, reference }: Route): string {
  return `#/${[view, reference].filter(Boolean).join("/")}`;
}

/** Reads `#/messages/PRB-7K3F-9QXM`; anything else is the list of messages. */
export function parseRoute(hash: string): Route {
  const [, name, reference = null] = /^#\/([a-z]+)(?:\/([\w-]{1,100}))?$/.exec(hash) ?? [];
  const view = views.find((known) => known === name);
  const isRight = view && (reference === null || view === "enrol" || ((view === "messages" || view === "audit") && isReference(reference)));
  return isRight ? { view, reference } : { view: "messages", reference: null };
}

function isReference(text: string): boolean {
  return /^[A-Z0-9-]{1,40}$/.test(text);
}

function subscribe(listener: () => void) {
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
}
