import { fileURLToPath, pathToFileURL } from "node:url";
import type { Saying } from "content/fill.ts";
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Modules that say what content/ says, or compute what pages show at first: plain data and sayings.
 * Scripts for browsers have their values.
 */
const evaluated = new Set(
  [
    "content/articles/rows.ts",
    "content/brand-colors.ts",
    "content/brand-name.ts",
    "content/buyer-facts.ts",
    "content/case-studies.ts",
    "content/claims-on-pages.ts",
    "content/claims.ts",
    "content/company.ts",
    "content/form-words.ts",
    "content/events.ts",
    "content/guides.ts",
    "content/holidays.ts",
    "content/instruments.ts",
    "content/legal/addresses.ts",
    "content/navigation.ts",
    "content/offer.ts",
    "content/pages.ts",
    "content/partners.ts",
    "content/people.ts",
    "content/promises.ts",
    "content/reply-templates.ts",
    "content/retention-clocks.ts",
    "content/script-words.ts",
    "content/search-words.ts",
    "content/service-pages.ts",
    "content/specimen/documents.ts",
    "content/specimen/people.ts",
    "content/specimen/records.ts",
    "content/words.ts",
    "instruments/elusion/at-rest.ts",
    "instruments/estimate/at-rest.ts",
    "instruments/first-72-hours/at-rest.ts",
    "instruments/first-72-hours/current-clocks.ts",
    "instruments/languages/specimen.ts",
    "instruments/production/specimen-files.ts",
    "instruments/query/at-rest.ts",
    "instruments/query/collection.ts",
    "instruments/pdf/symbol-fonts.ts",
    "instruments/redactions/specimen-file.ts",
    "web/instruments/first-72-hours/hold-words.ts",
    "web/layout/mark.ts",
    "web/pages/resources/guide-sizes.ts",
  ].map((file) => root + file),
);
const shown = `${root}content/shown.ts`;
/** Where nothing is shown anew: in a browser as long as the page is open, and in a bundle. */
const shownOnce = "export const whenShown = (part, take) => take();";
/** One value of such a module, as a module. */
const single = /^(.+)\?export=(\w+)$/;

/**
 * Modules that a bundle for Node imports as they are: all of content/, and those that find their
 * files beside themselves.
 */
const isOutside = (id: string) =>
  (id.startsWith(`${root}content/`) && id.endsWith(".ts")) ||
  evaluated.has(id) ||
  id === `${root}web/pages/article/read-article.ts`;

/**
 * Words in bundles. The one for Node imports the modules that say them, so that a document says
 * what the site says when it is drawn (content/shown.ts). Those for browsers have values in place
 * of the modules, and are refused what is for Node alone.
 */
export function contentModules(): Plugin {
  let server: ViteDevServer | undefined;
  const valuesOf = (id: string): Promise<Record<string, unknown>> => {
    const ssr = server?.environments.ssr;
    return ssr && isRunnableDevEnvironment(ssr)
      ? ssr.runner.import(id)
      : import(pathToFileURL(id).href);
  };
  return {
    name: "content-modules",
    enforce: "pre",
    async resolveId(source, importer) {
      const { mode, config } = this.environment;
      if (mode !== "build" || !importer) return undefined;
      if (config.consumer === "client") {
        if (
          !source.startsWith("node:") ||
          !importer.startsWith(root) ||
          importer.includes("/node_modules/")
        )
          return undefined;
        return this.error(
          `${importer} is for Node alone: it imports ${source}. Scripts may have its values (web/build/content-modules.ts).`,
        );
      }
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved && isOutside(resolved.id)
        ? { id: pathToFileURL(resolved.id).href, external: true }
        : undefined;
    },
    async load(id) {
      if (this.environment.config.consumer === "server") return undefined;
      if (id === shown) return shownOnce;
      const [, file = id, only] = single.exec(id) ?? [];
      if (!evaluated.has(file)) return undefined;
      const values = saidIn(await valuesOf(file));
      // Each value as a module of its own, so that a script has those that it names and not those
      // that other scripts name.
      const code = values.flatMap(([name, value]) => {
        if (only !== undefined || this.environment.mode !== "build")
          return only === name || !only ? `export const ${name} = ${source(value)};` : [];
        return `export { ${name} } from ${JSON.stringify(`${file}?export=${name}`)};`;
      });
      if (code.some((one) => one.includes("counted("))) code.unshift(counted);
      return { code: code.join("\n"), moduleSideEffects: false };
    },
    configureServer(started) {
      server = started;
      reloadWords(started);
      serveArticles(started);
    },
  };
}

