import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    environment: "node",
    isolate: false,
    // One more than cores: the tests of faults wait for timeouts much of their time.
    maxWorkers: availableParallelism() + 1,
    testTimeout: 30_000,
    projects: [
      { extends: true, test: { name: "app", include: ["{app,inbox,scripts}/**/*.test.{ts,tsx}"] } },
      {
        extends: true,
        test: {
          name: "node",
          include: ["{content,shared,server}/**/*.test.ts", "tests/site/**/*.test.ts", "tests/faults/**/*.test.ts"],
          experimental: { viteModuleRunner: false },
        },
      },
    ],
  },
});
