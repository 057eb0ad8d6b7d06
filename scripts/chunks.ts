import type { Rolldown } from "vite";

type Groups = Exclude<Rolldown.OutputOptions["codeSplitting"], boolean | undefined>["groups"];

/** Entry points of every page: the browser's entry and the root route. */
const isStart = (id: string) => /\/app\/(?:entry\.client|root)\.tsx/.test(id);

/**
 * Which modules share a chunk. Without `frame` and `part` there are 208 chunks, half below 2 KB, and 20 to 44 requests at a visitor's first
 * sign. With them there are 11 to 22 requests, and scripts answer a tenth sooner (docs/performance.md).
 */
export const chunkGroups: Groups = [
  /** React and the router: on every page, and rarely changed. */
  { name: "library", priority: 1, test: /\/node_modules\/(?:react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\// },
  /** Each of counsel’s copies separately, so that its words reach only those who press a bar (tests/site/redactions.test.ts). */
  { name: (id) => /\/content\/specimen\/counsel\/(.+)\.ts$/.exec(id)?.[1] ?? null, priority: 1 },
  /** The few facts that most exhibits share, without the documents. */
  { name: "specimen", test: /\/content\/specimen\/(?:audit-log|count|counts|matter|people)\.ts$/ },
  /** What every page has, because the start imports it. */
  { name: frame() },
  /** What nearly every page has. */
  { name: "common", minShareCount: 30 },
  /** What some pages share, split by those pages. A piece below 3 KB is merged with the most similar one. */
  { name: "part", minShareCount: 2, maxModuleSize: 20_000, entriesAware: true, entriesAwareMergeThreshold: 3_000 },
];

/** A part's default name would list all its pages. */
export const chunkFileNames: Rolldown.ChunkFileNamesFunction = ({ name }) => `assets/${name.replace(/~.*/, "")}-[hash].js`;

function frame(): Rolldown.CodeSplittingNameFunction {
  const asked = new Map<string, boolean>();
  return (id, context) => {
    const isImportedByStart = (module: string): boolean => {
      const known = asked.get(module);
      if (known !== undefined) return known;
      // Ends the recursion when modules import one another in a circle.
      asked.set(module, false);
      const answer = context.getModuleInfo(module)?.importers.some((importer) => isStart(importer) || isImportedByStart(importer)) ?? false;
      asked.set(module, answer);
      return answer;
    };
    return !isStart(id) && isImportedByStart(id) ? "frame" : null;
  };
}
