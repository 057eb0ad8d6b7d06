import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";

/** Flags that a headless Chromium needs on a server, as root, without a network. */
export const chromiumArgs = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * The installed Chromium's executable, or undefined: then Playwright uses the one it downloaded.
 * `CHROMIUM_PATH` names another one.
 */
export const findChromium = () =>
  firstOf([
    process.env.CHROMIUM_PATH,
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  ]);

/**
 * Headless Chromium (a third less time), or full Chromium. It has no back/forward cache and takes
 * its own start for a visitor's sign.
 */
export const findChromiumShell = () =>
  process.env.CHROMIUM_PATH
    ? findChromium()
    : (firstOf(["/usr/bin/chromium-headless-shell"]) ?? findChromium());

/**
 * The installed Firefox's executable, or undefined: then no test runs in it. `FIREFOX_PATH` names
 * another one.
 */
export const findFirefox = () =>
  firstOf([
    process.env.FIREFOX_PATH,
    "/usr/bin/firefox-esr",
    "/usr/bin/firefox",
    "/Applications/Firefox.app/Contents/MacOS/firefox",
  ]);

/**
 * Switches off the machine's preferences and Firefox's own requests, so that tests meet the same
 * browser everywhere.
 */
export const firefoxPrefs = {
  "ui.prefersReducedMotion": 1,
  "ui.systemUsesDarkTheme": 0,
  // Its panel would take the focus from the page.
  "browser.download.alwaysOpenPanel": false,
  // Its protocol does not report a page that comes back from the back/forward cache.
  "fission.bfcacheInParent": false,
  "browser.sessionhistory.max_total_viewers": 0,
  "app.normandy.enabled": false,
  "services.settings.server": "data:,",
};

/**
 * WebKitGTK's WebDriver, its small browser and a display server, or undefined: then no test runs in
 * WebKit.
 */
export function findWebKit() {
  const driver = firstOf(["/usr/bin/WebKitWebDriver"]);
  const display = firstOf(["/usr/bin/Xvfb"]);
  const [browser] =
    process.platform === "linux" ? globSync("/usr/lib{,/*,exec}/webkit2gtk-4.*/MiniBrowser") : [];
  return driver && display && browser ? { driver, display, browser } : undefined;
}

function firstOf(paths: readonly (string | undefined)[]): string | undefined {
  return paths.find((path) => path !== undefined && existsSync(path));
}

/**
 * Ensures a browser: the machine's own, else (Debian and Ubuntu, as root) the distribution's, else
 * Playwright's download. Ends the process when there is none.
 */
export function ensureBrowser(): void {
  if (findChromium() || installFromDistribution() || run("playwright", ["install", "chromium"]))
    return;
  console.error(
    "No browser was found. Install Chromium (Debian: apt-get install chromium), or name an executable in CHROMIUM_PATH.",
  );
  process.exit(1);
}

/**
 * The engines of the browser tests. Firefox and WebKit are left out with a message when missing;
 * with CI set the process ends.
 */
export function enginesHere(): readonly string[] {
  const missing = [
    ...(findFirefox()
      ? []
      : [
          "Firefox is not on this machine, so nothing is tested in it (Debian: apt-get install firefox-esr).",
        ]),
    ...(findWebKit()
      ? []
      : [
          "WebKit is not on this machine, so nothing is tested in it (Debian: apt-get install webkit2gtk-driver xvfb).",
        ]),
  ];
  for (const sentence of missing) console.log(sentence);
  if (process.env.CI && missing.length > 0) process.exit(1);
  return ["Chromium", ...(findFirefox() ? ["Firefox"] : []), ...(findWebKit() ? ["WebKit"] : [])];
}

function installFromDistribution(): boolean {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return false;
  console.log("Installing chromium with apt-get.");
  run("apt-get", ["update", "-q"]);
  return run("apt-get", ["install", "-y", "-q", "--no-install-recommends", "chromium"]);
}

function run(command: string, args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(command, args, { stdio: "ignore", env }).status === 0;
}
