import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../tests/support/nginx.ts";
import { type RunningServer, startServer } from "./server-process.ts";

/** Starts the production server on the built site; its data folder is removed at the end. Ends the process without a built site. */
export async function startSite(): Promise<RunningServer> {
  if (!existsSync("build/client")) {
    console.error("Run npm run build first.");
    process.exit(1);
  }
  const data = mkdtempSync(join(tmpdir(), "site-bench-"));
  const port = await freePort();
  const env = { PORT: `${port}`, DATA_DIR: data, NODE_ENV: "production" };
  const server = await startServer({ name: "ours", command: [process.execPath, "server/main.ts"], port, env });
  return {
    ...server,
    async stop() {
      await server.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
