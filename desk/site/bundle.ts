import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "vite";
import { evaluated, external } from "web/build/evaluated-modules.ts";
import { RENDER } from "./render-module.ts";

/**
 * Bundles the site's pages for Node, with their styles, into the folder `out`. The site's own build puts the words into its bundle; here they
 * stay outside, so that a page can be drawn with those of a draft.
 */
export async function bundlePages(project: string, out: string): Promise<void> {
  await build({
    configFile: false,
    root: project,
    mode: "production",
    logLevel: "error",
    publicDir: false,
    plugins: [wordsOutside(project)],
    oxc: { jsx: { runtime: "automatic", development: false } },
    css: { modules: { generateScopedName: "[name]_[local]" } },
    build: {
      outDir: out,
      emptyOutDir: true,
      ssr: RENDER,
      manifest: true,
      emitAssets: true,
      ssrEmitAssets: true,
      assetsInlineLimit: 0,
      cssTarget: ["chrome125", "firefox128", "safari17.5"],
      rolldownOptions: { output: { entryFileNames: "render.js" } },
    },
  });
}

/** Leaves content/, and what else reads its files, to Node: a worker has them read another folder (content/folder.ts). */
function wordsOutside(project: string): Plugin {
  const content = join(project, "content/");
  return {
    name: "words-outside",
    enforce: "pre",
    async resolveId(source, importer) {
      const resolved = importer ? await this.resolve(source, importer, { skipSelf: true }) : null;
      const [file = ""] = resolved?.id.split("?") ?? [];
      const isOutside = file.endsWith(".ts") && (file.startsWith(content) || evaluated.includes(file) || file === external);
      return isOutside ? { id: pathToFileURL(file).href, external: true } : undefined;
    },
  };
}
