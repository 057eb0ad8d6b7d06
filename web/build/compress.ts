import { mkdirSync, statSync } from "node:fs";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { filesBelow, removeOld } from "./files.ts";

const COMPRESSIBLE = /\.(html|css|js|svg|json|xml|txt|ics|webmanifest)$/;

/** All threads have the same list; `taken` counts how many of its files they have taken. */
export type CompressWork = {
  readonly files: readonly string[];
  readonly keep: string;
  readonly taken: SharedArrayBuffer;
};

/**
 * Writes .br and .gz beside every text file of the built site. `keep` holds results by their
 * input's hash until no build has used them for a month. Rejects when a thread fails. Threads run
 * the synchronous functions: the asynchronous ones allocate memory for each file (measured: 23 s of
 * system time against none).
 */
export async function compress(siteFolder: string, keep: string): Promise<void> {
  mkdirSync(keep, { recursive: true });
  const sizes = new Map(filesBelow(siteFolder).map((file) => [file, statSync(file).size]));
  // Largest first: a thread that takes the largest file last keeps the others waiting.
  const files = [...sizes.keys()]
    .filter((file) => COMPRESSIBLE.test(file))
    .sort((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0));
  const taken = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  await Promise.all(
    Array.from({ length: availableParallelism() }, () => compressInThread({ files, keep, taken })),
  );
  removeOld(keep);
}

function compressInThread(workerData: CompressWork): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./compress-files.ts", import.meta.url), { workerData });
    worker.once("error", reject);
    worker.once("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`A compressing thread ended with ${code}.`)),
    );
  });
}
