import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{app,content,shared,server,inbox,scripts}/**/*.test.{ts,tsx}", "tests/site/**/*.test.ts", "tests/faults/**/*.test.ts"],
    environment: "node",
    // One more than cores: the tests of faults wait for timeouts much of their time.
    maxWorkers: availableParallelism() + 1,
    testTimeout: 30_000,
  },
});
