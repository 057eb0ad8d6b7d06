import { spawnSync } from "node:child_process";
import { findBrowser } from "./browser.ts";

const packages = { chromium: "chromium", firefox: "firefox-esr" } as const;

/**
 * Sees to it that the test browsers are there: those on the machine are used; on Debian and Ubuntu, as root, missing ones are
 * installed from the distribution. Without Chromium the run ends and says what to do; Firefox is left out with a notice.
 */
export function ensureBrowsers(): void {
  for (const name of ["chromium", "firefox"] as const) {
    if (findBrowser(name) || install(packages[name])) continue;
    const variable = `${name.toUpperCase()}_PATH`;
    if (name === "firefox") console.log("Firefox was not found: its tests are left out. FIREFOX_PATH names an executable.");
    else {
      console.error(
        `Chromium was not found. Install it (Debian: apt-get install ${packages[name]}), or name an executable in ${variable}.`,
      );
      process.exit(1);
    }
  }
}

function install(name: string): boolean {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return false;
  console.log(`Installing ${name} with apt-get.`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", ["update", "-q"], { stdio: "ignore", env });
  return spawnSync("apt-get", ["install", "-y", "-q", "--no-install-recommends", name], { stdio: "ignore", env }).status === 0;
}
