import type { Rolldown } from "vite";

type Groups = Exclude<Rolldown.OutputOptions["codeSplitting"], boolean | undefined>["groups"];

/** Where every page begins: the browser's entry and the root route. */
const isStart = (id: string) => /\/app\/(?:entry\.client|root)\.tsx/.test(id);

/**
 * Which modules travel together. Without `frame` and `part` the bundler makes a chunk for every set of pages that share a module: 208, half of them
 * below 2 KB, and 20 to 44 requests at the first sign of a visitor. With them 11 to 22, and scripts answer a tenth sooner (docs/performance.md).
 */
export const chunkGroups: Groups = [
  /** React and the router: on every page, and as good as never changed. */
  { name: "library", priority: 1, test: /\/node_modules\/(?:react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\// },
  /** Each of counsel’s copies by itself: what it says under a bar comes to nobody who has not pressed (tests/site/redactions.test.ts). */
  { name: (id) => /\/content\/specimen\/counsel\/(.+)\.ts$/.exec(id)?.[1] ?? null, priority: 1 },
  /** The few facts that most exhibits share. The documents stay out. */
  { name: "specimen", test: /\/content\/specimen\/(?:audit-log|count|counts|matter|people)\.ts$/ },
  /** What every page has, because the start imports it. */
  { name: frame() },
  /** What nearly every page has. */
  { name: "common", minShareCount: 30 },
  /** What some pages share, by the pages that do. A piece below 3 KB goes with the one that is most like it. */
  { name: "part", minShareCount: 2, maxModuleSize: 20_000, entriesAware: true, entriesAwareMergeThreshold: 3_000 },
];

/** A part would be called after all its pages. */
export const chunkFileNames: Rolldown.ChunkFileNamesFunction = ({ name }) => `assets/${name.replace(/~.*/, "")}-[hash].js`;

function frame(): Rolldown.CodeSplittingNameFunction {
  const asked = new Map<string, boolean>();
  return (id, context) => {
    const isImportedByStart = (module: string): boolean => {
      const known = asked.get(module);
      if (known !== undefined) return known;
      // Modules may import one another in a circle.
      asked.set(module, false);
      const answer = context.getModuleInfo(module)?.importers.some((importer) => isStart(importer) || isImportedByStart(importer)) ?? false;
      asked.set(module, answer);
      return answer;
    };
    return !isStart(id) && isImportedByStart(id) ? "frame" : null;
  };
}
