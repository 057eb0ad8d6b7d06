import { connect } from "node:net";
import { expect, test } from "vitest";
import { startTestServer, until } from "../../tests/support/service.ts";

test("a visitor who closes the tab in mid-request is no failure of the store, in the metrics, the log and for readiness", async () => {
  const server = await startTestServer();
  const said: string[] = [];
  server.app.log.error = (...words: unknown[]) => void said.push(JSON.stringify(words));
  const { port } = new URL(server.url);
  for (const type of ["application/json", "application/x-www-form-urlencoded"]) {
    const socket = connect(Number(port), "127.0.0.1");
    socket.write(`POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 1000\r\n\r\n{"first`, () =>
      socket.destroy(),
    );
  }
  const posts = async () => (await server.service.metrics.text()).split("\n").filter((line) => line.startsWith("contact_posts_total{"));
  expect(await until(async () => ((await posts()).some((line) => line.endsWith(" 2")) ? posts() : null))).toEqual([
    'contact_posts_total{result="aborted"} 2',
  ]);
  expect(said).toEqual([]);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  await server.stop();
});
