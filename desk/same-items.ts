import type { FieldPath } from "./wire.ts";

/** Fields by which an entry of a list is known, the most telling first. */
const names = [
  "id",
  "key",
  "name",
  "title",
  "question",
  "claim",
  "strong",
  "label",
  "date",
  "asks",
  "file",
];

/** What an entry is called; undefined for one without a name. */
function nameOf(item: unknown): string | undefined {
  if (!isFields(item)) return undefined;
  const field = names.find((name) => typeof item[name] === "string");
  return field && `${field} ${item[field]}`;
}

export function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether two values of JSON are equal, whatever the order of their fields. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, i) => isSame(item, b[i]));
  if (!isFields(a) || !isFields(b)) return Object.is(a, b);
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && isSame(a[name], b[name]))
  );
}

/**
 * For each item of `now`, the index of the item of `before` that it was, or -1 for a new one: first
 * equal items, then those of the same name, then those between the same neighbors.
 */
export function sameItems(before: readonly unknown[], now: readonly unknown[]): number[] {
  const found = now.map(() => -1);
  const left = new Set(before.keys());
  const take = (i: number, j: number | undefined) => {
    if (j === undefined || !left.delete(j)) return;
    found[i] = j;
  };
  const each = (find: (item: unknown, i: number) => number | undefined) => {
    for (const [i, item] of now.entries()) if (found[i] === -1) take(i, find(item, i));
  };
  const among = (i: number, fits: (j: number) => boolean) =>
    left.has(i) && fits(i) ? i : [...left].find(fits);
  const isKin = (i: number, j: number) =>
    left.has(j) &&
    isFields(now[i]) === isFields(before[j]) &&
    Array.isArray(now[i]) === Array.isArray(before[j]);
  each((item, i) => among(i, (j) => isSame(before[j], item)));
  each((item, i) =>
    nameOf(item) === undefined ? undefined : among(i, (j) => nameOf(before[j]) === nameOf(item)),
  );
  each((_, i) =>
    [(found[i - 1] ?? -1) + 1].find((j) => (i === 0 || found[i - 1] !== -1) && isKin(i, j)),
  );
  for (let i = now.length - 1; i >= 0; i--) {
    const next = i === now.length - 1 ? before.length : (found[i + 1] ?? -1);
    if (found[i] === -1 && next > 0 && isKin(i, next - 1)) take(i, next - 1);
  }
  return found;
}

/**
 * As `sameItems`, for the form of a list whose items keep their state and focus. Where at most one
 * item differs at its place nothing has moved, also when that one now equals another.
 */
export function formerPlaces(before: readonly unknown[], now: readonly unknown[]): number[] {
  const differ = now.filter((item, i) => !isSame(before[i], item));
  return before.length === now.length && differ.length <= 1
    ? [...now.keys()]
    : sameItems(before, now);
}

/**
 * Where the part at `path` of the value `before` is in the value `now`: items of lists are followed
 * when they move. Null for an item that is gone.
 */
export function follow(before: unknown, now: unknown, path: FieldPath): FieldPath | null {
  const [step, ...rest] = path;
  if (step === undefined) return [];
  if (Array.isArray(before) && Array.isArray(now)) {
    const from = Number(step);
    // Of an item that was added a moment ago.
    if (from >= before.length) return path;
    const to = formerPlaces(before, now).indexOf(from);
    const inside = to === -1 ? null : follow(before[from], now[to], rest);
    return inside && [to, ...inside];
  }
  if (!isFields(before) || !isFields(now)) return path;
  const inside = follow(before[step], now[step], rest);
  return inside && [step, ...inside];
}
