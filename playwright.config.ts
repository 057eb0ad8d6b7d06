import { availableParallelism } from "node:os";
import { defineConfig, type Project } from "@playwright/test";
import { chromiumArgs, findChromium, findFirefox, findWebKit, firefoxPrefs } from "./tests/support/browser.ts";

const port = Number(process.env.E2E_PORT ?? 4300);

const chromium: Project = {
  name: "chromium",
  testIgnore: ["webkit/**", "tests/e2e/every-page.e2e.ts"],
  use: { browserName: "chromium", launchOptions: { executablePath: findChromium(), args: chromiumArgs } },
};

/**
 * Debian's own Firefox, by WebDriver BiDi. What axe judges, what a section is called, what is redacted and what the search says is the same document
 * and the same code in every engine, so once, in Chromium. Only Chromium's driver prints, counts bytes, measures shifts, lets the back/forward cache on and has authenticators for passkeys.
 */
const firefox: Project = {
  name: "firefox",
  testIgnore: [
    "webkit/**",
    "accessibility/**",
    "section-names.e2e.ts",
    "search-truth.e2e.ts",
    "search-states.e2e.ts",
    "redactions.e2e.ts",
    ...(process.env.EVERY_ROUTE === "true" ? [] : ["disturbed-pages.e2e.ts"]),
    "print.e2e.ts",
    "font-shifts.e2e.ts",
    "back-forward.e2e.ts",
    "inbox-passkeys.e2e.ts",
  ],
  use: {
    browserName: "firefox",
    channel: "moz-firefox",
    launchOptions: { executablePath: findFirefox(), firefoxUserPrefs: firefoxPrefs },
  },
};

/** The main journeys, by classic WebDriver (tests/support/webkit.ts). */
const webkit: Project = { name: "webkit", testMatch: "webkit/*.e2e.ts" };

export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.e2e.ts",
  outputDir: ".cache/test-results/browsers",
  fullyParallel: true,
  workers: availableParallelism(),
  retries: 0,
  // The report says which commit it is about (npm run evidence).
  captureGitInfo: { commit: true },
  reporter: [["list"], ["json", { outputFile: ".cache/test-results/playwright.json" }]],
  use: { baseURL: `http://127.0.0.1:${port}`, reducedMotion: "reduce" },
  projects: [chromium, ...(findFirefox() ? [firefox] : []), ...(findWebKit() ? [webkit] : [])],
  webServer: {
    command: "node tests/support/serve-for-browsers.ts",
    url: `http://127.0.0.1:${port}/healthz`,
    env: { PORT: String(port), DATA_DIR: `.cache/e2e-data-${port}` },
    stdout: "ignore",
    reuseExistingServer: false,
  },
});
