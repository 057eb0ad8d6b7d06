import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

/** A page of one paragraph: what line and browser take for any page at all. */
const paragraph =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>One paragraph</title><p>One paragraph.</p></html>';

/** A document with its words and elements, without its rules, its scripts and what it asks for. */
export function withoutStyle(html: string): string {
  return html.replaceAll(/<(style|script)\b.*?<\/\1>/gs, "").replaceAll(/<link\b[^>]*>/g, "");
}

/**
 * Serves, compressed as the site is, the same words without style at `/words<route>` and a page of
 * one paragraph at `/paragraph`. `folder` is the built site. Rejects when no port is free; a route
 * that is not built is answered with 404.
 */
export async function startBare(
  folder: string,
): Promise<{ readonly url: string; readonly stop: () => void }> {
  const server = createServer((request, response) => {
    const { url = "/" } = request;
    try {
      const html = url.startsWith("/words/")
        ? withoutStyle(readFileSync(join(folder, url.slice("/words".length), "index.html"), "utf8"))
        : paragraph;
      response
        .writeHead(200, { "content-type": "text/html; charset=utf-8", "content-encoding": "br" })
        .end(brotliCompressSync(html));
    } catch {
      response.writeHead(404).end();
    }
  });
  server.listen(0, "127.0.0.1");
  await new Promise((resolve, reject) => server.once("listening", resolve).once("error", reject));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return { url: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}
