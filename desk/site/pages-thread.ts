// Pages, in a thread of site.ts.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { loadContent } from "content/content.ts";
import { originals } from "content/picture.ts";
import { show } from "content/shown.ts";
import { sitePaths } from "content/site-paths.ts";
import { headOf, rulesOf, sheetsBuilt } from "web/build/document-head.ts";
import { readGuides, renderGuide } from "web/text/guide.ts";
import { serve } from "./thread.ts";

const RENDER = "web/build/render.tsx";

const jobs = {
  /**
   * Null when there is no such page. Rejects with a ContentFault while the words cannot be read.
   * The pictures are those that it shows.
   */
  async page(path: string, folder: string, bundle: string) {
    originals.clear();
    const content = loadContent(folder);
    show(content);
    const guide =
      path.startsWith("/downloads/") &&
      readGuides().find(({ slug }) => path === `/downloads/${slug}.html`);
    if (guide) return { html: renderGuide(guide), pictures: [...originals] };
    const known = [...sitePaths, "/404" as const].find((one) => one === path);
    if (!known) return null;
    const { moduleOf, render }: typeof import("web/build/render.tsx") = await import(
      pathToFileURL(join(bundle, "render.js")).href
    );
    const manifest = JSON.parse(readFileSync(join(bundle, ".vite/manifest.json"), "utf8"));
    const css = sheetsBuilt(manifest, [RENDER, moduleOf(path)]).map((name) =>
      readFileSync(join(bundle, name), "utf8"),
    );
    const html = await render(known, content, {
      script: "",
      scriptsOf: () => [],
      head: headOf(rulesOf(css.join("")).screen),
      dates: new Map(),
    });
    return { html, pictures: [...originals] };
  },
};
export type PagesJobs = typeof jobs;

serve(jobs);
