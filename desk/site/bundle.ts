import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { compileFunction } from "node:vm";
import type { Manifest, Plugin } from "vite";
import type { Document } from "yaml";

/** The entry of the bundle of pages, as its manifest names it. */
export const ENTRY = "desk/site/pages.ts";

/** What the last bundling has left: from which sources, and which modules of the project are not in the bundle. */
type Built = { readonly sources: string; readonly modules: readonly string[] };

/**
 * Bundles the site's pages for Node, with their styles, into the folder `out`, unless it is there from the same sources. The site's own
 * build puts the words into its bundle; this one reads them when it is evaluated, from the folder that CONTENT_FOLDER names
 * (content/folder.ts).
 */
export async function bundlePages(project: string, out: string): Promise<void> {
  const sources = sourcesOf(project);
  const record = join(out, "built.json");
  if (existsSync(record) && builtIn(out).sources === sources) return;
  const { build } = await import("vite");
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
      rolldownOptions: { output: { format: "cjs", entryFileNames: "pages.cjs", chunkFileNames: "[name]-[hash].cjs" } },
    },
  });
  const chunks = "output" in built ? built.output : [];
  const imports = new Set(chunks.flatMap((chunk) => (chunk.type === "chunk" ? chunk.imports : [])));
  const modules = [...imports].filter((name) => name.startsWith("file:"));
  writeFileSync(record, JSON.stringify({ sources, modules } satisfies Built));
}

const builtIn = (bundle: string): Built => JSON.parse(readFileSync(join(bundle, "built.json"), "utf8"));

/** Changes with every file that the bundle is made of. */
function sourcesOf(project: string): string {
  const files = ["package-lock.json", ...globSync("{content,web,desk/site}/**/*.{ts,tsx,css,svg,woff2}", { cwd: project }).toSorted()];
  return createHash("sha256")
    .update(files.map((name) => `${name} ${statSync(join(project, name)).mtimeMs}`).join("\n"))
    .digest("hex");
}

/** Leaves modules where they are that find files by their own place, or wait while they are loaded. */
function besideTheirFiles(): Plugin {
  const isOutside = (path: string) =>
    /\/(?:content|web)\/[^?]+\.ts$/.test(path) && /import\.meta\.url|^\S.*\bawait /m.test(readFileSync(path, "utf8"));
  return {
    name: "beside-their-files",
    enforce: "pre",
    async resolveId(source, importer) {
      const resolved = importer ? await this.resolve(source, importer, { skipSelf: true }) : null;
      return resolved && isOutside(resolved.id) ? { id: pathToFileURL(resolved.id).href, external: true } : undefined;
    },
  };
}

type Pages = typeof import("./pages.ts");
type Load = (name: string) => unknown;

/**
 * Opens a bundle. `pages` evaluates all of its modules anew, so that they read the words of CONTENT_FOLDER: their code is compiled once, and
 * a text of YAML is parsed once.
 */
export async function openBundle(bundle: string): Promise<{ readonly manifest: Manifest; readonly pages: () => Pages }> {
  const require = createRequire(join(bundle, "pages.cjs"));
  const shared = new Map<string, unknown>([["yaml", parsedOnce(require("yaml"))]]);
  for (const name of builtIn(bundle).modules) shared.set(name, await import(name));
  // Compiling a schema takes longer than using it once.
  require("zod").config({ jitless: true });
  const compiled = new Map<string, ReturnType<typeof compileFunction>>();
  const pages = () => {
    const modules = new Map<string, { exports: unknown }>();
    const load = (path: string): unknown => {
      const known = modules.get(path);
      if (known) return known.exports;
      const module = { exports: {} };
      modules.set(path, module);
      const loadFrom: Load = (name) => (name.startsWith(".") ? load(join(bundle, name)) : (shared.get(name) ?? require(name)));
      const code = compiled.get(path) ?? compile(path);
      compiled.set(path, code);
      code(module.exports, loadFrom, module, dirname(path));
      return module.exports;
    };
    return load(join(bundle, "pages.cjs")) as Pages;
  };
  return { manifest: JSON.parse(readFileSync(join(bundle, ".vite/manifest.json"), "utf8")), pages };
}

function compile(path: string) {
  // With 1 the default export of a module would be the module: the bundler cannot know that Node's require gives modules, too.
  const code = readFileSync(path, "utf8").replaceAll(/(__toESM\(\w+), 1\)/g, "$1)");
  return compileFunction(code, ["exports", "require", "module", "__dirname"], { filename: path });
}

/** So many texts are kept: more than content/ has files. */
const KEPT = 400;

function parsedOnce(yaml: typeof import("yaml")) {
  const known = new Map<string, Document.Parsed>();
  const parseDocument = (text: string) => {
    const document = known.get(text) ?? yaml.parseDocument(text);
    if (known.size > KEPT) known.clear();
    known.set(text, document);
    return document;
  };
  const parse = (text: string) => {
    const document = parseDocument(text);
    return document.errors.length > 0 ? yaml.parse(text) : document.toJS();
  };
  return { ...yaml, parseDocument, parse };
}
