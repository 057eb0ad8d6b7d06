// Run by npm pack in instruments/ (its prepack): bundles the command into its dist, because Node
// reads no TypeScript below node_modules. All packages are in the bundle but the two that draw and
// decode pictures, which have parts for each machine; words are in it as values.
import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";
import { valuesAsModule } from "web/build/content-modules.ts";

const root = fileURLToPath(new URL("../instruments", import.meta.url));

const values: Plugin = {
  name: "values",
  enforce: "pre",
  load: (id) => valuesAsModule(id),
  // The thread is a file of the bundle too.
  transform: (code, id) =>
    id === `${root}/redactions/check-in-thread.ts`
      ? code.replace("redactions-thread.ts", "redactions-thread.js")
      : undefined,
};

rmSync(`${root}/dist`, { recursive: true, force: true });
await build({
  root,
  configFile: false,
  logLevel: "warn",
  plugins: [values],
  resolve: { alias: { "iconv-lite": `${root}/links/no-code-pages.ts` } },
  ssr: { noExternal: true, external: ["@napi-rs/canvas", "sharp"] },
  build: {
    ssr: true,
    outDir: "dist",
    target: "node24",
    rollupOptions: {
      input: {
        bin: `${root}/bin.ts`,
        "redactions-thread": `${root}/redactions/redactions-thread.ts`,
      },
      output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
    },
  },
});
