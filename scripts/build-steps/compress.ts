import { mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { filesBelow } from "./files.ts";

const COMPRESSIBLE = /\.(html|css|js|svg|json|xml|txt|ics|webmanifest)$/;
const MONTH = 30 * 86_400_000;

/**
 * Writes .br and .gz beside every text file of the built site. `keep` holds results by their input's hash until no build has used them for
 * a month. Rejects when a thread fails. Threads run the synchronous functions: the asynchronous ones allocate memory for each file
 * (measured: 23 s of system time against none).
 */
export async function compress(siteFolder: string, keep: string): Promise<void> {
  mkdirSync(keep, { recursive: true });
  const files = filesBelow(siteFolder).filter((file) => COMPRESSIBLE.test(file));
  const threads = availableParallelism();
  const shares = Array.from({ length: threads }, (_, i) => files.filter((_, k) => k % threads === i));
  await Promise.all(shares.map((share) => compressInThread(share, keep)));
  for (const name of readdirSync(keep)) if (isOld(join(keep, name))) rmSync(join(keep, name), { force: true });
}

function compressInThread(files: readonly string[], keep: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./compress-files.ts", import.meta.url), { workerData: { files, keep } });
    worker.once("error", reject);
    worker.once("exit", (code) => (code === 0 ? resolve() : reject(new Error(`A compressing thread ended with ${code}.`))));
  });
}

/** Another build may have removed the file meanwhile. */
const isOld = (file: string) => (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY) < Date.now() - MONTH;
