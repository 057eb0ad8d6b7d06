// The same home, service, contact and blog pages as an Astro site would have them: components rendered at build, scripts for what moves.
import { fileURLToPath } from "node:url";
import react from "@astrojs/react";
import { defineConfig } from "astro/config";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here("."),
  publicDir: here("../../../public"),
  site: "https://www.probata.example",
  integrations: [react()],
  vite: {
    resolve: { alias: { "react-router": here("src/router.jsx") } },
    // Bundled, so that they meet the alias and one React.
    ssr: { noExternal: [/^@tanstack\//, /^@radix-ui\//, /^@hookform\//, "radix-ui", "react-hook-form"] },
    build: { assetsInlineLimit: 0 },
  },
});
