import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { startServerProcess } from "../../tests/support/server-process.ts";

const loadAtStart = loadavg()[0] ?? 0;

/** What a figure depends on besides the code; printed below every table. */
export function machine(): string {
  const load = (loadavg()[0] ?? 0).toFixed(1);
  return `${availableParallelism()} processors, Node ${process.versions.node}, load ${loadAtStart.toFixed(1)} at the start, ${load} at the end (an idle machine starts below 0.5)`;
}

export function median(numbers: readonly number[]): number {
  return quantile(numbers, 0.5);
}

/** The value below which the `share` (0 to 1) of the numbers lies; NaN for none. */
export function quantile(numbers: readonly number[], share: number): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length * share)] ?? Number.NaN;
}

export function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

export function verdict(reached: boolean): string {
  return reached ? "reached" : "missed";
}

/**
 * Starts the production server on the built site. `stop` removes its data folder. Throws without a
 * built site.
 */
export async function startSite(): Promise<{
  readonly url: string;
  readonly stop: () => Promise<void>;
}> {
  if (!existsSync("build/client"))
    throw new Error("There is no built site. Run npm run build first.");
  const data = mkdtempSync(join(tmpdir(), "site-bench-"));
  const server = await startServerProcess({ DATA_DIR: data, NODE_ENV: "production" });
  return {
    url: server.url,
    async stop() {
      await server.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
