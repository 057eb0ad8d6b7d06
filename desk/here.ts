/** In milliseconds: a window that has not asked for so long is closed, or nobody sees it. */
const GONE = 12_000;

/** Knows who has which file open: each window that shows one asks every few seconds. */
export function createHere(now: () => number) {
  const windows = new Map<string, { readonly file: string; readonly name: string; at: number }>();

  /** Notes that `window` shows `file` to `name`. Gives the names in the file's other windows. */
  return (window: string, file: string, name: string): readonly string[] => {
    const at = now();
    windows.set(window, { file, name, at });
    for (const [other, { at: seen }] of windows) if (at - seen > GONE) windows.delete(other);
    const others = [...windows].filter(([other, seen]) => other !== window && seen.file === file);
    return [...new Set(others.map(([, seen]) => seen.name))].toSorted();
  };
}
