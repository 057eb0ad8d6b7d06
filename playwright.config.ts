import { defineConfig } from "@playwright/test";
import { chromiumArgs, findChromium } from "./tests/support/browser.ts";

const port = 4300;

export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.e2e.ts",
  outputDir: ".cache/test-results/browsers",
  fullyParallel: true,
  workers: 2,
  // A machine under load may starve a browser; a test that fails twice has failed.
  retries: 1,
  reporter: [["list"], ["json", { outputFile: ".cache/test-results/playwright.json" }]],
  use: { baseURL: `http://127.0.0.1:${port}`, reducedMotion: "reduce" },
  projects: [{ name: "chromium", use: { browserName: "chromium", launchOptions: { executablePath: findChromium(), args: chromiumArgs } } }],
  webServer: {
    command: "node tests/support/serve-for-browsers.ts",
    url: `http://127.0.0.1:${port}/healthz`,
    env: { PORT: String(port), DATA_DIR: ".cache/e2e-data" },
    stdout: "ignore",
    reuseExistingServer: false,
  },
});
