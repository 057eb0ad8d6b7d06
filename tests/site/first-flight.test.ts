import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer } from "../support/service.ts";
import { documentOf, everyPage, siteFolder } from "../support/site.ts";

/** What a server may send before it hears from the visitor: ten packets of 1,460 bytes (RFC 6928). */
const FLIGHT_BYTES = 14_600;

let server: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  server = await startTestServer({ PUBLIC_ORIGIN: "https://www.probata.example" }, { siteFolder });
});
afterAll(() => server.stop());

const pages = [...everyPage, documentOf("/404")];

test.each(pages)("$path arrives with its headers in one network flight", async ({ path }) => {
  const { head, body } = await get(path);
  expect(head.length + body.length).toBeLessThanOrEqual(FLIGHT_BYTES);
});

/** What a browser that knows brotli gets for a path, byte by byte. */
function get(path: string): Promise<{ readonly head: Buffer; readonly body: Buffer }> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: www.probata.example\r\nAccept-Encoding: gzip, deflate, br\r\nConnection: close\r\n\r\n`),
    );
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    socket.once("error", reject);
    socket.once("end", () => {
      const answer = Buffer.concat(chunks);
      const end = answer.indexOf("\r\n\r\n") + 4;
      resolve({ head: answer.subarray(0, end), body: answer.subarray(end) });
    });
  });
}
