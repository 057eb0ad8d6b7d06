import { randomBytes } from "node:crypto";

/** The service's time source; tests replace it. */
export type Clock = {
  /** Milliseconds since 1970 (UTC). May jump when the machine's clock is set. */
  readonly now: () => number;
};

export const systemClock: Clock = { now: () => Date.now() };

/** A time in milliseconds since 1970 as ISO 8601 in UTC; null stays null. */
export function iso(at: number): string;
export function iso(at: number | null): string | null;
export function iso(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}

/**
 * Lets one call in `ms` milliseconds through: an hour without the store should not fill the disk
 * with its log.
 */
export function throttle<Value>(ms: number, tell: (value: Value) => void): (value: Value) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (value) => {
    if (performance.now() - last < ms) return;
    last = performance.now();
    tell(value);
  };
}

/**
 * Calls `look` at most once in `ms` milliseconds; callers in between get the same promise, also
 * when it rejects.
 */
export function memoizeFor<Value>(ms: number, look: () => Promise<Value>): () => Promise<Value> {
  let last: { readonly value: Promise<Value>; readonly until: number } | null = null;
  return () => {
    if (last === null || performance.now() > last.until)
      last = { value: look(), until: performance.now() + ms };
    return last.value;
  };
}

let made = 0;

/**
 * A unique id that sorts by `now` (milliseconds since 1970), and for equal times by the order in
 * this process.
 */
export function sortableId(now: number): string {
  made = (made + 1) % 0x1000000;
  const counter = made.toString(16).padStart(6, "0");
  return `${now.toString(16).padStart(12, "0")}-${counter}-${randomBytes(6).toString("hex")}`;
}
