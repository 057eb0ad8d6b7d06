/**
 * One request as every call of the site makes it (SPEC §7): cookies included, a body sent as JSON.
 * Gives the answer when it is ok. Throws an Error otherwise; its message is the status, a colon, a space and the
 * body's text, or the status text when the body is empty (SPEC §8). Asks for plain text first, because that message is shown.
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
  });
  if (!response.ok) throw new Error(`${response.status}: ${await failureText(response)}`, { cause: response.status });
  return response;
}

async function failureText(response: Response): Promise<string> {
  const text = await response.text();
  // A proxy's page of markup is no sentence for a visitor.
  return text === "" || response.headers.get("Content-Type")?.startsWith("text/html") ? response.statusText : text;
}
