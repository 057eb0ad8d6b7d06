import type { Context } from "instruments/contract.ts";
import { type Fault, FaultError, faultOf } from "instruments/frame/fault.ts";
import type { Progress, TimedProgress } from "instruments/frame/progress.ts";

type FromWorker<Result> =
  | { readonly kind: "progress"; readonly progress: TimedProgress }
  | { readonly kind: "result"; readonly result: Result }
  | { readonly kind: "fault"; readonly fault: Fault };

/** `halt` and `keep` are for work that may end with a part (instruments/contract.ts). */
export type TaskContext = { readonly signal: AbortSignal } & Pick<
  Context,
  "tell" | "halt" | "keep"
>;

/** Idle workers. They are kept, so that the instrument works again without the network. */
const idle = new Map<string, Worker>();

/**
 * Sends a question to a worker (answerInWorker) and waits for the answer. Aborting the signal
 * terminates the worker at once. A worker that refused a file is used again. Rejects with a
 * FaultError, or with the signal's reason.
 */
export async function runInWorker<Question, Result>(
  url: string,
  question: Question,
  { signal, tell }: TaskContext,
): Promise<Result> {
  const worker = idle.get(url) ?? trustedWorker(url);
  idle.delete(url);
  let hasAnswered = false;
  try {
    return await new Promise<Result>((resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
      worker.onerror = () => reject(new FaultError({ kind: "script" }));
      worker.onmessage = ({ data }: MessageEvent<FromWorker<Result>>) => {
        if (data.kind === "progress") return tell(data.progress);
        hasAnswered = data.kind === "result" || data.fault.kind !== "unexpected";
        if (data.kind === "result") resolve(data.result);
        else reject(new FaultError(data.fault));
      };
      worker.postMessage(question);
    });
  } finally {
    if (hasAnswered) idle.set(url, worker);
    else worker.terminate();
  }
}

type Policy = { createScriptURL(url: string): string };
type TrustedTypes = { createPolicy(name: string, rules: Policy): Policy };

/**
 * Starts a module worker. Browsers with Trusted Types accept the script's address only from the
 * policy `instruments` (service/http/headers.ts). Throws on an address outside /assets/.
 */
function trustedWorker(url: string): Worker {
  policy ??= makePolicy({ createScriptURL: ownScript });
  return new Worker(policy.createScriptURL(url), { type: "module" });
}

/** createPolicy may be called only once per name. */
let policy: Policy | undefined;

function makePolicy(rules: Policy): Policy {
  const scope: object = globalThis;
  return hasTrustedTypes(scope) ? scope.trustedTypes.createPolicy("instruments", rules) : rules;
}

const hasTrustedTypes = (scope: object): scope is { readonly trustedTypes: TrustedTypes } =>
  "trustedTypes" in scope;

function ownScript(url: string): string {
  const { origin, pathname } = new URL(url, location.href);
  const isOurs =
    origin === location.origin && (pathname.startsWith("/assets/") || import.meta.env.DEV);
  if (!isOurs) throw new TypeError(`Not a script of this site: ${url}`);
  return url;
}

/** Milliseconds between reports: more cannot be seen, and messages cost time. */
const REPORT_EVERY_MS = 100;

/**
 * The worker's side of runInWorker: answers each question. Calls of `tell` are throttled. `nameOf`
 * gives a file name for faults without one.
 */
export function answerInWorker<Question, Result>(
  answer: (question: Question, tell: (progress: Progress) => void) => Promise<Result>,
  nameOf: (question: Question) => string | undefined = () => undefined,
): void {
  const post = (message: FromWorker<Result>) => self.postMessage(message);
  self.onmessage = ({ data }: MessageEvent<Question>) => {
    answer(data, reporter(post)).then(
      (result) => post({ kind: "result", result }),
      (error: unknown) => post({ kind: "fault", fault: faultOf(error, nameOf(data)) }),
    );
  };
}

function reporter(
  post: (message: { readonly kind: "progress"; readonly progress: TimedProgress }) => void,
) {
  const began = performance.now();
  let toldAt = 0;
  return (progress: Progress) => {
    const now = performance.now();
    if (now - toldAt < REPORT_EVERY_MS && progress.done < progress.total) return;
    toldAt = now;
    post({ kind: "progress", progress: { ...progress, elapsed: now - began } });
  };
}
