import { useEffect } from "react";
import { useNavigation } from "react-router";
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
  const to = next && next.pathname + next.search + next.hash;
  useEffect(() => {
    if (!to) return;
    const note = () => tabStorage.put(INTERRUPTED, JSON.stringify({ entry: starterData()?.entry, to }));
    addEventListener("pagehide", note);
    return () => removeEventListener("pagehide", note);
  }, [to]);
}

/** Says why the page was loaded again, when it was because another release had taken the place of the one that was open. */
export function tellOfRelease(): void {
  const { entry, to } = interruption();
  if (!entry || entry === starterData()?.entry) return;
  const onward = to && to !== location.pathname + location.search + location.hash ? [{ label: recovery.goOn, href: to }] : [];
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
