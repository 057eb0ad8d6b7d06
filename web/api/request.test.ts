import { afterEach, describe, expect, test, vi } from "vitest";
import { request } from "./request.ts";

afterEach(() => vi.unstubAllGlobals());

const answered = (status: number, body: string, init: ResponseInit = {}) =>
  failureOf(async () => new Response(body, { status, ...init }));

describe("the text of a failure is SPEC §8's", () => {
  test("status, colon, space and the body", async () => {
    expect(await answered(503, "The store is closed for a moment.")).toBe(
      "503: The store is closed for a moment.",
    );
  });

  test.each([
    "text/html",
    "text/html; charset=utf-8",
    "application/problem+json",
    "application/octet-stream",
  ])("the body counts as text when it is called %s", async (type) => {
    const body = "<h1>502 Bad Gateway</h1>";
    expect(await answered(502, body, { headers: { "content-type": type } })).toBe(`502: ${body}`);
  });

  test("A body is shown up to 300 characters, and no character is cut in two", async () => {
    expect(await answered(500, "x".repeat(300))).toBe(`500: ${"x".repeat(300)}`);
    expect(await answered(500, "x".repeat(301))).toBe(`500: ${"x".repeat(300)}…`);
    expect(await answered(500, `${"x".repeat(299)}😀y`)).toBe(`500: ${"x".repeat(299)}😀…`);
  });

  test("an empty body gives way to the status text", async () => {
    expect(await answered(502, "", { statusText: "Bad Gateway (edge)" })).toBe(
      "502: Bad Gateway (edge)",
    );
    expect(await answered(502, " \n", { statusText: "Bad Gateway" })).toBe("502: Bad Gateway");
  });

  test.each([
    [502, "502: Bad Gateway"],
    [429, "429: Too Many Requests"],
    [599, "599: Internal Server Error"],
    [499, "499: Bad Request"],
  ])("and where HTTP/2 sends none, %i to its standard phrase", async (status, text) => {
    expect(await answered(status, "")).toBe(text);
  });

  test("a body that breaks off says no less than the status does", async () => {
    const broken = new ReadableStream({
      start: (stream) => stream.error(new TypeError("terminated")),
    });
    expect(await failureOf(async () => new Response(broken, { status: 504 }))).toBe(
      "504: Gateway Timeout",
    );
  });
});

test.each(["Failed to fetch", "NetworkError when attempting to fetch resource.", "Load failed"])(
  "without a connection a visitor does not read “%s”",
  async (words) => {
    const text = await failureOf(() => Promise.reject(new TypeError(words)));
    expect(text).toMatch(/^No connection: /);
    expect(text).not.toContain(words);
  },
);

test("an error that is not the network's keeps its words", async () => {
  expect(
    await failureOf(() =>
      Promise.reject(new DOMException("The user aborted a request.", "AbortError")),
    ),
  ).toBe("The user aborted a request.");
});

test("A request carries cookies, and its body as JSON (SPEC §7)", async () => {
  const sent: RequestInit[] = [];
  vi.stubGlobal("fetch", async (_url: string, options: RequestInit) => {
    sent.push(options);
    return new Response("{}");
  });
  await request("POST", "/api/contact", { body: { firstName: "Ada" } });
  expect(sent).toMatchObject([
    {
      method: "POST",
      credentials: "include",
      body: '{"firstName":"Ada"}',
      headers: { "Content-Type": "application/json" },
    },
  ]);
});

async function failureOf(fetch: () => Promise<Response>): Promise<string> {
  vi.stubGlobal("fetch", fetch);
  return request("GET", "/api/contacts").then(
    () => "no failure",
    (error) => error.message,
  );
}
