import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

/** The staff inbox is a bundle of its own: nothing of it is in the public site, and it is served on another port. */
export default defineConfig(({ mode }) => ({
  root: fileURLToPath(new URL(".", import.meta.url)),
  publicDir: false,
  css: { modules: { generateScopedName: mode === "production" ? "[hash:base64:5]" : "[name]_[local]" } },
  build: {
    outDir: "../build/inbox",
    emptyOutDir: true,
    cssTarget: ["chrome125", "firefox128", "safari17.5"],
    // The policy allows files of the inbox only, no data: fonts and no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
}));
