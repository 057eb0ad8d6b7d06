import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{app,content,shared,server,inbox,scripts}/**/*.test.{ts,tsx}", "tests/site/**/*.test.ts", "tests/faults/**/*.test.ts"],
    environment: "node",
    maxWorkers: availableParallelism(),
    testTimeout: 30_000,
  },
});
