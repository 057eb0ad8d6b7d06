import { fileURLToPath } from "node:url";
import { sitePaths } from "content/site-paths.ts";
import { buildFolder } from "service/settings.ts";
import { defineConfig } from "vite";
import { classNames } from "./web/build/class-names.ts";
import { contentModules } from "./web/build/content-modules.ts";
import { documents } from "./web/build/documents.ts";
import { pictures } from "./web/build/pictures.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ mode }) => ({
  // The one setting of the build: PUBLIC_API_ORIGIN (.env.example).
  envPrefix: ["VITE_", "PUBLIC_API_"],
  plugins: [
    contentModules(),
    pictures(),
    documents(sitePaths, { site: at(`${buildFolder}/client`), cache: at(".cache/documents") }),
  ],
  worker: { plugins: () => [contentModules()] },
  css: { modules: classNames(mode) },
  // Reached by the reader of Outlook's messages, and needed there for code pages that it is never
  // told.
  resolve: { alias: { "iconv-lite": at("instruments/links/no-code-pages.ts") } },
  build: {
    // So that light-dark(), nesting and container queries reach the browser as written.
    cssTarget: ["chrome125", "firefox128", "safari17.5"],
    assetsInlineLimit: 0,
  },
  server: { port: 5173, strictPort: true, proxy: { "/api": "http://127.0.0.1:3000" } },
}));
