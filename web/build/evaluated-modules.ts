import { fileURLToPath, pathToFileURL } from "node:url";
import type { Saying } from "content/fill.ts";
import { type Plugin, runnerImport, type ViteDevServer } from "vite";
import { evaluateAgain } from "./evaluate-again.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
/** Modules that read files of words or compute what pages show at first, and export plain data and sayings. */
const evaluated = [
  "content/brand-colors.ts",
  "content/brand-name.ts",
  "content/claims.ts",
  "content/claims-on-pages.ts",
  "content/company.ts",
  "content/contact-form.ts",
  "content/navigation.ts",
  "content/pages.ts",
  "content/promises.ts",
  "content/retention-clocks.ts",
  "content/words.ts",
  "content/service-pages.ts",
  "content/people.ts",
  "content/partners.ts",
  "content/events.ts",
  "content/case-studies.ts",
  "content/holidays.ts",
  "content/reply-templates.ts",
  "content/search-words.ts",
  "content/buyer-facts.ts",
  "content/offer.ts",
  "content/articles/categories.ts",
  "content/articles/rows.ts",
  "content/guides.ts",
  "content/legal/addresses.ts",
  "web/layout/mark.ts",
  "web/pages/resources/guide-sizes.ts",
  "web/instruments/first-72-hours/current-clocks.ts",
  "web/instruments/elusion/at-rest.ts",
  "web/instruments/query/at-rest.ts",
  "web/instruments/query/collection.ts",
  "web/instruments/estimate/at-rest.ts",
  "web/instruments/first-72-hours/at-rest.ts",
  "web/instruments/languages/specimen.ts",
  "web/instruments/production/specimen-files.ts",
  "web/instruments/redactions/specimen-file.ts",
  "web/instruments/redactions/symbol-fonts.ts",
].map((file) => root + file);
/** Read by the build's own Node from the sources, because it finds the Markdown files relative to itself. */
const external = `${root}web/text/read-article.ts`;

/** One export of such a module, as a module of its own. */
const single = /^(.+)\?export=(\w+)$/;
const imports = /import \{([^{}]+)\} from "(content\/[^"]+)";/g;

/**
 * Replaces these modules in bundles by their data; Node runs the same sources unchanged. In development a changed file reloads the page.
 */
export function evaluatedModules(): Plugin {
  return {
    name: "evaluated-modules",
    enforce: "pre",
    async resolveId(source, importer) {
      if (this.environment.mode !== "build" || this.environment.config.consumer !== "server" || !importer) return undefined;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved?.id === external ? { id: pathToFileURL(external).href, external: true } : undefined;
    },
    // Each name from a module of its own, so that a script contains those that it uses and not those of other scripts.
    transform(code) {
      if (this.environment.mode !== "build") return undefined;
      return code.replace(imports, (line, names: string, file: string) => (evaluated.includes(root + file) ? singly(names, file) : line));
    },
    async load(id) {
      const isBuild = this.environment.mode === "build";
      const [, file = id, only] = single.exec(id) ?? [];
      // The development server renders in Node, where the sources run as they are.
      if (!evaluated.includes(file) || (!isBuild && this.environment.config.consumer === "server")) return undefined;
      // Node keeps what it has imported: right for a build, wrong while files change.
      const module: Record<string, unknown> = isBuild
        ? await import(pathToFileURL(file).href)
        : (await runnerImport<Record<string, unknown>>(file, { configFile: false, root })).module;
      // A function that is no saying is for Node alone: who imports it in a bundle is told so by the build.
      return Object.entries(module)
        .filter(([name, value]) => (only ?? name) === name && (typeof value !== "function" || isSaying(value)))
        .map(([name, value]) => `export const ${name} = ${source(value)};`)
        .join("\n");
    },
    configureServer: serveArticles,
  };
}

/** `import { a, type B, c as d }` as one line for each value. */
function singly(names: string, file: string): string {
  const values = names.split(",").map((name) => name.trim());
  return values
    .filter((name) => name !== "" && !name.startsWith("type "))
    .map((name) => `import { ${name} } from ${JSON.stringify(`${root}${file}?export=${name.replace(/ as .*/, "")}`)};`)
    .join(" ");
}

/** A value as JavaScript. Throws for a function that is not a saying. */
function source(value: unknown): string {
  if (typeof value === "function") return functionSource(value);
  if (Array.isArray(value)) return `[${value.map(source).join()}]`;
  if (typeof value !== "object" || value === null) return String(JSON.stringify(value));
  return `{${Object.entries(value)
    .map(([key, inner]) => `${JSON.stringify(key)}: ${source(inner)}`)
    .join()}}`;
}

/** `(phone) => "Or call " + phone`, so that browsers need neither the places nor what fills them. */
function functionSource(value: object): string {
  if (!isSaying(value)) throw new Error("Bundles can contain plain data and sayings only");
  const parts = value.words.split(/\{(\w+)\}/).map((part, i) => (i % 2 === 0 ? JSON.stringify(part) : part));
  return `(${value.places.join()}) => ${parts.join(" + ")}`;
}

const isSaying = (value: object): value is Saying => "words" in value && "places" in value;

/** The files that the build writes below /articles/, made on request. */
function serveArticles(server: ViteDevServer): void {
  server.watcher.on("change", (file) => {
    if (!/\/content\/.*\.(?:md|yaml|jpe?g|png|webp|avif|svg)$/.test(file)) return;
    const { client, ssr } = server.environments;
    for (const module of evaluated.flatMap((name) => [...(client.moduleGraph.getModulesByFile(name) ?? [])]))
      client.moduleGraph.invalidateModule(module);
    evaluateAgain(ssr, (id) => id.startsWith(`${root}content/`));
    server.ws.send({ type: "full-reload" });
  });
  server.middlewares.use("/articles", async (request, response, next) => {
    const [, name = ""] = /^\/([\w-]+)\.json$/.exec(request.url ?? "") ?? [];
    const { module } = await runnerImport<typeof import("./articles.ts")>("./web/build/articles.ts", {
      configFile: false,
      root,
    });
    const body = module.articleJson(name);
    if (body === null) return next();
    response.setHeader("content-type", "application/json");
    response.end(body);
  });
}
