// Documents by one function, in development and in the build: everything that the site knows of
// Vite.
import { hash } from "node:crypto";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { dirname, join } from "node:path";
import { shownContent } from "content/shown.ts";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import {
  isRunnableDevEnvironment,
  type Manifest,
  type Plugin,
  type Rolldown,
  type ViteBuilder,
  type ViteDevServer,
} from "vite";
import { islands } from "../islands/index.ts";
import {
  headOf,
  namesFrom,
  rulesOf,
  sheetsBuilt,
  usableRules,
  withRules,
} from "./document-head.ts";
import { evaluateAgain } from "./evaluate-again.ts";
import { type PageDates, pageDates } from "./page-dates.ts";
import type { DocumentPath } from "./render.tsx";

type Site = typeof import("./render.tsx");
type Output = { readonly site: string; readonly cache: string };

const RENDER = "web/build/render.tsx";
const MAIN = "web/browser/main.ts";
/** Renders `paths` and /404: on request in development, into `output.site` by the build. */
export function documents(paths: readonly DocumentPath[], output: Output): Plugin {
  return {
    name: "documents",
    config: () => ({
      appType: "custom",
      environments: {
        client: {
          build: {
            outDir: output.site,
            emptyOutDir: true,
            manifest: true,
            modulePreload: { polyfill: false },
            rolldownOptions: {
              input: [MAIN, ...new Set(Object.values(islands).map(({ file }) => file))],
              preserveEntrySignatures: "allow-extension",
              output: { codeSplitting: { groups: chunkGroups() } },
            },
          },
        },
        ssr: {
          build: {
            outDir: output.cache,
            emptyOutDir: true,
            copyPublicDir: false,
            manifest: true,
            emitAssets: true,
            ssr: true,
            cssMinify: true,
            rolldownOptions: { input: RENDER, output: { entryFileNames: "render.js" } },
          },
        },
      },
      builder: { buildApp: (builder) => buildAll(builder, paths, output) },
    }),
    configureServer(server) {
      const site = { server, paths, dates: pageDates() };
      return () =>
        void server.middlewares.use(
          (request, response, next) => void answer(site, request, response, next),
        );
    },
    // A changed document is a new document. Vite itself would evaluate all modules again.
    hotUpdate({ file, modules, server }) {
      if (this.environment.name !== "ssr" || modules.length === 0) return undefined;
      for (const module of modules) this.environment.moduleGraph.invalidateModule(module);
      evaluateAgain(this.environment, (id) => id.replace(/\?.*/, "") === file);
      server.environments.client.hot.send({ type: "full-reload" });
      return [];
    },
  };
}

/**
 * The script of every document is one file, with all that it imports; React is another. The small
 * widgets of several islands are a third, and a fourth what /contact and /consultation share: a file
 * for each module would weigh more in headers than in code. The rest follows from what islands share.
 */
function chunkGroups() {
  const known = new Map<string, boolean>();
  const isOfMain = (id: string, context: Rolldown.ChunkingContext): boolean => {
    if (id.endsWith(`/${MAIN}`)) return true;
    // Modules that import one another come back to this one while it is asked for.
    if (!known.has(id))
      known
        .set(id, false)
        .set(
          id,
          context.getModuleInfo(id)?.importers.some((importer) => isOfMain(importer, context)) ??
            false,
        );
    return known.get(id) ?? false;
  };
  return [
    { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 1 },
    {
      name: (id: string, context: Rolldown.ChunkingContext) =>
        isOfMain(id, context) ? "main" : null,
    },
    {
      name: "widgets",
      test: /\/web\/(?:parts\/|islands\/address)|\/words\.ts\?export=labels/,
      minShareCount: 2,
    },
    {
      name: "enquiry",
      test: /\/contact-form\/(?:answered-by|notice|requested-times)\.|\/reply-clock\.|\/contact-address\.|\?export=contactForm/,
    },
  ];
}

