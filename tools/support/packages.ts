import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * Installs a bench folder's locked packages when missing (npm start and npm test never do) and returns the folder. Ends the process when
 * npm fails.
 */
export function installPackages(folder: "lighthouse"): string {
  const cwd = fileURLToPath(new URL(`../${folder}`, import.meta.url));
  if (existsSync(`${cwd}/node_modules/.package-lock.json`)) return cwd;
  console.log(`Installing the packages of bench/${folder}. A first time takes about a minute.`);
  const { status } = spawnSync("npm", ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"], { cwd, stdio: "inherit" });
  if (status !== 0) process.exit(1);
  return cwd;
}
