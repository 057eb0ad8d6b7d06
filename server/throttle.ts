/** Lets one call in `ms` milliseconds through: an hour without the store should not fill the disk with its log. */
export function seldom<Value>(ms: number, tell: (value: Value) => void): (value: Value) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (value) => {
    if (performance.now() - last < ms) return;
    last = performance.now();
    tell(value);
  };
}
