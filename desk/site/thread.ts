import { parentPort, Worker } from "node:worker_threads";

/** The words have faults that keep a page from being drawn. Its message has a line for each. */
export class UnreadableWords extends Error {
  override readonly name = "UnreadableWords";
}

// biome-ignore lint/suspicious/noExplicitAny: each job has arguments of its own.
type Jobs = Readonly<Record<string, (...args: any[]) => unknown>>;
type Order = { readonly id: number; readonly job: string; readonly args: readonly unknown[] };
/** `isFault`: of content that cannot be read. */
type Answer = { readonly id: number; readonly value?: unknown; readonly error?: string; readonly isFault?: boolean };

/** In a thread: does what it is asked for. Every answer can be copied between threads. */
export function serve(jobs: Jobs): void {
  parentPort?.on("message", async ({ id, job, args }: Order) => {
    try {
      parentPort?.postMessage({ id, value: await jobs[job]?.(...args) } satisfies Answer);
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      const isFault = ["ContentFault", "YAMLParseError"].includes(error.name);
      parentPort?.postMessage({ id, error: error.stack ?? error.message, isFault } satisfies Answer);
    }
  });
}

/** A thread of the module at `url`, which serves `J`: started when it is needed, and again after a failure. */
export function createThread<J extends Jobs>(url: URL) {
  let worker: Worker | null = null;
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let last = 0;
  const fail = (error: Error) => {
    worker = null;
    for (const asked of waiting.values()) asked.reject(error);
    waiting.clear();
  };
  const start = () => {
    const started = new Worker(url, { env: { ...process.env, NODE_ENV: "production" } });
    started.on("message", ({ id, value, error, isFault }: Answer) => {
      const asked = waiting.get(id);
      waiting.delete(id);
      if (error === undefined) asked?.resolve(value);
      else asked?.reject(isFault ? new UnreadableWords(error) : new Error(error));
    });
    started.on("error", fail);
    started.on("exit", () => fail(new Error("The thread of the site's code has ended")));
    // The desk ends when its server ends.
    started.unref();
    return started;
  };
  return {
    run<K extends keyof J & string>(job: K, ...args: Parameters<J[K]>): Promise<Awaited<ReturnType<J[K]>>> {
      const asked = Promise.withResolvers<Awaited<ReturnType<J[K]>>>();
      waiting.set(++last, asked as PromiseWithResolvers<unknown>);
      worker ??= start();
      worker.postMessage({ id: last, job, args } satisfies Order);
      return asked.promise;
    },
    close: async () => void (await worker?.terminate()),
  };
}
