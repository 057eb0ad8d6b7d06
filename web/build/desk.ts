import { fileURLToPath } from "node:url";
import { build } from "vite";

/** Builds the desk's screens into `desk` in the build's folder, as a separate bundle from the public site. */
export async function buildDesk(): Promise<void> {
  await build({
    configFile: fileURLToPath(new URL("../../desk/screen/vite.config.ts", import.meta.url)),
    mode: "production",
    logLevel: "error",
  });
}
