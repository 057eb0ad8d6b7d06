import { once } from "node:events";
import { MessageChannel, type MessagePort, parentPort, Worker } from "node:worker_threads";

/** The words have faults that keep a page from being drawn. Its message has a line for each. */
export class UnreadableWords extends Error {
  override readonly name = "UnreadableWords";
}

// biome-ignore lint/suspicious/noExplicitAny: each job has arguments of its own.
type Jobs = Readonly<Record<string, (...args: any[]) => unknown>>;
type Order = {
  readonly job: string;
  readonly args: readonly unknown[];
  readonly port: MessagePort;
};
/** `isFault`: of content that cannot be read. */
type Answer = { readonly value?: unknown; readonly error?: string; readonly isFault?: boolean };

/**
 * Runs in a thread, one job after the other, because the site shows one content at a time. Answers
 * must be such as threads can copy.
 */
export function serve(jobs: Jobs): void {
  let done: Promise<void> = Promise.resolve();
  const obey = async ({ job, args, port }: Order) => {
    try {
      port.postMessage({ value: await jobs[job]?.(...args) } satisfies Answer);
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      const isFault = ["ContentFault", "YAMLParseError"].includes(error.name);
      port.postMessage({ error: error.stack ?? error.message, isFault } satisfies Answer);
    }
    port.close();
  };
  parentPort?.on("message", (order: Order) => {
    done = done.then(() => obey(order));
  });
}

/**
 * A thread of the module at `url`, which serves `J`: started when it is needed, and again after a
 * failure.
 */
export function createThread<J extends Jobs>(url: URL) {
  let worker: Worker | null = null;
  const start = () => {
    const end = () => {
      worker = null;
    };
    const started = new Worker(url, { env: { ...process.env, NODE_ENV: "production" } });
    // The desk ends when its server ends.
    started.on("error", end).on("exit", end).unref();
    return started;
  };
  return {
    async run<K extends keyof J & string>(
      job: K,
      ...args: Parameters<J[K]>
    ): Promise<Awaited<ReturnType<J[K]>>> {
      worker ??= start();
      const { port1, port2 } = new MessageChannel();
      const answered = Promise.race([once(port1, "message"), once(port1, "close")]);
      worker.postMessage({ job, args, port: port2 } satisfies Order, [port2]);
      const [answer]: (Answer | undefined)[] = await answered;
      if (!answer) throw new Error("The thread of the site's code has ended");
      if (answer.error !== undefined)
        throw answer.isFault ? new UnreadableWords(answer.error) : new Error(answer.error);
      return answer.value as Awaited<ReturnType<J[K]>>;
    },
    close: async () => void (await worker?.terminate()),
  };
}
