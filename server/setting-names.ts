/** A name that is no setting. `meant` is the setting that it probably misspells, else null. */
export type UnknownName = { readonly name: string; readonly meant: string | null; readonly inFile: boolean };

/**
 * Finds names that are no settings: in the settings file all, in the environment only misspelt ones, because others use it. Names under
 * seven letters are too close to others' (cron's MAILTO) to be called misspelt.
 */
export function unknownNames(known: readonly string[], names: Iterable<string>, fileNames: ReadonlySet<string>): readonly UnknownName[] {
  return [...names]
    .filter((name) => !known.includes(name) && !ofOthers.test(name))
    .map((name) => ({ name, meant: nearest(name, known), inFile: fileNames.has(name) }))
    .filter(({ meant, inFile }) => inFile || meant !== null);
}

/** Names for Node, the database client and the C library, which may be in the same file. */
const ofOthers = /^(NODE_.*|PG[A-Z]+|TZ|SETTINGS_FILE)$/;

function nearest(name: string, known: readonly string[]): string | null {
  if (name.length < 7) return null;
  const allowed = name.length < 9 ? 1 : 2;
  const [best] = known.map((candidate) => ({ candidate, steps: slips(name.toUpperCase(), candidate) })).sort((a, b) => a.steps - b.steps);
  return best && best.steps <= allowed ? best.candidate : null;
}

/** How many letters are left out, added, changed, or swapped with a neighbour (optimal string alignment distance). */
function slips(a: string, b: string): number {
  let before: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? 0) + 1 : change;
      row.push(Math.min(change, swap, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? 0;
}
