import { existsSync, readFileSync } from "node:fs";
import * as z from "zod/mini";

/** The last results on this machine; "not run" where there are none. */
export type Figures = { readonly accessibility: object | "not run"; readonly faults: object | "not run" };

/** Where the runs leave their results. */
export const resultFiles = { browsers: ".cache/test-results/playwright.json", faults: ".cache/test-results/faults.json" } as const;

/** The results of the last accessibility tests (npm test) and fault run (npm run test:faults). Throws when a file has another shape. */
export function readFigures(files: Readonly<Record<keyof typeof resultFiles, string>> = resultFiles): Figures {
  const [browsers, faults] = [readJson(files.browsers), readJson(files.faults)];
  return {
    accessibility: browsers === null ? "not run" : accessibility(report.parse(browsers)),
    faults: faults === null ? "not run" : z.looseObject({}).parse(faults),
  };
}

/** The part of Playwright's report that is read here. */
const spec = z.object({ tests: z.array(z.object({ projectName: z.string(), status: z.string() })) });
const suite = z.object({
  file: z.string(),
  specs: z.array(spec),
  get suites() {
    return z.optional(z.array(suite));
  },
});
const report = z.object({
  config: z.object({ metadata: z.optional(z.object({ gitCommit: z.optional(z.object({ hash: z.string() })) })) }),
  suites: z.array(suite),
  stats: z.object({ startTime: z.string() }),
});

/** Results of axe and further rules on every page and in every open state (tests/e2e/accessibility/). */
function accessibility({ config, suites, stats }: z.output<typeof report>): object | "not run" {
  const tests = suites.filter(({ file }) => file.startsWith("accessibility/")).flatMap(testsOf);
  if (tests.length === 0) return "not run";
  const count = (...wanted: readonly string[]) => tests.filter(({ status }) => wanted.includes(status)).length;
  return {
    date: stats.startTime,
    commit: config.metadata?.gitCommit?.hash ?? null,
    engines: [...new Set(tests.map(({ projectName }) => projectName))],
    passed: count("expected", "flaky"),
    failed: count("unexpected"),
    skipped: count("skipped"),
  };
}

function testsOf({ specs, suites = [] }: z.output<typeof suite>): readonly z.output<typeof spec>["tests"][number][] {
  return [...specs.flatMap(({ tests }) => tests), ...suites.flatMap(testsOf)];
}

function readJson(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}
