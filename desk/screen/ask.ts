import { useCallback, useEffect, useState } from "react";
import type { DeskFault } from "../wire.ts";

/** An answer that is not a success: the server's sentence, its status (null without an answer), and faults when a check found some. */
export class Refusal extends Error {
  readonly status: number | null;
  readonly faults: readonly DeskFault[];
  constructor(message: string, status: number | null, faults: readonly DeskFault[] = []) {
    super(message);
    this.status = status;
    this.faults = faults;
  }
}

/** Sends JSON, or a picture's bytes, and returns the answer's JSON. Throws a Refusal. */
export async function ask<T>(method: "GET" | "POST" | "PUT", url: string, body?: object): Promise<T> {
  const isBytes = body instanceof Blob;
  const headers = body ? { "content-type": isBytes ? "application/octet-stream" : "application/json" } : undefined;
  const response = await fetch(url, { method, headers, body: isBytes ? body : body && JSON.stringify(body) }).catch(() => {
    throw new Refusal("No connection.", null);
  });
  const text = await response.text();
  if (response.ok) return JSON.parse(text || "null");
  if (response.status === 401) throw new Refusal("You are signed out. Sign in to the inbox in another tab, then come back here.", 401);
  const problem = problemOf(text);
  throw new Refusal(
    problem.detail ?? problem.title ?? `The desk answered with an error (${response.status}).`,
    response.status,
    problem.faults,
  );
}

/** RFC 9457, when the answer is one. */
function problemOf(text: string): { detail?: string; title?: string; faults?: readonly DeskFault[] } {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** What `url` answers (null: nothing is asked), why it does not, and a function that asks again. Asks again by itself while `every` (ms) is set. */
export function useAnswer<T>(url: string | null, every: number | null = null) {
  const [answer, setAnswer] = useState<T | null>(null);
  const [error, setError] = useState<string | null>(null);
  const again = useCallback(async () => {
    if (url === null) return;
    try {
      setAnswer(await ask<T>("GET", url));
      setError(null);
    } catch (refusal) {
      setError(refusal instanceof Error ? refusal.message : String(refusal));
    }
  }, [url]);
  useEffect(() => {
    again();
    if (every === null) return;
    const timer = setInterval(() => document.visibilityState === "visible" && again(), every);
    addEventListener("focus", again);
    return () => {
      clearInterval(timer);
      removeEventListener("focus", again);
    };
  }, [again, every]);
  return { answer, error, again };
}

/** A change that a button asks for: whether it is under way, and why it failed. */
export function useDoing() {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true);
    setRefusal(null);
    try {
      await work();
    } catch (error) {
      setRefusal(error instanceof Refusal ? error : new Refusal(String(error), null));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, refusal, run };
}
