import { statusPhrases } from "content/status-phrases.ts";

/** In characters. The beginning of a long HTML error page is enough to read out on the telephone. */
const LONGEST_BODY = 300;

/**
 * The text for an answer that is not ok (SPEC §8): status, colon, space, and the body as text, whatever its type. An empty body is replaced
 * by the status text, or over HTTP/2, which has none, by the status's standard phrase.
 */
export async function failureText(response: Pick<Response, "status" | "statusText" | "text">): Promise<string> {
  // The connection may break while the body is read.
  const body = (await response.text().catch(() => "")).trim();
  return `${response.status}: ${body ? shortened(body) : response.statusText || phraseOf(response.status)}`;
}

function shortened(text: string): string {
  const characters = Array.from(text);
  return characters.length > LONGEST_BODY ? `${characters.slice(0, LONGEST_BODY).join("")}…` : text;
}

/** A status without a phrase of its own is treated as the first of its class (RFC 9110, section 15). */
function phraseOf(status: number): string {
  return statusPhrases[status] ?? statusPhrases[Math.floor(status / 100) * 100] ?? "";
}
