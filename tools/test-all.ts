// Run by npm test, after install and build: static checks, unit and site tests, then the browsers. Ends with the count of all.
import { execFile, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { enginesHere, ensureBrowser } from "../tests/support/browser.ts";

const RESULTS = ".cache/test-results";
// Hundreds of tests start the service or a command: each reads the compiled modules of the one before, and needs half the time to start.
process.env.NODE_COMPILE_CACHE ??= resolve(".cache/node-code");
mkdirSync(RESULTS, { recursive: true });

const total = { passed: 0, failed: 0, skipped: 0 };
ensureBrowser();
const engines = enginesHere();
const checks = [
  check("Formatting and lint", "biome", "check"),
  check("Style sheets", "stylelint", "{desk,web}/**/*.css"),
  check("Types", "tsc", "--noEmit"),
  check("Unused code", "knip"),
];
for (const { name, said, passes } of await Promise.all(checks)) {
  console.log(`\n${name}\n${said}`);
  add({ passed: passes ? 1 : 0, failed: passes ? 0 : 1, skipped: 0 });
}
run("Unit and site tests", ["vitest", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${RESULTS}/vitest.json`]);
add(vitestCounts());
run("Browsers", ["playwright", "test"]);
add(playwrightCounts());

console.log(`\nBrowser engines: ${engines.join(", ")} (${engines.length} of 3)`);
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ""}`);
process.exitCode = total.failed === 0 ? 0 : 1;

type Counts = typeof total;

async function check(name: string, command: string, ...args: readonly string[]) {
  const ended = promisify(execFile)(command, args, { shell: process.platform === "win32", maxBuffer: Number.POSITIVE_INFINITY });
  const { passes, stdout, stderr } = await ended.then(
    (said) => ({ passes: true, ...said }),
    ({ message, stdout = "", stderr = message }) => ({ passes: false, stdout, stderr }),
  );
  return { name, said: `${stdout}${stderr}`.trim(), passes };
}

function run(name: string, [command = "", ...args]: readonly string[]): void {
  console.log(`\n${name}`);
  spawnSync(command, args, { stdio: "inherit", shell: process.platform === "win32" });
}

function add(counts: Counts) {
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
}

/** A run without a report has failed, whatever it printed. */
function vitestCounts(): Counts {
  const report = readReport("vitest.json");
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  // A file that ends before its tests (an import, a beforeAll) has skipped them: it counts as one failure.
  const suites = report.testResults.filter(
    (file: { status: string; assertionResults: { status: string }[] }) =>
      file.status === "failed" && file.assertionResults.every(({ status }) => status !== "failed"),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + suites.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function playwrightCounts(): Counts {
  const report = readReport("playwright.json");
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped };
}

function readReport(name: string) {
  try {
    return JSON.parse(readFileSync(`${RESULTS}/${name}`, "utf8"));
  } catch {
    return undefined;
  }
}
