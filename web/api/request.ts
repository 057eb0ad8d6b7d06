import { noConnection } from "content/script-words.ts";
import { statusPhrases } from "content/status-phrases.ts";

/**
 * Sends a request with cookies, and the body as JSON (SPEC §7). Returns the answer when it is ok.
 * Otherwise throws an Error with SPEC §8's message and the status as its cause. Without an answer
 * the message is ours, because each browser words it differently.
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
    // fetch rejects with a TypeError when the network fails (Fetch standard). Other errors pass
    // unchanged.
    throw error instanceof TypeError ? new Error(noConnection, { cause: error }) : error;
  });
  if (!response.ok) throw new Error(await failureText(response), { cause: response.status });
  return response;
}

/**
 * In characters. The beginning of a long HTML error page is enough to read out on the telephone.
 */
const LONGEST_BODY = 300;

/**
 * The text for an answer that is not ok (SPEC §8): status, colon, space, and the body as text,
 * whatever its type. An empty body is replaced by the status text, or over HTTP/2, which has none,
 * by the status's standard phrase.
 */
async function failureText(
  response: Pick<Response, "status" | "statusText" | "text">,
): Promise<string> {
  // The connection may break while the body is read.
  const body = (await response.text().catch(() => "")).trim();
  return `${response.status}: ${body ? shortened(body) : response.statusText || phraseOf(response.status)}`;
}

function shortened(text: string): string {
  const characters = Array.from(text);
  return characters.length > LONGEST_BODY ? `${characters.slice(0, LONGEST_BODY).join("")}…` : text;
}

/**
 * A status without a phrase of its own is treated as the first of its class (RFC 9110, section 15).
 */
function phraseOf(status: number): string {
  return statusPhrases[status] ?? statusPhrases[Math.floor(status / 100) * 100] ?? "";
}
