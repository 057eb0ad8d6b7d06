import { spawnSync } from "node:child_process";
import { findChromium, findFirefox, findWebKit } from "./browser.ts";

/**
 * Sees to it that there is a browser: the machine's own; on Debian and Ubuntu, as root, the distribution's; else the one that Playwright downloads.
 * Ends the process and says what to do when none can be had.
 */
export function ensureBrowser(): void {
  if (findChromium() || installFromDistribution() || run("playwright", ["install", "chromium"])) return;
  console.error("No browser was found. Install Chromium (Debian: apt-get install chromium), or name an executable in CHROMIUM_PATH.");
  process.exit(1);
}

/**
 * The engines that the browser tests run in. Firefox and WebKit are the machine's own or are left out, which is said; a machine that tests
 * for others (CI is set) must have them, and the process ends when it has not.
 */
export function enginesHere(): readonly string[] {
  const missing = [
    ...(findFirefox() ? [] : ["Firefox is not on this machine, so nothing is tested in it (Debian: apt-get install firefox-esr)."]),
    ...(findWebKit()
      ? []
      : ["WebKit is not on this machine, so nothing is tested in it (Debian: apt-get install webkit2gtk-driver xvfb)."]),
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
