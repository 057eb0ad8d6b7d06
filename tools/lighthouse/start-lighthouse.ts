import { fork, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromiumArgs, findChromium } from "../../tests/support/browser.ts";

/**
 * One Lighthouse run. Times in milliseconds, sizes in transferred bytes; `failing` lists audits below their best, also those of weight 0.
 */
export type LighthouseRun = {
  readonly url: string;
  readonly version: string;
  readonly scores: Readonly<Record<(typeof categories)[number], number>>;
  readonly fcp: number;
  readonly lcp: number;
  readonly speedIndex: number;
  readonly tbt: number;
  readonly cls: number;
  readonly mainThread: number;
  readonly bytes: number;
  readonly scriptBytes: number;
  readonly requests: number;
  /** Lighthouse's measure of the machine's speed during the run; below 1,000 the machine is slow or busy. */
  readonly benchmark: number;
  readonly failing: readonly {
    readonly category: string;
    readonly id: string;
    readonly title: string;
    readonly score: number;
    readonly weight: number;
    readonly displayValue: string;
  }[];
};

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

const folder = import.meta.dirname;

export type Lighthouse = { readonly run: (url: string) => Promise<LighthouseRun>; readonly stop: () => void };

/**
 * Installs Lighthouse when missing and keeps one Chromium for all runs, one at a time. Throws without Chromium; a run rejects with
 * Lighthouse's message.
 */
export async function startLighthouse(): Promise<Lighthouse> {
  const executable = findChromium();
  if (!executable) throw new Error("No Chromium. On Debian: apt-get install chromium, or name one in CHROMIUM_PATH.");
  installLighthouse();
  const child = fork(join(folder, "run.mjs"), [...chromiumArgs], { env: { ...process.env, CHROME_PATH: executable } });
  const answer = () =>
    // biome-ignore lint/suspicious/noExplicitAny: what comes over the channel has no type; run.mjs is its only author.
    new Promise<any>((resolve, reject) => {
      const ended = () => reject(new Error("Lighthouse ended"));
      child.once("exit", ended);
      child.once("message", (message) => {
        child.off("exit", ended);
        resolve(message);
      });
    });
  await answer();
  return {
    async run(url) {
      child.send(url);
      const result = await answer();
      if (result.error) throw new Error(`${url}: ${result.error}`);
      return result;
    },
    stop: () => child.disconnect(),
  };
}

/** Lighthouse has a lock file of its own, so npm start and npm test never install it. Ends the process when npm fails. */
function installLighthouse(): void {
  if (existsSync(join(folder, "node_modules/.package-lock.json"))) return;
  console.log("Installing Lighthouse, which takes about a minute.");
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], { cwd: folder, stdio: "inherit" });
  if (status !== 0) process.exit(1);
}
