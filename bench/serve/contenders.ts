import { join, resolve } from "node:path";
import { freePort } from "../../tests/support/nginx.ts";
import { type Command, type RunningServer, startServer } from "../support/server-process.ts";
import { siteFolder } from "./mix.ts";
import { nginxCommand } from "./nginx.ts";

/** Answers every request with two bytes: the cost of node:http itself. It serves no files, so its answers are not checked. */
export const floor = "node:http, two bytes";

/**
 * Starts the servers to compare, ours first; nginx once with our headers and once without. Rejects, and stops them, when one does not
 * start.
 */
export async function startContenders(folder: string): Promise<readonly RunningServer[]> {
  const site = resolve(siteFolder);
  const makers: readonly (readonly [string, (port: number) => Omit<Command, "name" | "port">])[] = [
    ["ours", (port) => ({ command: [process.execPath, "server/main.ts"], env: { PORT: `${port}`, DATA_DIR: join(folder, "data") } })],
    ["nginx, our headers", (port) => ({ command: nginxCommand(join(folder, "full"), port, site, resolve("build/headers/nginx.conf")) })],
    ["nginx, bare", (port) => ({ command: nginxCommand(join(folder, "bare"), port, site, null) })],
    [floor, (port) => ({ command: [process.execPath, join(import.meta.dirname, "two-bytes.ts"), `${port}`] })],
  ];
  const running: RunningServer[] = [];
  for (const [name, make] of makers) {
    const port = await freePort();
    try {
      running.push(await startServer({ name, port, ...make(port) }));
    } catch (error) {
      for (const server of running) await server.stop();
      throw error;
    }
  }
  return running;
}
