import { useSyncExternalStore } from "react";

/** SPEC §9, toasts: at most one, gone from the list 1,000,000 ms after it was closed. */
const LIMIT = 1;
const REMOVE_MS = 1_000_000;

export type ToastContent = { readonly kind: "success" | "failure"; readonly title: string; readonly description: string };
export type Toast = ToastContent & { readonly id: number; readonly open: boolean };

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a toast; one that is showing gives way. */
export function toast(content: ToastContent): void {
  publish([{ ...content, id: ++lastId, open: true }, ...toasts].slice(0, LIMIT));
}

export function closeToast(id: number): void {
  publish(toasts.map((item) => (item.id === id ? { ...item, open: false } : item)));
  setTimeout(() => publish(toasts.filter((item) => item.id !== id)), REMOVE_MS);
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(subscribe, current, none);
}

const current = () => toasts;
const none = () => empty;
const empty: readonly Toast[] = [];

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function publish(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}