async function answer(
  {
    server,
    paths,
    dates,
  }: {
    readonly server: ViteDevServer;
    readonly paths: readonly DocumentPath[];
    readonly dates: PageDates;
  },
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) {
  const asked = (request.url ?? "/").replace(/[?#].*/, "").replace(/(.)\/$/, "$1");
  const path = paths.find((known) => known === asked);
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) return next();
  try {
    if (asked === "/style") {
      const { StylePage } = await ssr.runner.import<typeof import("../styles/style-page.tsx")>(
        "/web/styles/style-page.tsx",
      );
      const links = sheetsOf(server, ["web/styles/style-page.tsx"]).map(
        (href) => `<link rel="stylesheet" href="${href}">`,
      );
      const html = `<!doctype html><html lang="en"><head><title>Vocabulary</title>${links.join("")}</head><body>${renderToString(createElement(StylePage))}</body></html>`;
      return void response
        .writeHead(200, { "content-type": "text/html" })
        .end(await server.transformIndexHtml(asked, html));
    }
    const { render, moduleOf } = await ssr.runner.import<Site>(`/${RENDER}`);
    await ssr.runner.import(`/${moduleOf(path ?? "/404")}`);
    const styles = sheetsOf(server, [RENDER, moduleOf(path ?? "/404")]);
    const head = styles.map((href) =>
      createElement("link", { key: href, rel: "stylesheet", href }),
    );
    const { shownContent: said } =
      await ssr.runner.import<typeof import("content/shown.ts")>("/content/shown.ts");
    const html = await render(path ?? "/404", said(), {
      script: `/${MAIN}`,
      scriptsOf: (file) => [`/${file}`],
      head,
      dates,
    });
    response
      .writeHead(path ? 200 : 404, { "content-type": "text/html" })
      .end(await server.transformIndexHtml(asked, html));
  } catch (error) {
    next(error);
  }
}

/** The style sheets that modules import, directly or not, in order. */
function sheetsOf(
  { environments: { ssr }, config }: ViteDevServer,
  files: readonly string[],
): readonly string[] {
  const seen = new Set<string>();
  const sheets = new Set<string>();
  const walk = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const module of ssr.moduleGraph.getModulesByFile(file) ?? []) {
      if (file.endsWith(".css") && !module.url.includes("?raw")) sheets.add(`${module.url}?direct`);
      // Other pages are imported by the list of pages alone.
      if (!file.endsWith("/web/pages/index.ts"))
        for (const { file: imported } of module.importedModules) if (imported) walk(imported);
    }
  };
  for (const file of files) walk(join(config.root, file));
  return [...sheets];
}

async function buildAll(
  builder: ViteBuilder,
  paths: readonly DocumentPath[],
  { site, cache }: Output,
) {
  for (const environment of Object.values(builder.environments)) await builder.build(environment);
  const scripts = readManifest(site);
  const modules = readManifest(cache);
  cpSync(join(cache, "assets"), join(site, "assets"), {
    recursive: true,
    filter: (file) => !file.endsWith(".js"),
  });
  const { render, moduleOf }: Site = await import(join(cache, modules[RENDER]?.file ?? ""));
  const scriptsOf = (file: string) =>
    [...filesOf(scripts, file)].filter((name) => name !== script).map((name) => `/${name}`);
  // The entry's own file does no more than import it.
  const script = scripts[scripts[MAIN]?.imports?.[0] ?? MAIN]?.file;
  const dates = pageDates();
  const namesOf = namesFrom(join(site, "assets"));
  for (const path of [...paths, "/404"] as const) {
    const css = sheetsBuilt(modules, [RENDER, moduleOf(path)])
      .map((name) => readFileSync(join(site, name), "utf8"))
      .join("");
    const { screen, paper } = rulesOf(css);
    const late = `assets/paper-${hash("sha256", paper, "base64url").slice(0, 8)}.css`;
    writeFileSync(join(site, late), paper);
    const file = join(site, path, "index.html");
    mkdirSync(dirname(file), { recursive: true });
    const html = await render(path, shownContent(), {
      script: `/${script}`,
      scriptsOf,
      head: headOf("", `/${late}`),
      dates,
    });
    writeFileSync(file, withRules(html, usableRules(screen, namesOf(html))));
  }
}

/** The file of a module and those that it imports. */
function filesOf(
  manifest: Manifest,
  module: string,
  found = new Set<string>(),
): ReadonlySet<string> {
  const { file, imports = [] } = manifest[module] ?? {};
  if (!file || found.has(file)) return found;
  found.add(file);
  for (const name of imports) filesOf(manifest, name, found);
  return found;
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8"));
