import type { ChildProcess } from "node:child_process";
import { rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { contentModules } from "web/build/content-modules.ts";
import { launchServer } from "../support/server-process.ts";

export type ServerProcess = {
  /**
   * Resolves to the address once it listens; rejects with its output when the process ends first.
   */
  readonly url: Promise<string>;
  /** Lets the clock of a worker run this far ahead from now on. */
  readonly setClock: (aheadMs: number) => void;
  /** kill -9. */
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** A loaded process that starts on `go`; its clock then runs `aheadMs` milliseconds ahead. */
export type Standby = {
  readonly go: (aheadMs: number) => ServerProcess;
  readonly kill: () => Promise<void>;
};

type Environment = Readonly<Record<string, string>>;

/**
 * Starts the worker in the file `script` (bundleWorker) with the settings in `env`; it serves after
 * `go`.
 */
export function standby(script: string, env: Environment): Standby {
  const { child, url, stop } = launchServer({ ...quiet, ...env }, script);
  const order = (text: string) => child.stdin?.write(`${text}\n`);
  return {
    go(aheadMs) {
      order(`go ${aheadMs}`);
      const ended = () => {
        order("stop");
        return exit(child);
      };
      return {
        url,
        setClock: (ms) => order(`clock ${ms}`),
        kill: () => settled(stop("SIGKILL")),
        stop: ended,
      };
    },
    kill: () => settled(stop("SIGKILL")),
  };
}

/** Starts the real server, as `npm run serve` does. Its clock is the machine's. */
export function startMain(env: Environment): ServerProcess {
  const { url, stop } = launchServer({ ...quiet, ...env });
  return {
    url,
    setClock: () => {},
    kill: () => settled(stop("SIGKILL")),
    stop: () => settled(stop()),
  };
}

const quiet = { LOG_LEVEL: "silent" } as const;

async function settled(ended: Promise<unknown>): Promise<void> {
  await ended;
}

function exit(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once("exit", () => resolve()));
}

/**
 * Bundles the worker, and beside it the thread that it starts; returns its path. It starts in 0.15
 * s of processor time (sources: 0.47 s), which matters for a thousand restarts.
 */
export async function bundleWorker(): Promise<string> {
  const folder = resolve(`.cache/faults-${process.pid}`);
  await build({
    configFile: false,
    logLevel: "error",
    plugins: [contentModules()],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: folder,
      minify: false,
      rollupOptions: {
        input: {
          "worker.mjs": source("./worker.ts"),
          "sqlite-thread.ts": source("../../service/db/sqlite-thread.ts"),
        },
        output: { entryFileNames: "[name]", chunkFileNames: "shared.mjs", format: "esm" },
      },
    },
  });
  return join(folder, "worker.mjs");
}

function source(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

/** Removes what `bundleWorker` made. */
export function removeWorker(file: string): void {
  rmSync(dirname(file), { recursive: true, force: true });
}
