import { afterEach, describe, expect, test } from "vitest";
import { findNginx, startNginx } from "../../tests/support/nginx.ts";
import { rawBytes } from "../../tests/support/raw-http.ts";
import { startTestServer } from "../../tests/support/service.ts";

let server: Awaited<ReturnType<typeof startTestServer>>;
afterEach(() => server.stop());

describe("on a connection that has been answered before", () => {
  const first = "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n";
  const post = (rest: string) => `POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${rest}`;

  test.each([
    ["a malformed request", "broken\r\n\r\n", 400],
    ["headers that are too long", `GET / HTTP/1.1\r\nHost: x\r\nX: ${"a".repeat(40_000)}\r\n\r\n`, 431],
    ["a body in broken chunks", post("Transfer-Encoding: chunked\r\n\r\nnot a length\r\n"), 400],
  ])("%s gets its answer", async (_name, bytes, status) => {
    server = await startTestServer();
    const text = await rawBytes(server.url, first, bytes);
    expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 200", `HTTP/1.1 ${status}`]);
    expect(text).toMatch(/"requestId":"[\da-f-]{36}"/);
  });

  test.each([
    ["whose headers", "GET / HTTP/1.1\r\nHost: x\r\nX-Slow"],
    ["whose body", post("Content-Length: 100\r\n\r\n{")],
  ])("a request %s come too slowly gets 408", async (_name, bytes) => {
    server = await startTestServer();
    Object.assign(server.app.server, { headersTimeout: 300, requestTimeout: 400 });
    expect((await rawBytes(server.url, first, bytes)).match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 200", "HTTP/1.1 408"]);
  });

  test("what is sent before a malformed request is answered first", async () => {
    server = await startTestServer();
    const text = await rawBytes(server.url, `${first}${first}broken\r\n\r\n`);
    expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 200", "HTTP/1.1 200", "HTTP/1.1 400"]);
  });

  test("nginx in front passes the 431 on instead of a 502", async (context) => {
    server = await startTestServer();
    const nginx = findNginx();
    if (nginx.found === null) return context.skip(nginx.skipped);
    const { port } = new URL(server.url);
    const front = await startNginx(
      nginx.found,
      (own) => `large_client_header_buffers 8 32k; upstream site { server 127.0.0.1:${port}; keepalive 4; }
server { listen 127.0.0.1:${own}; location / { proxy_http_version 1.1; proxy_set_header Connection ""; proxy_pass http://site; } }`,
    );
    context.onTestFinished(front.stop);
    expect((await fetch(`${front.url}/healthz`)).status).toBe(200);
    const statuses: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      // A POST: nginx would repeat a GET that got no answer.
      const answer = await fetch(`${front.url}/api/contact`, { method: "POST", headers: { "x-long": "a".repeat(20_000) }, body: "{}" });
      statuses.push(answer.status);
      await answer.arrayBuffer();
      await (await fetch(`${front.url}/healthz`)).arrayBuffer();
    }
    expect(statuses).toEqual(Array(10).fill(431));
  });
});
