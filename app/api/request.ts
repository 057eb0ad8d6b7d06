import { noConnection } from "#content/status-phrases.ts";
import { failureText } from "./failure-text.ts";

/**
 * One request as every call of the site makes it (SPEC §7): cookies included, a body sent as JSON.
 * Gives the answer when it is ok. Throws an Error otherwise; its message is SPEC §8's (failure-text.ts) and its cause the status. Where no
 * answer comes, each browser has its own words for it, and the message is ours. Asks for plain text first, because the message is shown.
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
    // What fetch rejects with when the network fails (Fetch standard); other errors are what they are.
    throw error instanceof TypeError ? new Error(noConnection, { cause: error }) : error;
  });
  if (!response.ok) throw new Error(await failureText(response), { cause: response.status });
  return response;
}
