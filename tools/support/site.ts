import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServerProcess } from "../../tests/support/server-process.ts";

/** Starts the production server on the built site. `stop` removes its data folder. Throws without a built site. */
export async function startSite(): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  if (!existsSync("build/client")) throw new Error("There is no built site. Run npm run build first.");
  const data = mkdtempSync(join(tmpdir(), "site-bench-"));
  const server = await startServerProcess({ DATA_DIR: data, NODE_ENV: "production" });
  return {
    url: server.url,
    async stop() {
      await server.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
