import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { buildFolder } from "service/settings.ts";

export type DeskClone = Awaited<ReturnType<typeof startDesk>>;

/**
 * Starts npm run desk in a clone of this repository with the built screens, on a free port.
 * Whatever it publishes stays in the clone. `script`: tools/inbox.ts starts the staff inbox in its
 * place.
 */
export async function startDesk(
  settings: Readonly<Record<string, string>> = {},
  script = "desk/main.ts",
) {
  const folder = mkdtempSync(join(tmpdir(), "desk-"));
  const git = (...args: readonly string[]) =>
    execFileSync("git", args, { cwd: folder, encoding: "utf8" }).trim();
  execFileSync("git", ["clone", "--quiet", "--shared", process.cwd(), folder]);
  git("config", "user.name", "Grace Hall");
  git("config", "user.email", "grace@hall.example");
  // A clone of a checkout without a branch has none.
  git("checkout", "--quiet", "-B", "main");
  linkPackages(folder);
  mkdirSync(join(folder, "build"));
  for (const name of ["desk", "inbox"])
    symlinkSync(resolve(buildFolder, name), join(folder, "build", name));
  const child = spawn(process.execPath, [join(folder, script)], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DESK_PORT: "0",
      INBOX_PORT: "0",
      LOG_LEVEL: "warn",
      NODE_OPTIONS: `--import=${pathToFileURL(resolve("tests/support/moved-clock.ts"))}`,
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const url = await new Promise<string>((started, failed) => {
    let said = "";
    const hear = (data: Buffer) => {
      said += data;
      const [address] = /http:\/\/localhost:\d+/.exec(said) ?? [];
      if (address) started(address);
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    child.once("exit", () => failed(new Error(`the desk ended before it listened: ${said}`)));
  });
  return {
    origin: url,
    url: `${url}/desk/`,
    git,
    /** What the last publication changed: lines that came and went, by file. */
    lines: () =>
      Object.fromEntries(
        git("show", "--numstat", "--format=", "HEAD")
          .split("\n")
          .map((line) => line.split("\t"))
          .map(([came, went, file = ""]) => [file, `+${came} -${went}`]),
      ),
    /** Its lines, without those around them. */
    diff: () =>
      git("show", "--unified=0", "--format=", "HEAD")
        .split("\n")
        .filter((line) => /^[+-](?![+-]{2} )/.test(line))
        .join("\n"),
    /** Moves the desk's date to `time`, in milliseconds since 1970; null: as this machine's. */
    setTime: (time: number | null) =>
      new Promise<void>((sent, failed) =>
        child.send(time === null ? 0 : time - Date.now(), (error) =>
          error ? failed(error) : sent(),
        ),
      ),
    async stop() {
      child.removeAllListeners("exit");
      child.kill();
      await new Promise((ended) => child.once("exit", ended));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** This checkout's packages, but the clone's own workspaces. */
function linkPackages(folder: string) {
  mkdirSync(join(folder, "node_modules"));
  for (const name of readdirSync("node_modules")) {
    const there = realpathSync(join("node_modules", name));
    const isOwn = !there.includes("node_modules");
    symlinkSync(isOwn ? join("..", name) : there, join(folder, "node_modules", name));
  }
}
