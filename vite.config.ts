import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { searchIndex } from "./scripts/search-index/plugin.ts";

/** React and the router: on every page, and as good as never changed. */
const library = {
  name: "library",
  priority: 1,
  test: /\/node_modules\/(?:react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//,
};
/** What the header is made of, in one chunk with one style sheet: every document names its sheets, and these would be four on all of them. */
const frame = {
  name: "frame",
  test: /\/app\/(?:layout\/(?!page|sheet|site-footer|side-tabs|bates-context|preview)|search\/(?:search-control|search-request|shortcut)|ui\/(?:button|class-names|icon|link|text)\.)|\/content\/(?:navigation|search|feeds|practices|site-map)\./,
};

export default defineConfig(({ isPreview, mode }) => ({
  // The one setting of the build: PUBLIC_API_ORIGIN (.env.example).
  envPrefix: ["VITE_", "PUBLIC_API_"],
  plugins: [reactRouter(), searchIndex()],
  // Short names in what is shipped, telling ones while developing.
  css: { modules: { generateScopedName: mode === "production" ? "[hash:base64:5]" : "[name]_[local]" } },
  build: {
    // light-dark(), nesting and container queries reach the browser as written.
    cssTarget: ["chrome125", "firefox128", "safari17.5"],
    assetsInlineLimit: 0,
  },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [library, frame] } } } } } },
  // Prerendering starts a preview server whose watcher would rescan the growing output: superlinear with many articles.
  server: isPreview ? { watch: null } : { proxy: { "/api": "http://127.0.0.1:3000" } },
}));
