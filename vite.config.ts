import { readFileSync } from "node:fs";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { evaluatedModules } from "./scripts/evaluated-modules.ts";
import { scopedNames } from "./scripts/scoped-names.ts";
import { searchIndex } from "./scripts/search-index/plugin.ts";

/** React and the router: on every page, and as good as never changed. */
const library = {
  name: "library",
  priority: 1,
  test: /\/node_modules\/(?:react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//,
};
/** What nearly every page needs. Left alone, the bundler makes a chunk for every set of pages that share a module: half as many requests again. */
const frame = { name: "frame", minShareCount: 30 };
/** The few facts that most exhibits share: left alone they are six chunks of 100 to 300 bytes. The documents and counsel’s copies stay out. */
const specimen = { name: "specimen", test: /\/content\/specimen\/(?:audit-log|count|counts|matter|people)\.ts$/ };

export default defineConfig(({ isPreview, mode }) => ({
  // The one setting of the build: PUBLIC_API_ORIGIN (.env.example).
  envPrefix: ["VITE_", "PUBLIC_API_"],
  plugins: [evaluatedModules(), reactRouter(), searchIndex(), layersInOrder()],
  // Short names in what is shipped, telling ones while developing.
  css: { modules: { generateScopedName: mode === "production" ? scopedNames(import.meta.dirname) : "[name]_[local]" } },
  build: {
    // light-dark(), nesting and container queries reach the browser as written.
    cssTarget: ["chrome125", "firefox128", "safari17.5"],
    assetsInlineLimit: 0,
    // One sheet for the whole site, fetched late: a document carries the rules it needs, and no later page waits for its own.
    cssCodeSplit: false,
  },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [library, specimen, frame] } } } } } },
  // Prerendering starts a preview server whose watcher would rescan the growing output: superlinear with many articles.
  server: isPreview ? { watch: null } : { proxy: { "/api": "http://127.0.0.1:3000" } },
}));

/** Bundling puts the modules' rules before the statement that orders their layers: so that stands once more, first of all. */
function layersInOrder(): Plugin {
  const [order] = /@layer [^;{]+;/.exec(readFileSync(new URL("app/styles/base.css", import.meta.url), "utf8")) ?? [];
  if (!order) throw new Error("app/styles/base.css does not order the layers");
  return {
    name: "layers-in-order",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === "asset" && file.fileName.endsWith(".css")) file.source = `${order}${file.source}`;
      },
    },
  };
}
