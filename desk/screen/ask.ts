import { useMutation, useQuery } from "@tanstack/react-query";
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
  if (response.ok) return response.json();
  if (response.status === 401) throw new Refusal("You are signed out. Sign in to the inbox in another tab, then come back here.", 401);
  // Problem details (RFC 9457), when the desk itself answers.
  const { detail, title, faults } = await response.json().catch(() => ({}));
  throw new Refusal(detail ?? title ?? `The desk answered with an error (${response.status}).`, response.status, faults);
}

/** What `url` answers, asked again every so many milliseconds while somebody sees it. */
export function useAnswer<T>(url: string, every?: number) {
  return useQuery<T, Refusal>({ queryKey: [url], queryFn: () => ask<T>("GET", url), refetchInterval: every ?? false });
}

/** A change that a button asks for: whether it is under way, and why it failed. */
export function useDoing() {
  return useMutation<unknown, Refusal, () => Promise<unknown>>({ mutationFn: (work) => work() });
}
