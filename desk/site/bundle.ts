import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "vite";
import { ENTRY } from "./pages-module.ts";

/**
 * Bundles the site's pages for Node, with their styles, into the folder `out`. The site's own build puts the words into its bundle; this one
 * reads them when it is loaded, from the folder that CONTENT_FOLDER names (content/folder.ts). Gives the modules outside it that it imports.
 */
export async function bundlePages(project: string, out: string): Promise<readonly string[]> {
  const built = await build({
    configFile: false,
    root: project,
    mode: "production",
    logLevel: "error",
    publicDir: false,
    plugins: [besideTheirFiles()],
    oxc: { jsx: { runtime: "automatic", development: false } },
    css: { modules: { generateScopedName: "[name]_[local]" } },
    build: {
      outDir: out,
      emptyOutDir: true,
      ssr: ENTRY,
      manifest: true,
      emitAssets: true,
      ssrEmitAssets: true,
      assetsInlineLimit: 0,
      cssTarget: ["chrome125", "firefox128", "safari17.5"],
      rolldownOptions: { output: { entryFileNames: "pages.js" } },
    },
  });
  const chunks = "output" in built ? built.output : [];
  const imports = new Set(chunks.flatMap((chunk) => (chunk.type === "chunk" ? chunk.imports : [])));
  return [...imports].filter((name) => !name.endsWith(".js"));
}

/** Leaves modules where they are that find files by their own place. */
function besideTheirFiles(): Plugin {
  return {
    name: "beside-their-files",
    enforce: "pre",
    async resolveId(source, importer) {
      const resolved = importer ? await this.resolve(source, importer, { skipSelf: true }) : null;
      const isOutside =
        resolved && /\/(?:content|web)\/[^?]+\.ts$/.test(resolved.id) && readFileSync(resolved.id, "utf8").includes("import.meta.url");
      return isOutside ? { id: pathToFileURL(resolved.id).href, external: true } : undefined;
    },
  };
}
