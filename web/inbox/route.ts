import { useSyncExternalStore } from "react";

/** The inbox's places, as in the address. */
const views = ["messages", "figures", "counts", "audit", "people", "account", "enrol"] as const;

export type View = (typeof views)[number];

/** The current place. It is in the address, so that the back button and a reload work. */
export type Route = {
  readonly view: View;
  /** The message's reference; for `enrol` the invitation. */
  readonly reference: string | null;
};

export function useRoute(): Route {
  return parseRoute(useSyncExternalStore(subscribe, () => location.hash));
}

export function hrefOf({ view, reference }: Route): string {
  return `#/${[view, reference].filter(Boolean).join("/")}`;
}

/** Parses `#/messages/PRB-7K3F-9QXM`; anything else is the list of messages. */
export function parseRoute(hash: string): Route {
  const [, name, reference = null] = /^#\/([a-z]+)(?:\/([\w-]{1,100}))?$/.exec(hash) ?? [];
  const view = views.find((known) => known === name);
  const isRight =
    view &&
    (reference === null ||
      view === "enrol" ||
      ((view === "messages" || view === "audit") && isReference(reference)));
  return isRight ? { view, reference } : { view: "messages", reference: null };
}

function isReference(text: string): boolean {
  return /^[A-Z0-9-]{1,40}$/.test(text);
}

function subscribe(listener: () => void) {
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
}