/**
 * The values of such a module as one of JavaScript, for a bundle without files of content/;
 * undefined for another module.
 */
export async function valuesAsModule(id: string): Promise<string | undefined> {
  if (id === shown) return shownOnce;
  if (!evaluated.has(id)) return undefined;
  const code = saidIn(await import(pathToFileURL(id).href)).map(
    ([name, value]) => `export const ${name} = ${source(value)};`,
  );
  return [counted, ...code].join("\n");
}

/**
 * The values of a module. A function that is no saying is for Node alone: who imports it in a
 * bundle is told so by the build.
 */
const saidIn = (module: Readonly<Record<string, unknown>>) =>
  Object.entries(module).filter(([, value]) => typeof value !== "function" || isSaying(value));

/** A value as JavaScript. Throws for a function that is not a saying. */
function source(value: unknown): string {
  if (typeof value === "function") return functionSource(value);
  if (Array.isArray(value)) return `[${value.map(source).join()}]`;
  if (typeof value !== "object" || value === null) return String(JSON.stringify(value));
  return `{${Object.entries(value)
    .map(([key, inner]) => `${JSON.stringify(key)}: ${source(inner)}`)
    .join()}}`;
}

/**
 * `(phone) => "Or call " + phone`, so that browsers need neither the places nor what fills them.
 */
function functionSource(value: object): string {
  if (!isSaying(value)) throw new Error("Bundles can contain plain data and sayings only");
  const { words, places, counts } = value;
  const isCount = (place: string | undefined) => place !== undefined && counts.includes(place);
  const said = (text: string) =>
    text
      .split(/\{(\w+)\}/)
      .map((part, i) =>
        i % 2 === 0 ? JSON.stringify(part) : isCount(part) ? `counted(${part})` : part,
      )
      .filter((part) => part !== '""' || text === "")
      .join(" + ");
  const code =
    typeof words === "string"
      ? `"" + ${said(words)}`
      : `${counts[0]} === 1 ? ${said(words.one)} : ${said(words.many)}`;
  return "isList" in value
    ? `([${places.map((place) => `${place} = ""`)}]) => ${code}`
    : `(${places.join()}) => ${code}`;
}

/** A number in a bundle's saying as US readers write it; a text stays. */
const counted = 'const counted = (n) => (typeof n === "number" ? n.toLocaleString("en-US") : n);';

const isSaying = (value: object): value is Saying => "words" in value && "places" in value;

/**
 * In development a changed file of content/ reloads the page. A fault is shown over it, and it
 * keeps its words until the fault is mended.
 */
function reloadWords({ environments: { client, ssr }, watcher, ws }: ViteDevServer): void {
  watcher.on("change", async (file) => {
    if (
      !/\/content\/.*\.(?:md|yaml|jpe?g|png|webp|avif|svg)$/.test(file) ||
      !isRunnableDevEnvironment(ssr)
    )
      return;
    try {
      const { loadContent } =
        await ssr.runner.import<typeof import("content/content.ts")>("/content/content.ts");
      const { show } =
        await ssr.runner.import<typeof import("content/shown.ts")>("/content/shown.ts");
      show(loadContent());
    } catch (error) {
      return ws.send({ type: "error", err: { message: String(error), stack: "" } });
    }
    for (const module of [...evaluated].flatMap((name) => [
      ...(client.moduleGraph.getModulesByFile(name) ?? []),
    ]))
      client.moduleGraph.invalidateModule(module);
    ws.send({ type: "full-reload" });
  });
}

/** The files that the build writes below /articles/, made on request. */
function serveArticles({ environments: { ssr }, middlewares }: ViteDevServer): void {
  middlewares.use("/articles", async (request, response, next) => {
    const [, name = ""] = /^\/([\w-]+)\.json$/.exec(request.url ?? "") ?? [];
    if (!isRunnableDevEnvironment(ssr)) return next();
    const { articleJson } =
      await ssr.runner.import<typeof import("./articles.ts")>("/web/build/articles.ts");
    const body = articleJson(name);
    if (body === null) return next();
    response.setHeader("content-type", "application/json");
    response.end(body);
  });
}
