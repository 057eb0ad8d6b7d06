import { useMemo, useSyncExternalStore } from "react";
import type { FieldPath } from "../wire.ts";

/** The desk's places, as in the address: the list, and for a file writing, review and history. */
const views = ["write", "review", "history"] as const;
export type View = (typeof views)[number];

/** A field to go to; `line`: of prose, from zero. */
export type Target = { readonly path: FieldPath; readonly line?: number | undefined };

/** The current place: the list of all content, all pictures, several drafts, or a file. */
export type Route =
  | { readonly view: "list" | "pictures" | "together" }
  | { readonly view: View; readonly file: string; readonly target: Target | null };

export const picturesHref = "#/pictures";
export const togetherHref = "#/together";

export function useRoute(): Route {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  return useMemo((): Route => {
    if (hash === picturesHref) return { view: "pictures" };
    if (hash === togetherHref) return { view: "together" };
    const [, name, file = "", target] =
      /^#\/(\w+)\/(content\/[\w./-]+)(?:\?to=(.+))?$/.exec(hash) ?? [];
    const view = views.find((known) => known === name);
    return view ? { view, file, target: readTarget(target) } : { view: "list" };
  }, [hash]);
}

export const hrefOf = (view: View, file: string, target?: Target) =>
  `#/${view}/${file}${target ? `?to=${encodeURIComponent(JSON.stringify([target.path, target.line]))}` : ""}`;

function readTarget(text: string | undefined): Target | null {
  try {
    const [path, line] = JSON.parse(decodeURIComponent(text ?? ""));
    return Array.isArray(path) ? { path, line: line ?? undefined } : null;
  } catch {
    return null;
  }
}

function subscribe(listener: () => void) {
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
}
