import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { filesBelow } from "./files.ts";

const COMPRESSIBLE = /\.(html|css|js|svg|json|xml|txt|ics|webmanifest)$/;

/**
 * Writes .br, .gz and .zst beside every text file of the built site, each at its strongest level.
 * In threads of our own with the synchronous functions: the asynchronous ones take their memory anew for each file,
 * which cost more than the compression itself (measured: 23 s of system time against none).
 */
export async function compress(siteFolder: string): Promise<void> {
  const files = filesBelow(siteFolder).filter((file) => COMPRESSIBLE.test(file));
  const threads = availableParallelism();
  const shares = Array.from({ length: threads }, (_, i) => files.filter((_, k) => k % threads === i));
  await Promise.all(shares.map(compressInThread));
}

function compressInThread(files: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./compress-files.ts", import.meta.url), { workerData: files });
    worker.once("error", reject);
    worker.once("exit", (code) => (code === 0 ? resolve() : reject(new Error(`A compressing thread ended with ${code}.`))));
  });
}
