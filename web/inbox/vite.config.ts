import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { contentModules } from "../build/content-modules.ts";

/**
 * The staff inbox is a separate bundle: the public site contains none of it, and it is served on
 * another port.
 */
export default defineConfig(({ mode }) => ({
  root: fileURLToPath(new URL(".", import.meta.url)),
  publicDir: false,
  plugins: [contentModules()],
  css: {
    modules: { generateScopedName: mode === "production" ? "[hash:base64:5]" : "[name]_[local]" },
  },
  build: {
    outDir: "../../build/inbox",
    emptyOutDir: true,
    cssTarget: ["chrome125", "firefox128", "safari17.5"],
    // The content security policy allows only the inbox's files: no data: fonts, no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
}));
