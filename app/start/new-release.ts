import { useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import { recovery } from "#content/recovery.ts";
import { showNotice } from "./notice.ts";
import { INTERRUPTED, starterData } from "./starter-data.ts";
import { tabStorage } from "./storage.ts";

/**
 * Stores the target of an interrupted visit in the tab, for `tellOfRelease` in the next document. When a module is gone after a release,
 * the router reloads the page and forgets the target.
 */
export function useInterruptedVisit() {
  const { location: next } = useNavigation();
  const { key } = useLocation();
  const to = next && pathOf(next);
  const going = useRef(to);
  // biome-ignore lint/correctness/useExhaustiveDependencies(key): another key is an arrival, also where it took no time
  useEffect(() => {
    going.current = to;
  }, [to, key]);
  useEffect(() => {
    // The import may fail before React has rendered the start of the navigation, so the click already records the target.
    const follow = ({ target, defaultPrevented }: MouseEvent) => {
      const link = target instanceof Element ? target.closest("a") : null;
      if (defaultPrevented && link?.origin === location.origin) going.current = pathOf(link);
    };
    const note = () => {
      if (going.current) tabStorage.put(INTERRUPTED, JSON.stringify({ entry: starterData()?.entry, to: going.current }));
    };
    addEventListener("click", follow);
    addEventListener("pagehide", note);
    return () => {
      removeEventListener("click", follow);
      removeEventListener("pagehide", note);
    };
  }, []);
}

/** Says why the page was reloaded, when the reason was a new release. */
export function tellOfRelease(): void {
  const { entry, to } = interruption();
  if (!entry || entry === starterData()?.entry) return;
  const onward = to && to !== pathOf(location) ? [{ label: recovery.goOn, href: to }] : [];
  showNotice(recovery.released, onward);
}

function interruption(): { readonly entry?: unknown; readonly to?: string } {
  const note = tabStorage.take(INTERRUPTED);
  if (note === null) return {};
  try {
    const read: unknown = JSON.parse(note);
    if (typeof read !== "object" || read === null) return {};
    const { entry, to } = { entry: undefined, to: undefined, ...read };
    return { entry, ...(typeof to === "string" && /^\/(?!\/)/.test(to) ? { to } : {}) };
  } catch {
    return {};
  }
}

const pathOf = ({ pathname, search, hash }: { readonly pathname: string; readonly search: string; readonly hash: string }) =>
  pathname + search + hash;
