import { expect } from "vitest";

/**
 * Holds a rule against many things in one test, which names every offender. `rule` throws, as
 * expect does. Throws when there is nothing to judge.
 */
export async function holdsForEach<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  rule: (item: Item) => unknown,
): Promise<void> {
  if (items.length === 0) throw new Error("The rule has nothing to judge");
  const offenders: string[] = [];
  for (const item of items) {
    try {
      await rule(item);
    } catch (error) {
      offenders.push(`${nameOf(item)}: ${wordsOf(error)}`);
    }
  }
  expect(offenders).toEqual([]);
}

/** An assertion's words cut long values short: with what was read instead. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const actual = "actual" in error ? (JSON.stringify(error.actual) ?? "undefined") : "";
  return actual.length > 20 ? `${error.message}; read ${actual.slice(0, 500)}` : error.message;
}

export const pathOf = ({ path }: { readonly path: string }) => path;
