import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { freePort } from "../../tests/support/nginx.ts";
import { installPackages } from "../support/packages.ts";
import { type Command, type RunningServer, startServer } from "../support/server-process.ts";
import { fileOf, mixOfPaths, siteFolder } from "./mix.ts";
import { nginxCommand } from "./nginx.ts";

/** Who serves the built site, ours first. nginx once as bare as it comes, and once with the headers that we send. */
export async function startContenders(folder: string): Promise<readonly RunningServer[]> {
  const peers = installPackages("peers");
  const site = resolve(siteFolder);
  const script = (name: string) => async (port: number) =>
    [process.execPath, join(peers, "serve", `${name}.mjs`), site, `${port}`] as const;
  const next = prepareNext(peers);
  const makers: readonly (readonly [string, (port: number) => Promise<Omit<Command, "name" | "port">>])[] = [
    ["ours", async (port) => ({ command: [process.execPath, "server/main.ts"], env: { PORT: `${port}`, DATA_DIR: join(folder, "data") } })],
    [
      "nginx, our headers",
      async (port) => ({ command: nginxCommand(join(folder, "full"), port, site, resolve("build/headers/nginx.conf")) }),
    ],
    ["nginx, bare", async (port) => ({ command: nginxCommand(join(folder, "bare"), port, site, null) })],
    ["@fastify/static", async (port) => ({ command: await script("fastify-static")(port) })],
    ["sirv", async (port) => ({ command: await script("sirv")(port) })],
    [
      "next start",
      async (port) => ({ command: [process.execPath, next.bin, "start", "-H", "127.0.0.1", "-p", `${port}`], cwd: next.project }),
    ],
    ["node:http, two bytes", async (port) => ({ command: await script("two-bytes")(port) })],
  ];
  const running: RunningServer[] = [];
  for (const [name, make] of makers) {
    const port = await freePort();
    try {
      running.push(await startServer({ name, port, ...(await make(port)) }));
    } catch (error) {
      for (const server of running) await server.stop();
      throw error;
    }
  }
  return running;
}

/** Answers everything with two bytes: the floor of what node:http takes for a request. It serves no files, so it is not checked. */
export const floor = "node:http, two bytes";

/** Next's project with the precompressed files of the mix under their plain names; built once. Its config adds the content encoding. */
function prepareNext(peers: string): { readonly bin: string; readonly project: string } {
  const project = join(peers, "next-files");
  const bin = join(peers, "node_modules/next/dist/bin/next");
  rmSync(join(project, "public"), { recursive: true, force: true });
  for (const path of mixOfPaths) {
    const target = join(project, "public", fileOf(path).slice(siteFolder.length, -".br".length));
    mkdirSync(join(target, ".."), { recursive: true });
    cpSync(fileOf(path), target);
  }
  if (!existsSync(join(project, ".next/BUILD_ID"))) {
    console.log("Building the Next project of bench/peers/next-files.");
    const { status } = spawnSync(process.execPath, [bin, "build"], { cwd: project, env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" } });
    if (status !== 0) throw new Error("Next does not build");
  }
  return { bin, project };
}
