import { statusPhrases } from "#content/status-phrases.ts";

/** A page of markup is long; what a visitor reads out on the telephone is at its beginning. In characters. */
const LONGEST_BODY = 300;

/**
 * What is said of an answer that is not ok (SPEC §8): the status, a colon, a space, and the body as text, of whatever type it is. An empty body
 * gives way to the status text, and over HTTP/2, which has none, to the status's standard phrase.
 */
export async function failureText(response: Pick<Response, "status" | "statusText" | "text">): Promise<string> {
  // The connection may break off within the body.
  const body = (await response.text().catch(() => "")).trim();
  return `${response.status}: ${body ? shortened(body) : response.statusText || phraseOf(response.status)}`;
}

function shortened(text: string): string {
  const characters = Array.from(text);
  return characters.length > LONGEST_BODY ? `${characters.slice(0, LONGEST_BODY).join("")}…` : text;
}

/** A status without a phrase of its own means what the first of its class means (RFC 9110, section 15). */
function phraseOf(status: number): string {
  return statusPhrases[status] ?? statusPhrases[Math.floor(status / 100) * 100] ?? "";
}
