import { useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import { recovery } from "#content/recovery.ts";
import { showNotice } from "./notice.ts";
import { INTERRUPTED, starterData } from "./starter-data.ts";
import { tabStorage } from "./storage.ts";

/**
 * The router loads the page anew when the next page's module is gone, as after a release, and forgets where the visitor was going. This
 * leaves a note of it in the tab, which the next document reads (`tellOfRelease`).
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
    // That the module is gone may be known before React has drawn that a visit has begun: the click that began it says so at once.
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

/** Says why the page was loaded again, when it was because another release had taken the place of the one that was open. */
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
