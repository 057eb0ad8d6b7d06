import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { classNames } from "web/build/class-names.ts";
import { contentModules } from "../build/content-modules.ts";

/**
 * The staff inbox is a separate bundle: the public site contains none of it, and it is served on
 * another port.
 */
export default defineConfig(({ mode }) => ({
  root: fileURLToPath(new URL(".", import.meta.url)),
  publicDir: false,
  plugins: [contentModules()],
  css: { modules: classNames(mode) },
  build: {
    cssTarget: ["chrome125", "firefox128", "safari17.5"],
    // The content security policy allows only the inbox's files: no data: fonts, no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
}));
