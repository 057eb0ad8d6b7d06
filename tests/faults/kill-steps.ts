import { spawnSync } from "node:child_process";
import { resolve } from "node:path";

type Program = {
  /** The script and its arguments. */
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd?: string;
};

/**
 * Runs a program again and again, killed before its first step, its second, and so on
 * (kill-at-step.ts), until it ends by itself. `program` is asked before each run, and `afterKill`
 * judges what the kill has left. Gives the number of kills. Throws with the program's output when a
 * run ends badly by itself.
 */
export async function killAtEachStep(
  program: (step: number) => Program,
  afterKill: () => Promise<void> | void,
): Promise<number> {
  for (let step = 1; ; step += 1) {
    const { args, env, cwd } = program(step);
    const settings = {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ...env,
      KILL_AT_STEP: String(step),
    };
    const run = ["--import", resolve("tests/faults/kill-at-step.ts"), ...args];
    const { signal, status, stdout, stderr } = spawnSync(process.execPath, run, {
      cwd,
      env: settings,
      encoding: "utf8",
    });
    if (signal === "SIGKILL") await afterKill();
    else if (status === 0) return step - 1;
    else
      throw new Error(`the run of step ${step} ended with ${status ?? signal}: ${stdout}${stderr}`);
  }
}
