import { connect } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { exampleMessage, startTestServer } from "../../tests/support/service.ts";

let server: Awaited<ReturnType<typeof startTestServer>>;
afterEach(() => server.stop());

describe("the limits", () => {
  test("An address that posts too often waits, is told the telephone number and keeps its words", async () => {
    server = await startTestServer({ CONTACT_LIMIT_PER_MINUTE: "2" });
    const answers = [
      await server.postJson(exampleMessage()),
      await server.postJson(exampleMessage()),
      await server.postJson(exampleMessage()),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 429]);
    expect(Number(answers[2]?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await answers[2]?.json()).toMatchObject({
      code: "too-many",
      detail: expect.stringContaining(server.service.company.phone.display),
    });
    const form = await server.postForm(exampleMessage("my words"));
    expect(form.status).toBe(429);
    expect(await form.text()).toContain("my words");
  });

  test("Posts above the limit of all addresses are held, and above twice the limit they wait", async () => {
    server = await startTestServer({
      CONTACT_LIMIT_ALL_PER_MINUTE: "2",
      TRUSTED_PROXIES: "127.0.0.1",
    });
    const answers = await Promise.all(
      ["203.0.113.1", "198.51.100.2", "192.0.2.3", "203.0.113.4", "198.51.100.5"].map((address) =>
        server.postJson(exampleMessage(), { "x-forwarded-for": address }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 429]);
    expect((await (await server.list("?state=quarantined")).json()).items).toMatchObject(
      Array(2).fill({ quarantineReason: "flood" }),
    );
  });

  test("behind a trusted proxy each visitor is counted alone, an IPv6 network as one", async () => {
    server = await startTestServer({
      CONTACT_LIMIT_PER_MINUTE: "1",
      TRUSTED_PROXIES: "127.0.0.0/8",
    });
    const status = async (address: string) =>
      (await server.postJson(exampleMessage(), { "x-forwarded-for": address })).status;
    expect([
      await status("203.0.113.1"),
      await status("203.0.113.2"),
      await status("203.0.113.1"),
    ]).toEqual([201, 201, 429]);
    expect([
      await status("2001:db8::1"),
      await status("2001:db8::2"),
      await status("2001:db8:1::1"),
    ]).toEqual([201, 429, 201]);
  });

  test("a proxy that passes nonsense on breaks nothing", async () => {
    server = await startTestServer({ TRUSTED_PROXIES: "127.0.0.1" });
    for (const address of ["nonsense", "::::", "1.2.3.4, x", "%00"]) {
      expect((await server.postJson(exampleMessage(), { "x-forwarded-for": address })).status).toBe(
        201,
      );
    }
  });

  test("without a trusted proxy nobody can name another address", async () => {
    server = await startTestServer({ CONTACT_LIMIT_PER_MINUTE: "1" });
    await server.postJson(exampleMessage(), { "x-forwarded-for": "203.0.113.1" });
    expect(
      (await server.postJson(exampleMessage(), { "x-forwarded-for": "203.0.113.2" })).status,
    ).toBe(429);
  });
});

describe("posts from elsewhere", () => {
  test.each([
    [{ origin: "https://evil.example" }, 403],
    [{ origin: "null" }, 403],
    [{ "sec-fetch-site": "cross-site", origin: "https://evil.example" }, 403],
    [{ "sec-fetch-site": "cross-site" }, 403],
    [{ "sec-fetch-site": "same-site", origin: "https://other.company.example" }, 403],
    [{ "sec-fetch-site": "same-origin", origin: "null" }, 201],
    [{ origin: "https://www.company.example" }, 201],
    [{}, 201],
  ])("with %j are answered %i", async (headers, status) => {
    server = await startTestServer({ PUBLIC_ORIGIN: "https://www.company.example" });
    expect((await server.postJson(exampleMessage(), headers)).status).toBe(status);
  });

  test("Posts from other origins are accepted and readable for the origins in the settings alone", async () => {
    server = await startTestServer({
      ALLOWED_ORIGINS: "https://www.company.example/, https://company.example",
    });
    const post = (origin: string) =>
      server.postJson(exampleMessage(), { origin, "sec-fetch-site": "cross-site" });
    const allowed = await post("https://company.example");
    expect([allowed.status, allowed.headers.get("access-control-allow-origin")]).toEqual([
      201,
      "https://company.example",
    ]);
    expect(allowed.headers.get("vary")).toContain("origin");
    for (const origin of [
      "https://company.example.evil.example",
      "http://company.example",
      "null",
    ]) {
      const answer = await post(origin);
      expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([
        403,
        null,
      ]);
    }
    const wrong = await server.postJson(
      {},
      { origin: "https://www.company.example", "sec-fetch-site": "cross-site" },
    );
    expect([wrong.status, wrong.headers.get("access-control-allow-origin")]).toEqual([
      422,
      "https://www.company.example",
    ]);
    expect((await server.list()).headers.get("access-control-allow-origin")).toBeNull();
    expect(
      (await server.postForm(exampleMessage("form"), { origin: "https://company.example" })).status,
    ).toBe(201);
  });

  test("A browser's question before a post is answered with what the form sends", async () => {
    server = await startTestServer({ ALLOWED_ORIGINS: "https://company.example" });
    const ask = (origin: string, path = "/api/contact") =>
      fetch(server.url + path, {
        method: "OPTIONS",
        headers: { origin, "access-control-request-method": "POST" },
      });
    const answer = await ask("https://company.example");
    expect(answer.status).toBe(204);
    expect(answer.headers.get("access-control-allow-origin")).toBe("https://company.example");
    expect(answer.headers.get("access-control-allow-headers")).toBe(
      "content-type, idempotency-key, contact-elapsed-ms, contact-marginalia, contact-page, contact-topic, contact-urgent",
    );
    expect([
      (await ask("https://evil.example")).status,
      (await ask("https://company.example", "/api/contacts")).status,
    ]).toEqual([405, 405]);
  });

  test("the site's own host is its own origin", async () => {
    server = await startTestServer();
    expect((await server.postForm(exampleMessage(), { origin: server.url })).status).toBe(201);
  });

  test("the site's own host with another scheme is not its origin", async () => {
    server = await startTestServer({ PUBLIC_ORIGIN: "https://www.company.example" });
    expect((await server.postForm(exampleMessage(), { origin: server.url })).status).toBe(403);
    const across = { origin: server.url, "sec-fetch-site": "cross-site" };
    expect((await server.postForm(exampleMessage(), across)).status).toBe(403);
  });
});

test.each([
  ["PUT", "/api/contact", "POST"],
  ["DELETE", "/api/contacts", "GET, HEAD"],
  ["POST", "/healthz", "GET, HEAD"],
])("%s %s is 405 and says what is allowed", async (method, path, allow) => {
  server = await startTestServer();
  const answer = await fetch(server.url + path, { method });
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, allow]);
});

