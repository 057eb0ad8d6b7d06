import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findNginx, startNginx } from "../support/nginx.ts";
import { frontConfig } from "../support/start-cluster.ts";

const json = { "content-type": "application/json" };
const form = { "content-type": "application/x-www-form-urlencoded" };

test.for<
  readonly [
    what: string,
    path: string,
    headers: Readonly<Record<string, string>> | undefined,
    servers: number,
  ]
>([
  ["reading", "/about", undefined, 2],
  ["a message with a key", "/api/contact", { ...json, "idempotency-key": '"k"' }, 2],
  ["a plain form", "/api/contact", form, 2],
  ["a message without a key, which the servers would not recognise,", "/api/contact", json, 1],
  ["a message with an empty key", "/api/contact", { ...json, "idempotency-key": "" }, 1],
  ["a post to another address", "/api/contacts", { ...json, "idempotency-key": '"k"' }, 1],
])(
  "when a server dies over it, %s at %s is sent again only where that is safe",
  async ([, path, headers, servers], context) => {
    const nginx = findNginx();
    if (nginx.found === null) return context.skip(nginx.skipped);
    const [one, two] = [await startDying(), await startDying()];
    const folder = mkdtempSync(join(tmpdir(), "proxy-retry-"));
    const front = await startNginx(nginx.found, (port) =>
      frontConfig(port, [one.port, two.port], join(folder, "log")),
    );
    context.onTestFinished(async () => {
      await front.stop();
      for (const server of [one, two]) server.close();
      rmSync(folder, { recursive: true, force: true });
    });
    const before = one.asked() + two.asked();
    const answer = await fetch(
      front.url + path,
      headers ? { method: "POST", headers, body: "{}" } : {},
    );
    expect(answer.status).toBe(502);
    expect(one.asked() + two.asked() - before).toBe(servers);
  },
);

test("a server that says it cannot store is believed: its 503 reaches the visitor, from one server", async (context) => {
  const nginx = findNginx();
  if (nginx.found === null) return context.skip(nginx.skipped);
  let asked = 0;
  const server = createServer((request, response) => {
    if (request.method === "POST") asked += 1;
    response.writeHead(503, { "content-type": "text/plain" }).end("call us");
  });
  const port = await listen(server);
  const folder = mkdtempSync(join(tmpdir(), "proxy-retry-"));
  const front = await startNginx(nginx.found, (own) =>
    frontConfig(own, [port, port], join(folder, "log")),
  );
  context.onTestFinished(async () => {
    await front.stop();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const answer = await fetch(`${front.url}/api/contact`, {
    method: "POST",
    headers: { ...json, "idempotency-key": '"k"' },
    body: "{}",
  });
  expect([answer.status, await answer.text(), asked]).toEqual([503, "call us", 1]);
});

/** Takes a request and breaks the connection, like a process that is killed before it answers. */
async function startDying() {
  let asked = 0;
  const server = createServer((request) => {
    asked += 1;
    request.resume().on("end", () => request.socket.destroy());
  });
  const port = await listen(server);
  return { port, asked: () => asked, close: () => server.close() };
}

function listen(server: ReturnType<typeof createServer>): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : 0);
    });
  });
}
