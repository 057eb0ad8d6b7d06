import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { scopedNames } from "./scripts/scoped-names.ts";

export default defineConfig(({ isPreview, mode }) => ({
  // The one setting of the build: PUBLIC_API_ORIGIN (.env.example).
  envPrefix: ["VITE_", "PUBLIC_API_"],
  plugins: [reactRouter()],
  // Short names in what is shipped, telling ones while developing.
  css: { modules: { generateScopedName: mode === "production" ? scopedNames(import.meta.dirname) : "[name]_[local]" } },
  build: {
    // light-dark(), nesting and container queries reach the browser as written.
    cssTarget: ["chrome125", "firefox128", "safari17.5"],
    assetsInlineLimit: 0,
  },
  // Prerendering starts a preview server whose watcher would rescan the growing output: superlinear with many articles.
  server: isPreview ? { watch: null } : { proxy: { "/api": "http://127.0.0.1:3000" } },
}));
