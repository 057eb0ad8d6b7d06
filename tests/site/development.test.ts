import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readDocument } from "../../tools/read-document.ts";
import { documentOf } from "../support/site.ts";

let server: ViteDevServer;
beforeAll(async () => {
  server = await createServer({ server: { port: 0, strictPort: false, ws: false, watch: null }, logLevel: "error" });
  await server.listen();
}, 60_000);
afterAll(() => server.close());

// A page that is read, pages with islands and an instrument, an article.
test.each(["/", "/forensics", "/contact", "/blog/google-drive-collection"] as const)(
  "Development shows %s as it is built",
  async (path) => {
    const response = await fetch(new URL(path, server.resolvedUrls?.local[0]));
    expect(readDocument(await response.text())).toEqual(readDocument(documentOf(path).html));
  },
);
