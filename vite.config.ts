import { readFileSync } from "node:fs";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { chunkFileNames, chunkGroups } from "./scripts/chunks.ts";
import { evaluatedModules } from "./scripts/evaluated-modules.ts";
import { scopedNames } from "./scripts/scoped-names.ts";
import { searchIndex } from "./scripts/search-index/plugin.ts";

export default defineConfig(({ isPreview, mode }) => ({
  // The one setting of the build: PUBLIC_API_ORIGIN (.env.example).
  envPrefix: ["VITE_", "PUBLIC_API_"],
  plugins: [evaluatedModules(), reactRouter(), searchIndex(), layersInOrder()],
  // Short names in the built site, descriptive ones in development.
  css: { modules: { generateScopedName: mode === "production" ? scopedNames(import.meta.dirname) : "[name]_[local]" } },
  build: {
    // So that light-dark(), nesting and container queries reach the browser as written.
    cssTarget: ["chrome125", "firefox128", "safari17.5"],
    assetsInlineLimit: 0,
    // One sheet for the whole site, loaded late: each document contains the rules it needs, and no later page waits for a sheet.
    cssCodeSplit: false,
  },
  environments: { client: { build: { rolldownOptions: { output: { chunkFileNames, codeSplitting: { groups: chunkGroups } } } } } },
  // Prerendering starts a preview server whose watcher would rescan the growing output: superlinear with many articles.
  server: isPreview ? { watch: null } : { proxy: { "/api": "http://127.0.0.1:3000" } },
}));

/** Bundling puts the modules' rules before the statement that orders their layers, so that statement is repeated first of all. */
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
