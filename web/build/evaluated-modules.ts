import { globSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { type Plugin, runnerImport, type ViteDevServer } from "vite";

const root = fileURLToPath(new URL("../..", import.meta.url));
/** Modules that read files of words or compute what pages show at first, and export plain data. */
const evaluated = [
  ...globSync("content/pages/*.ts", { cwd: root }),
  "content/brand-colors.ts",
  "content/claims-on-pages.ts",
  "content/service-pages.ts",
  "content/people.ts",
  "content/partners.ts",
  "content/events.ts",
  "content/case-studies.ts",
  "content/holidays.ts",
  "content/search-words.ts",
  "content/offer.ts",
  "content/articles/rows.ts",
  "content/guides/rows.ts",
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
].map((file) => root + file);
/** Read by the build's own Node from the sources, because it finds the Markdown files relative to itself. */
const external = `${root}web/text/read-article.ts`;

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
    async load(id) {
      const isBuild = this.environment.mode === "build";
      // The development server renders in Node, where the sources run as they are.
      if (!evaluated.includes(id) || (!isBuild && this.environment.config.consumer === "server")) return undefined;
      // Node keeps what it has imported: right for a build, wrong while files change.
      const module: Record<string, unknown> = isBuild
        ? await import(pathToFileURL(id).href)
        : (await runnerImport<Record<string, unknown>>(id, { configFile: false, root })).module;
      return Object.entries(module)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n");
    },
    configureServer: serveArticles,
  };
}

/** The files that the build writes below /articles/, made on request. */
function serveArticles(server: ViteDevServer): void {
  server.watcher.on("change", (file) => {
    if (!/\/content\/.*\.(?:md|yaml)$/.test(file)) return;
    for (const environment of Object.values(server.environments)) environment.moduleGraph.invalidateAll();
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
