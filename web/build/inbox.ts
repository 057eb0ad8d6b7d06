import { fileURLToPath } from "node:url";
import { build } from "vite";

/** Builds the staff inbox into build/inbox, as a separate bundle from the public site. */
export async function buildInbox(): Promise<void> {
  await build({
    configFile: fileURLToPath(new URL("../inbox/vite.config.ts", import.meta.url)),
    mode: "production",
    logLevel: "error",
  });
}
