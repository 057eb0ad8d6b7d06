import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{app,content,shared,server,inbox,scripts}/**/*.test.{ts,tsx}", "tests/site/**/*.test.ts", "tests/faults/**/*.test.ts"],
    environment: "node",
    // Two processes: the suite starts databases and servers beside itself.
    maxWorkers: 2,
    testTimeout: 30_000,
  },
});
