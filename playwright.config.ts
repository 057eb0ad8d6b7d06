import { availableParallelism } from "node:os";
import { defineConfig, type Project } from "@playwright/test";
import {
  chromiumArgs,
  findChromium,
  findChromiumShell,
  findFirefox,
  findWebKit,
  firefoxPrefs,
} from "./tests/support/browser.ts";
import "./tests/support/test-site.mjs";

const port = Number(process.env.E2E_PORT ?? 4300);
/**
 * npm test leaves out what is tagged @long; npm run test:all and npm run e2e run it (CONTRIBUTING,
 * Two tiers).
 */
const everything = process.env.TEST_TIER === "all";
const long = everything ? [] : [/@long/];

/** Tests that run over every page, or only read what a page contains. */
const pages = ["accessibility/every-page.e2e.ts", "print.e2e.ts"];
const chromiumPages: Project = {
  name: "chromium, every page",
  testMatch: pages,
  use: {
    browserName: "chromium",
    launchOptions: { executablePath: findChromiumShell(), args: chromiumArgs },
  },
};
/** Headless Chromium differs from visitors' browsers here: it has no back/forward cache. */
const whole = ["back-forward.e2e.ts", "navigation.e2e.ts"];
const wholeChromium: Project = {
  name: "chromium, with a window",
  testMatch: whole,
  use: {
    browserName: "chromium",
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
  },
};
const chromium: Project = {
  name: "chromium",
  testIgnore: ["webkit/**", ...pages, ...whole],
  use: {
    browserName: "chromium",
    launchOptions: { executablePath: findChromiumShell(), args: chromiumArgs },
  },
};

/**
 * Debian's own Firefox, by WebDriver BiDi: the journeys and one task at the desk; in the long run
 * also what engines do differently: forms, focus, scrolling, held presses, and reading zips,
 * pictures, hashes, languages and PDFs. Everything else (other files, and tests tagged
 * @one-engine) is the same code in every engine, and a test in Firefox takes three times as long as
 * in Chromium.
 */
const firefox: Project = {
  name: "firefox",
  testIgnore: "webkit/**",
  testMatch: [
    "{desk,journeys}.e2e.ts",
    ...(everything
      ? [
          "{booking,contact-form,islands,navigation}.e2e.ts",
          "instruments/{hash,languages,links,photo,production,redaction-check}.e2e.ts",
        ]
      : []),
    // The long form alone: the short one took 100 s here, and Chromium compares the same reports.
    ...(process.env.INSTRUMENT_CASES ? ["instruments/command.e2e.ts"] : []),
  ],
  // Of the desk only one task, with the editor and pictures in the long run: all of its tests pass
  // in Firefox, and take minutes.
  grepInvert: [
    /@one-engine/,
    everything
      ? /desk\.e2e\.ts (?!An article with two pictures)/
      : /desk\.e2e\.ts (?!A sentence is changed)/,
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
  grepInvert: long,
  workers: availableParallelism(),
  // Tests use all cores at once, so a slow answer is not yet a wrong one: only a hang reaches these
  // limits.
  timeout: 600_000,
  expect: { timeout: 180_000 },
  retries: 0,
  reporter: [["list"], ["json", { outputFile: ".cache/test-results/playwright.json" }]],
  // One window goes from test to test, emptied: a new one, with a new process and scripts to
  // compile, takes longer than most tests.
  use: { baseURL: `http://127.0.0.1:${port}`, reducedMotion: "reduce", reuseContext: true },
  projects: [
    ...(findWebKit() ? [webkit] : []),
    chromiumPages,
    wholeChromium,
    chromium,
    ...(findFirefox() ? [firefox] : []),
  ],
  webServer: {
    command: "node tests/support/serve-for-browsers.ts",
    url: `http://127.0.0.1:${port}/healthz`,
    env: { PORT: String(port), DATA_DIR: `.cache/e2e-data-${port}` },
    stdout: "ignore",
    reuseExistingServer: false,
  },
});
