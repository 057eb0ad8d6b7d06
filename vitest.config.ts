import { availableParallelism } from "node:os";
import { configDefaults, defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take longest, because they wait for faults to pass, start servers or read many PDFs: first, so that none is left alone at the end. */
const long =
  /\/redactions\/(corpus|held-out)\.|\/tests\/|\/desk\/site\/|\/tools\/(release|preflight\/finished)|\/frame\/linear|\/check-content/;

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => Number(long.test(other.moduleId)) - Number(long.test(one.moduleId)));
  }
}

const ofSite = ["{tests/site,tools,web/build}/**/*.test.ts"];

export default defineConfig({
  test: {
    environment: "node",
    // Files run in turn in one process (docs/decisions/0033-tests-share-processes.md).
    isolate: false,
    // Two more than cores, because fault tests mostly wait for timeouts.
    maxWorkers: availableParallelism() + 2,
    testTimeout: 30_000,
    globalSetup: "tests/support/postgres.ts",
    sequence: { sequencer: LongFirst },
    projects: [
      { extends: true, test: { name: "vite", include: ["{web,desk,tests}/**/*.test.tsx"] } },
      // The rest runs as Node runs the sources, without Vite, which only components need: the built site and what builds it, with the words of
      // their owner, and everything else.
      { extends: true, test: { name: "site", include: ofSite, experimental: { viteModuleRunner: false } } },
      {
        extends: true,
        test: {
          name: "node",
          include: ["{content,desk,service,tests,web}/**/*.test.ts"],
          exclude: [...configDefaults.exclude, ...ofSite],
          setupFiles: "tests/support/our-office.ts",
          experimental: { viteModuleRunner: false },
        },
      },
    ],
  },
});
