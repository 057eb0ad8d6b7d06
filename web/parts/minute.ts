import { useSyncExternalStore } from "react";

const MINUTE_MS = 60_000;

/** For useSyncExternalStore: calls `changed` every minute; returns a function that stops it. */
export function everyMinute(changed: () => void) {
  const timer = setInterval(changed, MINUTE_MS);
  return () => clearInterval(timer);
}

/**
 * The current minute in milliseconds since 1970. Null in the built page and during hydration, so
 * that both render the same.
 */
export const useMinute = () =>
  useSyncExternalStore<number | null>(everyMinute, thisMinute, () => null);

/** The start of the current minute, in milliseconds since 1970. */
export const thisMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
