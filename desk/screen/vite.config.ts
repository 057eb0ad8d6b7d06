import { fileURLToPath } from "node:url";
import { buildFolder } from "service/settings.ts";
import { defineConfig } from "vite";
import { classNames } from "web/build/class-names.ts";
import { contentModules } from "web/build/content-modules.ts";

/** The desk's screens are a separate bundle: the public site contains none of it. */
export default defineConfig(({ mode }) => ({
  root: fileURLToPath(new URL(".", import.meta.url)),
  base: "/desk/",
  publicDir: false,
  plugins: [contentModules()],
  css: { modules: classNames(mode) },
  build: {
    outDir: `../../${buildFolder}/desk`,
    emptyOutDir: true,
    cssTarget: ["chrome125", "firefox128", "safari17.5"],
    // The content security policy allows only the desk's files: no data: fonts, no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // CodeMirror is most of it, and staff load it once.
    chunkSizeWarningLimit: 1000,
  },
}));
