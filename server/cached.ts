/** Calls `look` at most once in `ms` milliseconds; callers in between get the same promise, also when it rejects. */
export function cached<Value>(ms: number, look: () => Promise<Value>): () => Promise<Value> {
  let last: { readonly value: Promise<Value>; readonly until: number } | null = null;
  return () => {
    if (last === null || performance.now() > last.until) last = { value: look(), until: performance.now() + ms };
    return last.value;
  };
}
