// Run as a program with a project and a folder, it bundles the pages. A process of its own gives
// back the memory that a bundler takes. The desk starts git often, and a large process is slow to
// start another one.
import { createBuilder } from "vite";
import { classNames } from "web/build/class-names.ts";
import { contentModules } from "web/build/content-modules.ts";
import { documents } from "web/build/documents.ts";

/**
 * Bundles what draws the site's documents, with their styles and without its words, into the folder
 * `out`.
 */
async function bundlePages(project: string, out: string): Promise<void> {
  const builder = await createBuilder({
    configFile: false,
    root: project,
    logLevel: "error",
    plugins: [contentModules(), documents([], { site: out, cache: out })],
    css: { modules: classNames("production") },
    build: { cssTarget: ["chrome125", "firefox128", "safari17.5"], assetsInlineLimit: 0 },
  });
  const { ssr } = builder.environments;
  if (ssr) await builder.build(ssr);
}

if (import.meta.main) {
  const [, , project = "", out = ""] = process.argv;
  await bundlePages(project, out);
}
