// npm run check: format and lint, style sheets, types and unused code, beside each other. npm test
// begins with the same.
import { execFile } from "node:child_process";
import { promisify } from "node:util";

const checks = {
  "Formatting and lint": ["biome", "check"],
  "Style sheets": ["stylelint", "{desk,web}/**/*.css"],
  // Types of files that did not change are remembered, as before a commit (.githooks/pre-commit).
  Types: ["tsc", "--noEmit", "--incremental", "--tsBuildInfoFile", ".cache/types.tsbuildinfo"],
  "Unused code": ["knip"],
};

/** Runs all checks, prints what each says, and gives how many passed and failed. */
export async function staticChecks(): Promise<{
  readonly passed: number;
  readonly failed: number;
}> {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, command]) => {
      const { passes, said } = await outcome(command);
      console.log(`${name}: ${passes ? "nothing found" : "failed"}${said ? `\n${said}` : ""}`);
      return passes;
    }),
  );
  const passed = results.filter(Boolean).length;
  return { passed, failed: results.length - passed };
}

async function outcome([command = "", ...args]: readonly string[]) {
  const ended = promisify(execFile)(command, args, {
    shell: process.platform === "win32",
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  const { passes, stdout, stderr } = await ended.then(
    (said) => ({ passes: true, ...said }),
    ({ message, stdout = "", stderr = message }) => ({ passes: false, stdout, stderr }),
  );
  return { passes, said: `${stdout}${stderr}`.trim() };
}

if (import.meta.main) {
  const { failed } = await staticChecks();
  process.exitCode = failed === 0 ? 0 : 1;
}
