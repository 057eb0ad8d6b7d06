import { availableParallelism } from "node:os";
import { defineConfig, type Project } from "@playwright/test";
import { chromiumArgs, findChromium, findChromiumShell, findFirefox, findWebKit, firefoxPrefs } from "./tests/support/browser.ts";

const port = Number(process.env.E2E_PORT ?? 4300);

/** Tests that run over every page, or only read what a page contains. */
const pages = ["accessibility/every-page.e2e.ts", "print.e2e.ts", "section-names.e2e.ts", "search-truth.e2e.ts"];
const chromiumPages: Project = {
  name: "chromium, every page",
  testMatch: pages,
  use: { browserName: "chromium", launchOptions: { executablePath: findChromiumShell(), args: chromiumArgs } },
};
/** Headless Chromium differs from visitors' browsers here: it has no back/forward cache. */
const whole = ["back-forward.e2e.ts", "navigation.e2e.ts"];
const wholeChromium: Project = {
  name: "chromium, with a window",
  testMatch: whole,
  use: { browserName: "chromium", launchOptions: { executablePath: findChromium(), args: chromiumArgs } },
};
const chromium: Project = {
  name: "chromium",
  testIgnore: ["webkit/**", "tests/e2e/every-page.e2e.ts", ...pages, ...whole],
  use: { browserName: "chromium", launchOptions: { executablePath: findChromiumShell(), args: chromiumArgs } },
};

/**
 * Debian's own Firefox, by WebDriver BiDi. Accessibility rules, section names, redactions, search results, articles and the staff's inbox
 * are the same in every engine, so Chromium alone tests them. Only Chromium's driver prints, counts bytes, measures shifts, allows the back/forward cache and has
 * authenticators for passkeys.
 */
const firefox: Project = {
  name: "firefox",
  // What others do to a document, what React does with it, and what the search finds is the same code in every engine.
  grepInvert:
    /Every island of every page|Under a translator|An island that throws|the page leads on, with|the results (?:come|leave|are|strike|go)/,
  testIgnore: [
    "webkit/**",
    "accessibility/**",
    "search-states.e2e.ts",
    "redactions.e2e.ts",
    ...pages,
    "articles.e2e.ts",
    "back-forward.e2e.ts",
    "counting.e2e.ts",
    "inbox*.e2e.ts",
    "services-menu.e2e.ts",
    // Arithmetic; zips, pictures, hashes, languages and PDFs are read by the engine.
    "instruments/{activity,deidentify,elusion,estimate,first-72-hours,query,summary,transcript}.e2e.ts",
  ],
  use: {
    browserName: "firefox",
    // A new window and process for each test take longer than most tests; in Chromium the same tests get them.
    reuseContext: true,
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
  // Tests use all cores at once, so a slow answer is not yet a wrong one.
  expect: { timeout: 15_000 },
  retries: 0,
  reporter: [["list"], ["json", { outputFile: ".cache/test-results/playwright.json" }]],
  use: { baseURL: `http://127.0.0.1:${port}`, reducedMotion: "reduce" },
  projects: [chromiumPages, wholeChromium, chromium, ...(findFirefox() ? [firefox] : []), ...(findWebKit() ? [webkit] : [])],
  webServer: {
    command: "node tests/support/serve-for-browsers.ts",
    url: `http://127.0.0.1:${port}/healthz`,
    env: { PORT: String(port), DATA_DIR: `.cache/e2e-data-${port}` },
    stdout: "ignore",
    reuseExistingServer: false,
  },
});
