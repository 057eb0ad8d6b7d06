// What needs the site's own code, one job after another: site.ts starts it, once for forms and the check and once for pages.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parentPort } from "node:worker_threads";
import type { DeskFault } from "desk/wire.ts";
import { bundlePages, ENTRY, openBundle } from "./bundle.ts";

/** What a worker can do. Every answer can be copied between threads. */
export const jobs = {
  /** Bundles the pages into the folder `bundle`, and draws one, so that the next is quick. */
  async prepare(project: string, bundle: string): Promise<void> {
    await bundlePages(project, bundle);
    // Faults are told when somebody asks for the page.
    await jobs.page("/", join(project, "content"), bundle).catch(() => undefined);
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
    opened ??= openBundle(bundle);
    const { manifest, pages } = opened;
    process.env.CONTENT_FOLDER = folder;
    const { originals, readGuides, renderGuide, sitePaths, moduleOf, render } = pages();
    // Reading all guides takes longer than drawing a page.
    const guide = path.startsWith("/downloads/") && readGuides().find(({ slug }) => path === `/downloads/${slug}.html`);
    const known = [...sitePaths, "/404" as const].find((one) => one === path);
    if (guide) return { html: renderGuide(guide), pictures: [...originals] };
    if (!known) return null;
    const { headOf, sheetsBuilt } = await import("web/build/document-head.ts");
    const css = sheetsBuilt(manifest, [ENTRY, moduleOf(path)]).map((name) => readFileSync(join(bundle, name), "utf8"));
    const html = await render(known, { script: "", scriptsOf: () => [], head: headOf(css.join("")), dates: new Map() });
    return { html, pictures: [...originals] };
  },
};

let opened: ReturnType<typeof openBundle> | undefined;

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
