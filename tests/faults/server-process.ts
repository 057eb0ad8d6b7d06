import { type ChildProcess, spawn } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testStaffToken } from "../support/service.ts";

export type ServerProcess = {
  /** Resolves to the address once it listens; rejects when the process ends before, with what it said. */
  readonly url: Promise<string>;
  /** Lets the clock of a worker run this far ahead from now on. */
  readonly setClock: (aheadMs: number) => void;
  /** kill -9. */
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** A process that is loaded and waits for the word; its clock then runs `aheadMs` ahead. */
export type Standby = { readonly go: (aheadMs: number) => ServerProcess; readonly kill: () => Promise<void> };

type Environment = Readonly<Record<string, string>>;

/** Starts the worker in the file `script` (bundle-worker.ts) with the settings in `env`, ready to serve at a word. */
export function standby(script: string, env: Environment): Standby {
  const child = launch(script, env);
  const order = (text: string) => child.stdin?.write(`${text}\n`);
  return {
    go(aheadMs) {
      order(`go ${aheadMs}`);
      const ended = () => {
        order("stop");
        return exit(child);
      };
      return { url: addressOf(child), setClock: (ms) => order(`clock ${ms}`), kill: () => kill(child), stop: ended };
    },
    kill: () => kill(child),
  };
}

/** Starts the real server, as `npm run serve` does. Its clock is the machine's. */
export function startMain(env: Environment): ServerProcess {
  const child = launch("server/main.ts", env);
  return { url: addressOf(child), setClock: () => {}, kill: () => kill(child), stop: () => kill(child, "SIGTERM") };
}

function launch(script: string, env: Environment): ChildProcess {
  const child = spawn(process.execPath, [script], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: join(tmpdir(), "contact-faults-compiled"),
      HOST: "127.0.0.1",
      PORT: "0",
      STAFF_TOKEN: testStaffToken,
      LOG_LEVEL: "silent",
      CONTACT_LIMIT_PER_MINUTE: "1000000000",
      CONTACT_LIMIT_ALL_PER_MINUTE: "1000000000",
      ...env,
    },
    stdio: ["pipe", "pipe", "pipe"],
  });
  // A killed process breaks its pipes.
  child.stdin?.on("error", () => {});
  return child;
}

function addressOf(child: ChildProcess): Promise<string> {
  const found = new Promise<string>((resolve, reject) => {
    let said = "";
    const read = (chunk: Buffer) => {
      said += chunk.toString();
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
      if (address) resolve(address);
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("exit", () => reject(new Error(`the server ended before it listened: ${said.slice(0, 2_000)}`)));
  });
  // Nobody may be waiting for it when it is killed on its way up.
  found.catch(() => {});
  return found;
}

function kill(child: ChildProcess, signal: NodeJS.Signals = "SIGKILL"): Promise<void> {
  const ended = exit(child);
  child.kill(signal);
  return ended;
}

function exit(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once("exit", () => resolve()));
}
