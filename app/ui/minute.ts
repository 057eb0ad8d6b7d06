import { useSyncExternalStore } from "react";

const MINUTE_MS = 60_000;

/** For useSyncExternalStore: calls `changed` every minute, and gives what ends it. */
export function everyMinute(changed: () => void) {
  const timer = setInterval(changed, MINUTE_MS);
  return () => clearInterval(timer);
}

/** The present minute in milliseconds since 1970; null in the page as built and until scripts have taken over, so that both draw the same. */
export const useMinute = () => useSyncExternalStore<number | null>(everyMinute, thisMinute, () => null);

/** When the present minute began, in milliseconds since 1970. */
export const thisMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
