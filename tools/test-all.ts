// Run by npm test and npm run test:all, after install and build: static checks, unit, site and
// fault tests, then the browsers. Ends with the minutes of each part, the slowest files and the
// count of all; the table of times is kept in .cache/test-results/times.txt.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { relative, resolve } from "node:path";
import { enginesHere, ensureBrowser } from "../tests/support/browser.ts";
import { staticChecks } from "./static-checks.ts";

const RESULTS = ".cache/test-results";
// Hundreds of tests start the service or a command: each reads the compiled modules of the one
// before, and needs half the time to start.
process.env.NODE_COMPILE_CACHE ??= resolve(".cache/node-code");
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

type Counts = { passed: number; failed: number; skipped: number };
/**
 * One test file in one part of the run, with the seconds that its tests took, one after the other.
 */
type FileTime = { readonly part: string; readonly file: string; readonly seconds: number };

const total: Counts = { passed: 0, failed: 0, skipped: 0 };
/** Seconds by the clock of each part, in the order in which they ran. */
const parts = new Map<string, number>(
  Object.entries(JSON.parse(process.env.TEST_SECONDS_BEFORE ?? "{}")),
);
ensureBrowser();
const engines = enginesHere();
await timed("Static checks", async () => add({ ...(await staticChecks()), skipped: 0 }));
await timed("Unit, site and fault tests", () =>
  run(
    "vitest",
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${RESULTS}/vitest.json`,
  ),
);
const vitest = readReport("vitest.json");
add(vitest ? vitestCounts(vitest) : { passed: 0, failed: 1, skipped: 0 });
await timed("Browsers", () => run("playwright", "test"));
const playwright = readReport("playwright.json");
add(playwright ? playwrightCounts(playwright) : { passed: 0, failed: 1, skipped: 0 });

const table = timeTable([...vitestTimes(vitest), ...playwrightTimes(playwright)]);
writeFileSync(`${RESULTS}/times.txt`, table);
console.log(`\n${table}`);
console.log(`Browser engines: ${engines.join(", ")} (${engines.length} of 3)`);
console.log(
  `${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ""}`,
);
process.exitCode = total.failed === 0 ? 0 : 1;

async function timed(part: string, work: () => void | Promise<void>) {
  console.log(`\n${part}`);
  const start = performance.now();
  await work();
  parts.set(part, (performance.now() - start) / 1000);
}

function run(command: string, ...args: readonly string[]): void {
  spawnSync(command, args, { stdio: "inherit", shell: process.platform === "win32" });
}

function add(counts: Counts) {
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
}

/** A run without a report has failed, whatever it printed. */
function readReport(name: string) {
  try {
    return JSON.parse(readFileSync(`${RESULTS}/${name}`, "utf8"));
  } catch {
    return undefined;
  }
}

type VitestReport = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
};

function vitestCounts(report: VitestReport): Counts {
  // A file that ends before its tests (an import, a beforeAll) has skipped them: it counts as one
  // failure.
  const broken = report.testResults.filter(
    (file) =>
      file.status === "failed" && file.assertionResults.every(({ status }) => status !== "failed"),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function vitestTimes(report: VitestReport | undefined): readonly FileTime[] {
  return (report?.testResults ?? []).map(({ name, startTime, endTime }) => {
    const file = relative(process.cwd(), name).replaceAll("\\", "/");
    const part = file.startsWith("tests/faults/")
      ? "faults"
      : file.startsWith("tests/site/")
        ? "site"
        : "unit";
    return { part, file, seconds: Math.max(0, endTime - startTime) / 1000 };
  });
}

type PlaywrightSuite = {
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly tests: readonly {
      readonly projectName: string;
      readonly results: readonly { readonly duration: number }[];
    }[];
  }[];
};
type PlaywrightReport = {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
  readonly suites: readonly PlaywrightSuite[];
};

/** A test that failed once and then passed has failed. */
function playwrightCounts({ stats, errors }: PlaywrightReport): Counts {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

function playwrightTimes(report: PlaywrightReport | undefined): readonly FileTime[] {
  const timesOf = (suite: PlaywrightSuite): readonly FileTime[] => [
    ...suite.specs.flatMap(({ tests }) =>
      tests.map(({ projectName, results }) => ({
        part: projectName,
        file: `tests/e2e/${suite.file}`,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      })),
    ),
    ...(suite.suites ?? []).flatMap(timesOf),
  ];
  return (report?.suites ?? []).flatMap(timesOf);
}

/**
 * Minutes of each part by the clock, then of each kind of test (summed over the processes that ran
 * beside each other), then the slowest files.
 */
function timeTable(times: readonly FileTime[]): string {
  const kinds = sums(times, ({ part }) => part);
  const files = sums(times, ({ part, file }) => `${file} (${part})`);
  const whole = [...parts.values()].reduce((sum, seconds) => sum + seconds, 0);
  return [
    `Minutes, by the clock (${availableParallelism()} cores)`,
    ...[...parts, ["All", whole] as const].map(([part, seconds]) => row(part, seconds / 60, 2)),
    "",
    "Minutes of tests, which run beside each other",
    ...kinds.map(([kind, seconds]) => row(kind, seconds / 60, 2)),
    "",
    "The ten slowest files, seconds",
    ...files.slice(0, 10).map(([file, seconds]) => row(file, seconds, 1)),
    "",
  ].join("\n");
}

function row(name: string, value: number, digits: number): string {
  return `  ${value.toFixed(digits).padStart(7)}  ${name}`;
}

/** Sums of seconds by a name, the largest first. */
function sums(
  times: readonly FileTime[],
  nameOf: (time: FileTime) => string,
): readonly (readonly [string, number])[] {
  const byName = new Map<string, number>();
  for (const time of times)
    byName.set(nameOf(time), (byName.get(nameOf(time)) ?? 0) + time.seconds);
  return [...byName].sort(([, a], [, b]) => b - a);
}
