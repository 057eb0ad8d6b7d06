import { fileURLToPath } from "node:url";
import { type Plugin, runnerImport } from "vite";
import type { SearchIndex } from "./build-index.ts";

const names = ["heads", "pages", "reading"] as const satisfies readonly (keyof SearchIndex)[];
const PREFIX = "virtual:search-";
const CLASS_NAMES = "\0search-index-class-names";
const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Makes the search index (build-index.ts) and offers its parts as `virtual:search-heads`, `-pages` and `-reading`, each a chunk with a
 * hashed name. Prerendering gets empty ones, because only browsers search.
 */
export function searchIndex(): Plugin {
  let made: ReturnType<typeof makeIndex> | undefined;
  return {
    name: "search-index",
    resolveId: (source) => (names.some((name) => source === PREFIX + name) ? `\0${source}` : undefined),
    async load(id) {
      const name = names.find((candidate) => id === `\0${PREFIX}${candidate}`);
      if (!name) return undefined;
      if (this.environment.config.consumer === "server") return "export default []";
      made ??= makeIndex();
      const { index, dependencies } = await made;
      for (const file of dependencies) this.addWatchFile(file);
      return `export default ${JSON.stringify(index[name])}`;
    },
    watchChange() {
      made = undefined;
    },
  };
}

/** The index, and the files it was made from. */
async function makeIndex(): Promise<{ readonly index: SearchIndex; readonly dependencies: readonly string[] }> {
  const { module, dependencies } = await runnerImport<typeof import("./build-index.ts")>("./scripts/search-index/build-index.ts", {
    configFile: false,
    root,
    plugins: [classNames],
  });
  return { index: module.buildIndex(), dependencies };
}

/** CSS Modules with the names of the sources: the index reads the markup by class and needs no styles. */
const classNames: Plugin = {
  name: "search-index-class-names",
  enforce: "pre",
  resolveId: (source) => (source.endsWith(".css") ? CLASS_NAMES : undefined),
  load: (id) => (id === CLASS_NAMES ? "export default new Proxy({}, { get: (_, name) => name })" : undefined),
};
