import { availableParallelism } from "node:os";
import { configDefaults, defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import "./tests/support/test-site.mjs";

/**
 * Files that take longest, because they wait for faults to pass, start servers or read many PDFs:
 * first, so that none is left alone at the end.
 */
const slow =
  /\/redactions\/(corpus|held-out)\.|\/tests\/|\/desk\/site\/|\/tools\/(release|preflight\/finished)|\/frame\/linear|\/check-content/;

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted(
      (one, other) => Number(slow.test(other.moduleId)) - Number(slow.test(one.moduleId)),
    );
  }
}

const ofSite = ["{tests/site,tools,web/build}/**/*.test.ts"];
/** Only npm run test:all runs *.long.test.ts (CONTRIBUTING, Two tiers). */
const exclude = [
  ...configDefaults.exclude,
  ...(process.env.TEST_TIER === "all" ? [] : ["**/*.long.test.{ts,tsx}"]),
];

export default defineConfig({
  test: {
    environment: "node",
    // Files run in turn in one process (docs/decisions/0033-tests-share-processes.md).
    isolate: false,
    // Two more than cores, because fault tests mostly wait for timeouts.
    maxWorkers: availableParallelism() + 2,
    // Only a hang reaches them: a busy machine must not fail a test.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 180_000 } },
    globalSetup: "tests/support/postgres.ts",
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        extends: true,
        test: { name: "vite", include: ["{web,desk,tests}/**/*.test.tsx"], exclude },
      },
      // The rest runs as Node runs the sources, without Vite, which only components need: the built
      // site and what builds it, with the words of their owner, and everything else.
      {
        extends: true,
        test: { name: "site", include: ofSite, exclude, experimental: { viteModuleRunner: false } },
      },
      {
        extends: true,
        test: {
          name: "node",
          include: ["{content,desk,instruments,service,tests,web}/**/*.test.ts"],
          exclude: [...exclude, ...ofSite],
          setupFiles: "tests/support/our-office.ts",
          experimental: { viteModuleRunner: false },
        },
      },
    ],
  },
});
