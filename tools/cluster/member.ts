import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";

export type Member = {
  readonly url: string;
  /** Null while it is down. */
  readonly pid: () => number | null;
  /** Resolves when it answers /readyz, now or after its next start. */
  readonly ready: () => Promise<void>;
  /** kill -9; resolves when it is dead. It is then started again. */
  readonly kill: () => Promise<void>;
  /** SIGTERM, without a restart. */
  readonly stop: () => Promise<void>;
};

/** Runs the server on a loopback port and starts it again whenever it ends, as a service manager would. */
export function startMember(port: number, env: Readonly<Record<string, string | undefined>>): Member {
  const url = `http://127.0.0.1:${port}`;
  let stopping = false;
  let child = launch();

  function launch(): ChildProcess {
    const started = spawn(process.execPath, ["service/main.ts"], {
      env: { ...env, HOST: "127.0.0.1", PORT: String(port) },
      // A group of its own: Ctrl+C in a terminal reaches only the cluster, which ends its members in order.
      detached: true,
      stdio: ["ignore", "ignore", "inherit"],
    });
    started.once("exit", async () => {
      if (stopping) return;
      await pause(100);
      if (!stopping) child = launch();
    });
    return started;
  }

  return {
    url,
    pid: () => (hasEnded(child) ? null : (child.pid ?? null)),
    async ready() {
      for (let round = 0; !(await isReady(url)); round += 1) {
        if (round > 1_200) throw new Error(`the server at ${url} does not become ready`);
        await pause(50);
      }
    },
    kill: () => end(child, "SIGKILL"),
    async stop() {
      stopping = true;
      await end(child, "SIGTERM");
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/readyz`, { headers: { connection: "close" } });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(child)) return Promise.resolve();
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill(signal);
  });
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
