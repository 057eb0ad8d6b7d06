// Pages, in a thread of site.ts.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ENTRY, openBundle } from "./bundle.ts";
import { serve } from "./thread.ts";

let opened: ReturnType<typeof openBundle> | undefined;

const jobs = {
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

export type PagesJobs = typeof jobs;
serve(jobs);
