import { useSyncExternalStore } from "react";

/** SPEC §9, toasts: at most one, removed from the list 1,000,000 ms after it was closed. */
const LIMIT = 1;
const REMOVE_MS = 1_000_000;

export type ToastContent = {
  readonly kind: "success" | "failure";
  readonly title: string;
  readonly description: string;
};
export type Toast = ToastContent & { readonly id: number; readonly open: boolean };

const toasts = createStore<readonly Toast[]>([]);
let lastId = 0;

/** Shows a toast in place of the current one. */
export function toast(content: ToastContent): void {
  toasts.set([{ ...content, id: ++lastId, open: true }, ...toasts.get()].slice(0, LIMIT));
}

export function closeToast(id: number): void {
  toasts.set(toasts.get().map((item) => (item.id === id ? { ...item, open: false } : item)));
  setTimeout(() => toasts.set(toasts.get().filter((item) => item.id !== id)), REMOVE_MS);
}

export const useToasts = toasts.use;

/**
 * A value outside React, one for the whole page, with a hook. On the server and during hydration
 * the hook returns `initial`.
 */
function createStore<T>(initial: T) {
  let value = initial;
  const listeners = new Set<() => void>();
  const get = () => value;
  const first = () => initial;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    get,
    set(next: T): void {
      value = next;
      for (const listener of listeners) listener();
    },
    use: (): T => useSyncExternalStore(subscribe, get, first),
  };
}
