import { noConnection } from "content/status-phrases.ts";
import { failureText } from "./failure-text.ts";

/**
 * Sends a request with cookies, and the body as JSON (SPEC §7). Returns the answer when it is ok. Otherwise throws an Error with SPEC §8's
 * message (failure-text.ts) and the status as its cause. Without an answer the message is ours, because each browser words it differently.
 * Accepts plain text too, because the message is shown.
 */
export async function request(
  method: "GET" | "POST",
  url: string,
  { body, headers }: { body?: unknown; headers?: Record<string, string> } = {},
): Promise<Response> {
  const response = await fetch(url, {
    method,
    credentials: "include",
    headers: {
      Accept: "application/json, text/plain;q=0.9",
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch((error) => {
    // fetch rejects with a TypeError when the network fails (Fetch standard). Other errors pass unchanged.
    throw error instanceof TypeError ? new Error(noConnection, { cause: error }) : error;
  });
  if (!response.ok) throw new Error(await failureText(response), { cause: response.status });
  return response;
}
