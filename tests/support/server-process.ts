import { type ChildProcess, spawn } from "node:child_process";
import { testStaffToken } from "./service.ts";

export type ServerProcess = {
  readonly child: ChildProcess;
  /** The first loopback address that it prints. */
  readonly url: string;
  /** All that it has written to standard output. */
  readonly said: () => string;
  /** SIGTERM by default; resolves with the exit code, or null after a signal that kills. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>;
};

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Starts `node <script>` (default: the server) on a free port, with only the settings in `env` and
 * no limits for one visitor. Resolves when it prints its address; rejects with its output when it
 * ends first.
 */
export async function startServerProcess(
  env: Environment,
  script = "service/main.ts",
): Promise<ServerProcess> {
  const { child, url, said, stop } = launchServer(env, script);
  return { child, said, stop, url: await url };
}

/**
 * The same without waiting for the address. `watcher` is a program with its arguments that runs
 * Node, such as strace.
 */
export function launchServer(
  env: Environment,
  script = "service/main.ts",
  watcher: readonly string[] = [],
) {
  const [program = process.execPath, ...args] = [...watcher, process.execPath, script];
  const child = spawn(program, args, {
    env: {
      PATH: process.env.PATH,
      BUILD_DIR: process.env.BUILD_DIR,
      // A thousand starts should not compile everything a thousand times.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? ".cache/compiled",
      HOST: "127.0.0.1",
      PORT: "0",
      STAFF_TOKEN: testStaffToken,
      CONTACT_LIMIT_PER_MINUTE: "1000000000",
      CONTACT_LIMIT_ALL_PER_MINUTE: "1000000000",
      ...env,
    },
    stdio: ["pipe", "pipe", "pipe"],
  });
  // A killed process breaks its pipes.
  child.stdin.on("error", () => {});
  let out = "";
  let err = "";
  const url = Promise.withResolvers<string>();
  // Nobody may be waiting for it when it is killed during its start.
  url.promise.catch(() => {});
  child.stdout.on("data", (chunk) => {
    out += chunk;
    const address = /http:\/\/127\.0\.0\.1:\d+(?=\s)/.exec(out)?.[0];
    if (address) url.resolve(address);
  });
  child.stderr.on("data", (chunk) => {
    err = (err + chunk).slice(-20_000);
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  void ended.then(() => url.reject(new Error(`the server ended before it listened: ${out}${err}`)));
  return {
    child,
    url: url.promise,
    said: () => out,
    logged: () => err,
    stop(signal: NodeJS.Signals = "SIGTERM") {
      child.kill(signal);
      return ended;
    },
  };
}