describe("what is not HTTP", () => {
  test.each([
    ["noise", "\x16\x03\x01\r\n\r\n", "400"],
    ["a header line without a colon", "GET / HTTP/1.1\r\nHost: x\r\nbroken\r\n\r\n", "400"],
    [
      "two lengths",
      "POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabc",
      "400",
    ],
    [
      "length and chunks",
      "POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
      "400",
    ],
    ["no host", "GET /healthz HTTP/1.1\r\n\r\n", "400"],
    ["huge headers", `GET / HTTP/1.1\r\nHost: x\r\nX: ${"a".repeat(20_000)}\r\n\r\n`, "431"],
  ])("%s is refused and the server goes on", async (_name, bytes, status) => {
    server = await startTestServer();
    expect(await raw(server.url, bytes)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });

  test("thousands of silent connections do not stop a visitor", async () => {
    server = await startTestServer();
    const { hostname, port } = new URL(server.url);
    const sockets = Array.from({ length: 2_000 }, () =>
      connect(Number(port), hostname).on("error", () => {}),
    );
    expect((await server.postJson(exampleMessage())).status).toBe(201);
    for (const socket of sockets) socket.destroy();
  });
});

test("addresses, names and words of visitors are in no header of any answer", async () => {
  server = await startTestServer();
  const answers = [
    await server.postJson({ ...exampleMessage("secret words"), extra: 1 }),
    await server.postJson(exampleMessage("secret words")),
  ];
  for (const answer of answers)
    expect(JSON.stringify([...answer.headers])).not.toMatch(/ada@|Whitlock|secret/);
});

function raw(url: string, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    let text = "";
    socket.on("data", (chunk) => {
      text += chunk.toString();
      if (text.includes("\r\n\r\n")) socket.end();
    });
    socket.on("error", () => {});
    socket.on("close", () => resolve(text));
  });
}
