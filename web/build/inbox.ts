import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { buildFolder, projectRoot } from "service/settings.ts";
import { build } from "vite";

/**
 * Builds the staff inbox into `inbox` in the build's folder, as a separate bundle from the public
 * site.
 */
export async function buildInbox(): Promise<void> {
  await build({
    configFile: fileURLToPath(new URL("../inbox/vite.config.ts", import.meta.url)),
    mode: "production",
    logLevel: "error",
    build: { outDir: resolve(projectRoot, buildFolder, "inbox"), emptyOutDir: true },
  });
}
