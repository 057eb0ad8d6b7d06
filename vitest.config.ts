import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    environment: "node",
    // Files run in turn in one process (docs/decisions/0033-tests-share-processes.md).
    isolate: false,
    // One more than cores, because fault tests mostly wait for timeouts.
    maxWorkers: availableParallelism() + 1,
    testTimeout: 30_000,
    globalSetup: "tests/support/postgres.ts",
    projects: [
      { extends: true, test: { name: "web", include: ["{web,tools}/**/*.test.{ts,tsx}"] } },
      {
        extends: true,
        test: {
          name: "node",
          include: ["{content,desk,service}/**/*.test.ts", "tests/site/**/*.test.ts", "tests/faults/**/*.test.ts"],
          // As Node runs the sources, without Vite.
          experimental: { viteModuleRunner: false },
        },
      },
    ],
  },
});
