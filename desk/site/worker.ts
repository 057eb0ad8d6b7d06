// What needs the site's own code, one job after another: site.ts starts it, once for what stays as it is and again for each page that is drawn.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parentPort } from "node:worker_threads";
import type { DeskFault } from "desk/wire.ts";
import type { Manifest } from "vite";
import { ENTRY } from "./pages-module.ts";

/** What a worker can do. Every answer can be copied between threads. */
export const jobs = {
  /** Loads what drawing a page needs besides its words, so that the job that follows is quick. */
  async warm(...modules: string[]): Promise<void> {
    await Promise.all(modules.map((name) => import(name)));
  },

  async entries(folder: string) {
    const { deskFiles } = await import("./files.ts");
    return deskFiles(folder);
  },

  async form(file: string, folder: string) {
    const [{ schemaOf }, { formOf }, { choicesIn }] = await Promise.all([
      import("./files.ts"),
      import("./form.ts"),
      import("./choices.ts"),
    ]);
    const schema = await schemaOf(file, folder);
    return schema && formOf(schema, choicesIn(folder));
  },

  async references(folder: string) {
    const { referencesIn } = await import("./choices.ts");
    return referencesIn(folder);
  },

  async shownAt(file: string) {
    const { pagesThatShow } = await import("./files.ts");
    return pagesThatShow(file);
  },

  async check(folder: string, file: string): Promise<readonly DeskFault[]> {
    const [{ checkContent }, { atField }] = await Promise.all([import("web/build/check-content.ts"), import("./faults.ts")]);
    const text = readText(folder, file);
    return checkContent(folder).map((fault) => atField(fault, file, text));
  },

  /** Null when there is no such page. Rejects with a ContentFault while its words cannot be read. The pictures are those that it shows. */
  async page(path: string, folder: string, bundle: string) {
    process.env.CONTENT_FOLDER = folder;
    const pages: Pages = await import(pathToFileURL(join(bundle, "pages.js")).href);
    const html = path.startsWith("/downloads/") ? guide(pages, path) : await document(pages, path, bundle);
    return html === null ? null : { html, pictures: [...pages.originals] };
  },
};

type Pages = typeof import("./pages.ts");

function guide({ readGuides, renderGuide }: Pages, path: string): string | null {
  const found = readGuides().find(({ slug }) => path === `/downloads/${slug}.html`);
  return found ? renderGuide(found) : null;
}

async function document({ sitePaths, render, moduleOf }: Pages, path: string, bundle: string): Promise<string | null> {
  const { headOf, sheetsBuilt } = await import("web/build/document-head.ts");
  const known = [...sitePaths, "/404" as const].find((one) => one === path);
  if (!known) return null;
  const manifest: Manifest = JSON.parse(readFileSync(join(bundle, ".vite/manifest.json"), "utf8"));
  const css = sheetsBuilt(manifest, [ENTRY, moduleOf(known)]).map((name) => readFileSync(join(bundle, name), "utf8"));
  return render(known, { script: "", scriptsOf: () => [], head: headOf(css.join("")), dates: new Map() });
}

function readText(folder: string, file: string): string {
  const path = join(folder, file.replace(/^content\//, ""));
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}

export type Jobs = typeof jobs;
export type Order = {
  readonly [K in keyof Jobs]: { readonly id: number; readonly job: K; readonly args: Parameters<Jobs[K]> };
}[keyof Jobs];
/** `faults`: of content that cannot be read. */
export type Answer = { readonly id: number; readonly value?: unknown; readonly error?: string; readonly isFault?: boolean };

parentPort?.on("message", ({ id, job, args }: Order) => {
  const work: (...all: readonly string[]) => Promise<unknown> = jobs[job];
  work(...args).then(
    (value) => parentPort?.postMessage({ id, value } satisfies Answer),
    (error: unknown) =>
      parentPort?.postMessage({
        id,
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
        isFault: error instanceof Error && ["ContentFault", "YAMLParseError"].includes(error.name),
      } satisfies Answer),
  );
});
