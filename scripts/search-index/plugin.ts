import { fileURLToPath } from "node:url";
import { type Plugin, runnerImport } from "vite";

const NAME = "virtual:search-index";
const ID = `\0${NAME}`;
const CLASS_NAMES = "\0search-index-class-names";
const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Makes the search index (build-index.ts) from the pages and gives it to the browser's code as `virtual:search-index`, a chunk of its own with a
 * hashed name. Only browsers search, so the code that prerenders gets an empty one.
 */
export function searchIndex(): Plugin {
  return {
    name: "search-index",
    resolveId: (source) => (source === NAME ? ID : undefined),
    async load(id) {
      if (id !== ID) return undefined;
      if (this.environment.config.consumer === "server") return "export default []";
      const { code, dependencies } = await indexModule();
      for (const file of dependencies) this.addWatchFile(file);
      return code;
    },
  };
}

/** The index as a module with one default export, and the files it was made from. */
export async function indexModule(): Promise<{ readonly code: string; readonly dependencies: readonly string[] }> {
  const { module, dependencies } = await runnerImport<typeof import("./build-index.ts")>("./scripts/search-index/build-index.ts", {
    configFile: false,
    root,
    plugins: [classNames],
  });
  return { code: `export default ${JSON.stringify(module.buildIndex())}`, dependencies };
}

/** CSS Modules as they are named in the sources: the index is read from the markup by class, and needs no styles. */
const classNames: Plugin = {
  name: "search-index-class-names",
  enforce: "pre",
  resolveId: (source) => (source.endsWith(".css") ? CLASS_NAMES : undefined),
  load: (id) => (id === CLASS_NAMES ? "export default new Proxy({}, { get: (_, name) => name })" : undefined),
};
