/** Lets one call in `ms` milliseconds through: an hour without the store should not fill the disk with its log. */
export function throttle<Value>(ms: number, tell: (value: Value) => void): (value: Value) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (value) => {
    if (performance.now() - last < ms) return;
    last = performance.now();
    tell(value);
  };
}

/** Calls `look` at most once in `ms` milliseconds; callers in between get the same promise, also when it rejects. */
export function memoizeFor<Value>(ms: number, look: () => Promise<Value>): () => Promise<Value> {
  let last: { readonly value: Promise<Value>; readonly until: number } | null = null;
  return () => {
    if (last === null || performance.now() > last.until) last = { value: look(), until: performance.now() + ms };
    return last.value;
  };
}
