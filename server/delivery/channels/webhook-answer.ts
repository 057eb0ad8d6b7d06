import type { ClientRequest, IncomingMessage } from "node:http";
import { DeliveryFailure } from "#server/delivery/failure.ts";

const answerLimit = { bytes: 64 * 1024, ms: 15_000 } as const;

/**
 * Sends `body` on `request` and resolves when the receiver answers 2xx. Else throws a DeliveryFailure or a system error. A 410 is final
 * (Standard Webhooks: the endpoint is gone). All others are retried, because a receiver's settings can be corrected. The answer must be
 * complete within 15 seconds and 64 KiB, against trickling and flooding.
 */
export function readAnswer(request: ClientRequest, body: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => request.destroy(new DeliveryFailure("timeout", "no complete answer in time")), answerLimit.ms);
    const finish = (failure: unknown) => {
      clearTimeout(timer);
      if (failure) reject(failure);
      else resolve();
    };
    request.on("error", finish);
    request.on("close", () => finish(new DeliveryFailure("dropped", "connection closed without an answer")));
    request.on("response", (response) => drain(response, request, () => finish(judge(response))));
    request.end(body);
  });
}

function drain(response: IncomingMessage, request: ClientRequest, done: () => void): void {
  let bytes = 0;
  response.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > answerLimit.bytes) request.destroy(new DeliveryFailure("rejected", "answer too long"));
  });
  response.on("error", (error) => request.destroy(error));
  response.on("end", done);
}

function judge(response: IncomingMessage): DeliveryFailure | null {
  const status = response.statusCode ?? 0;
  const detail = `HTTP ${status}`;
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return new DeliveryFailure("redirected", detail);
  if (status === 410) return new DeliveryFailure("gone", detail, { permanent: true });
  if (status === 401 || status === 403) return new DeliveryFailure("auth", detail);
  if (status === 429 || status === 503) return new DeliveryFailure("throttled", detail, { retryAfterMs: retryAfter(response) });
  return new DeliveryFailure(status >= 500 ? "unavailable" : "rejected", detail);
}

/** RFC 9110 §10.2.3: seconds, or a date. */
function retryAfter(response: IncomingMessage): number | null {
  const value = response.headers["retry-after"];
  if (value === undefined) return null;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) && ms > 0 ? ms : null;
}
