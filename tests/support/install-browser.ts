import { spawnSync } from "node:child_process";
import { findChromium, findFirefox, findWebKit } from "./browser.ts";

/**
 * Ensures a browser: the machine's own, else (Debian and Ubuntu, as root) the distribution's, else Playwright's download. Ends the process
 * when there is none.
 */
export function ensureBrowser(): void {
  if (findChromium() || installFromDistribution() || run("playwright", ["install", "chromium"])) return;
  console.error("No browser was found. Install Chromium (Debian: apt-get install chromium), or name an executable in CHROMIUM_PATH.");
  process.exit(1);
}

/** The engines of the browser tests. Firefox and WebKit are left out with a message when missing; with CI set the process ends. */
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
