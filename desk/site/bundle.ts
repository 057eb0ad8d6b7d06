// As a program, with a project and a folder: bundles the pages. A process of its own gives back the memory that a bundler takes. The desk
// starts git often, and a large process is slow to start another one.
import { readFileSync, realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Manifest, Plugin } from "vite";
import type { Document } from "yaml";

/** The entry of the bundle of pages, as its manifest names it. */
export const ENTRY = "desk/site/pages.ts";

/**
 * Bundles the site's pages for Node, with their styles, into the folder `out`. The site's own build puts the words into its bundle; this one
 * reads them when it is evaluated, from the folder that CONTENT_FOLDER names (content/folder.ts).
 */
async function bundlePages(project: string, out: string): Promise<void> {
  const { build } = await import("vite");
  await build({
    configFile: false,
    root: project,
    mode: "production",
    logLevel: "error",
    publicDir: false,
    plugins: [asInNode()],
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
      // The search waits for its index while it is loaded, and runs in browsers only.
      rolldownOptions: {
        external: /site-search\.ts$/,
        output: { format: "cjs", entryFileNames: "pages.cjs", chunkFileNames: "[name]-[hash].cjs" },
      },
    },
  });
}

/** Lets modules find files by their own place, as they do outside a bundle, and import modules by require. */
function asInNode(): Plugin {
  return {
    name: "as-in-node",
    enforce: "pre",
    transform(code, id) {
      if (!/\/(?:content|web)\/[^?]+\.tsx?$/.test(id)) return;
      const meta = { main: false, filename: id, url: pathToFileURL(id).href };
      return code.replaceAll(/import\.meta\.(main|filename|url)/g, (_, name: keyof typeof meta) => JSON.stringify(meta[name]));
    },
    // With 1 the default export of a module would be the module: the bundler cannot know that Node's require gives modules, too.
    renderChunk: (code) => code.replaceAll(/(__toESM\(\w+), 1\)/g, "$1)"),
  };
}

/** Opens a bundle. `pages` evaluates all of its modules anew, so that they read the words of CONTENT_FOLDER. */
export function openBundle(bundle: string): { readonly manifest: Manifest; readonly pages: () => typeof import("./pages.ts") } {
  const entry = realpathSync(join(bundle, "pages.cjs"));
  const require = createRequire(entry);
  parseOnce(require("yaml"));
  // Compiling a schema takes longer than using it once.
  require("zod").config({ jitless: true });
  const pages = () => {
    for (const path of Object.keys(require.cache)) if (path.startsWith(dirname(entry))) delete require.cache[path];
    // Another one each time: a module keeps all that it has ever required.
    return createRequire(entry)(entry);
  };
  return { manifest: JSON.parse(readFileSync(join(bundle, ".vite/manifest.json"), "utf8")), pages };
}

/** So many texts are kept: more than content/ has files. */
const KEPT = 400;

/** Lets a thread's YAML parser keep what it has parsed. */
function parseOnce(yaml: typeof import("yaml")): void {
  const { parse, parseDocument } = yaml;
  const known = new Map<string, Document.Parsed>();
  const documentOf = (text: string) => {
    const document = known.get(text) ?? parseDocument(text);
    if (known.size > KEPT) known.clear();
    known.set(text, document);
    return document;
  };
  Object.assign(yaml, {
    parseDocument: documentOf,
    parse: (text: string) => (documentOf(text).errors.length > 0 ? parse(text) : documentOf(text).toJS()),
  });
}

if (import.meta.main) {
  const [, , project = "", out = ""] = process.argv;
  await bundlePages(project, out);
}
