import { applyPatch, createPatch } from "diff";
import { isFields, isSame, sameItems } from "./same-items.ts";
import type { FieldPath, Saved, Words } from "./wire.ts";

type Clash = Saved["clashes"][number];

/**
 * What two made of the words of a file: by field, and the prose by lines. Where both changed the
 * same, the words are `theirs`.
 */
export function mergeWords(
  base: Words,
  mine: Words,
  theirs: Words,
): Pick<Saved, "words" | "clashes"> {
  const { value, clashes } = mergeValues(base.value, mine.value, theirs.value);
  if (mine.body === theirs.body || mine.body === base.body)
    return { words: { value, body: theirs.body }, clashes };
  if (base.body === theirs.body) return { words: { value, body: mine.body }, clashes };
  const [before, after, other] = [base, mine, theirs].map(({ body }) =>
    (body ?? "").replace(/[^\n]$/, "$&\n"),
  );
  const body = applyPatch(
    other ?? "",
    createPatch("", before ?? "", after ?? "", "", "", { context: 1 }),
  );
  if (body !== false) return { words: { value, body }, clashes };
  return {
    words: { value, body: theirs.body },
    clashes: [...clashes, clash(["body"], mine.body, theirs.body)],
  };
}

type Merged = { readonly value: unknown; readonly clashes: readonly Clash[] };

/**
 * What two people made of `base`, field by field. A field that both changed to different words is
 * theirs, and a clash. Entries of lists are followed when they move (same-items.ts). Undefined is
 * an absent field. Git's merge by lines calls two neighboring fields a conflict.
 */
export function mergeValues(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  path: FieldPath = [],
): Merged {
  if (isSame(mine, theirs) || isSame(base, mine)) return { value: theirs, clashes: [] };
  if (isSame(base, theirs)) return { value: mine, clashes: [] };
  if (isFields(base) && isFields(mine) && isFields(theirs))
    return mergeFields(base, mine, theirs, path);
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs))
    return mergeLists(base, mine, theirs, path);
  return { value: theirs, clashes: [clash(path, mine, theirs)] };
}

function clash(path: FieldPath, mine: unknown, theirs: unknown): Clash {
  return { path, mine: mine ?? null, theirs: theirs ?? null };
}

type Fields = Readonly<Record<string, unknown>>;

function mergeFields(base: Fields, mine: Fields, theirs: Fields, path: FieldPath): Merged {
  const names = Object.keys(theirs);
  const own = Object.keys(mine);
  for (const [i, name] of own.entries())
    if (!names.includes(name)) names.splice(names.indexOf(own[i - 1] ?? "") + 1, 0, name);
  const merged = names.map(
    (name) => [name, mergeValues(base[name], mine[name], theirs[name], [...path, name])] as const,
  );
  return {
    value: Object.fromEntries(
      merged.flatMap(([name, { value }]) => (value === undefined ? [] : [[name, value]])),
    ),
    clashes: merged.flatMap(([, { clashes }]) => clashes),
  };
}

function mergeLists(
  base: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
  path: FieldPath,
): Merged {
  const [ours, others] = [sameItems(base, mine), sameItems(base, theirs)];
  const common = (found: readonly number[], other: readonly number[]) =>
    found.filter((j) => j !== -1 && other.includes(j));
  const isMoved = (found: readonly number[]) =>
    found.some((j, i) => j !== -1 && found.slice(0, i).some((before) => before > j));
  if (isMoved(ours) && isMoved(others) && !isSame(common(ours, others), common(others, ours)))
    return { value: theirs, clashes: [clash(path, mine, theirs)] };
  // The order of the side that moved entries; the other side's new entries keep their place behind
  // the one before.
  const [lead, follow] = isMoved(others) ? [others, ours] : [ours, others];
  const order = lead.map((j, i) => ({ j, leads: i, follows: j === -1 ? -1 : follow.indexOf(j) }));
  for (const [i, j] of follow.entries())
    if (
      j === -1
        ? !order.some(({ j, leads }) => j === -1 && isSame(itemOf(leads, -1), itemOf(-1, i)))
        : !lead.includes(j)
    ) {
      const before = i === 0 ? -1 : order.findIndex(({ follows }) => follows === i - 1);
      order.splice(before + 1, 0, { j, leads: -1, follows: i });
    }
  function itemOf(leads: number, follows: number): unknown {
    return leads === -1
      ? (lead === ours ? theirs : mine)[follows]
      : (lead === ours ? mine : theirs)[leads];
  }
  const value: unknown[] = [];
  const clashes: Clash[] = [];
  for (const { j, leads, follows } of order) {
    const [i, k] = lead === ours ? [leads, follows] : [follows, leads];
    const merged = mergeValues(base[j], mine[i], theirs[k], [...path, value.length]);
    clashes.push(...merged.clashes);
    if (merged.value !== undefined) value.push(merged.value);
  }
  return { value, clashes };
}
