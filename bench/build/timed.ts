import { spawn } from "node:child_process";
import { usage } from "../support/server-process.ts";

/** Wall and processor time in seconds, peak memory in bytes, and what the command printed. */
export type Timed = { readonly wall: number; readonly cpu: number; readonly peak: number; readonly said: string };

/**
 * Runs a command under bash's `time`, which counts the processor time of all its descendants. Rejects with the command's output when it
 * fails.
 */
export function timed(command: readonly string[], cwd: string): Promise<Timed> {
  const env = { ...process.env, TIMEFORMAT: "timed %R %U %S", NODE_ENV: "production" };
  const child = spawn("bash", ["-c", 'time "$@"', "bash", ...command], { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  let peak = 0;
  const hear = (chunk: Buffer) => {
    said += chunk.toString();
  };
  child.stdout.on("data", hear);
  child.stderr.on("data", hear);
  const watch = setInterval(() => {
    peak = Math.max(peak, usage(child.pid ?? 0).rss);
  }, 200);
  return new Promise((resolve, reject) => {
    child.once("close", (code) => {
      clearInterval(watch);
      const [, wall, user, system] = /timed ([\d.]+) ([\d.]+) ([\d.]+)/.exec(said) ?? [];
      if (code !== 0) reject(new Error(`${command.join(" ")} failed:\n${said.slice(-3_000)}`));
      else resolve({ wall: Number(wall), cpu: Number(user) + Number(system), peak, said });
    });
  });
}
