import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { DeskFault } from "../wire.ts";

/**
 * An answer that is not a success: the server's sentence, its status (null without an answer), and
 * faults when a check found some.
 */
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
export async function ask<T>(
  method: "GET" | "POST" | "PUT",
  url: string,
  body?: object,
): Promise<T> {
  const isBytes = body instanceof Blob;
  const headers = body
    ? { "content-type": isBytes ? "application/octet-stream" : "application/json" }
    : undefined;
  const response = await fetch(url, {
    method,
    headers,
    body: isBytes ? body : body && JSON.stringify(body),
  }).catch(() => {
    throw new Refusal("No connection.", null);
  });
  if (response.ok) return response.json();
  if (response.status === 401)
    throw new Refusal(
      "You are signed out. Sign in to the inbox in another tab, then come back here.",
      401,
    );
  // Problem details (RFC 9457), when the desk itself answers.
  const { detail, title, faults } = await response.json().catch(() => ({}));
  throw new Refusal(
    detail ?? title ?? `The desk answered with an error (${response.status}).`,
    response.status,
    faults,
  );
}

/** What `url` answers, asked again every so many milliseconds while somebody sees it. */
export function useAnswer<T>(url: string, every?: number) {
  return useQuery<T, Refusal>({
    queryKey: [url],
    queryFn: () => ask<T>("GET", url),
    refetchInterval: every ?? false,
  });
}

/** A change that a button asks for: whether it is under way, and why it failed. */
export function useDoing() {
  return useMutation<unknown, Refusal, () => Promise<unknown>>({ mutationFn: (work) => work() });
}

/** In milliseconds: when it is asked again without a connection. */
const RETRY = 4_000;

/** The newest answer: of which version it is, its value, and why there is no newer one. */
type Newest<T> = {
  readonly version: string;
  readonly value: T | null;
  readonly refusal: Refusal | null;
};

/**
 * What `read` gives for the newest version, asked once at a time: a server that is slower than the
 * typing is asked for the newest next. Until it has answered, and when it refuses, the value is the
 * former one. Nothing is asked for an empty version.
 */
export function useNewest<T>(version: string, read: () => Promise<T>): Newest<T> {
  const [answer, setAnswer] = useState<Newest<T>>({ version: "", value: null, refusal: null });
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (isAsking || version === "" || version === answer.version) return;
    setAsking(true);
    read()
      .then((value) => setAnswer({ version, value, refusal: null }))
      .catch(async (refusal: Refusal) => {
        const isAway = refusal.status === null;
        setAnswer((former) => ({ ...former, refusal, ...(!isAway && { version }) }));
        if (isAway) await new Promise((again) => setTimeout(again, RETRY));
      })
      .finally(() => setAsking(false));
  });
  return answer;
}
