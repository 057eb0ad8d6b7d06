import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { extname, join, normalize } from "node:path";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json",
};

/**
 * Serves a built site without its policies, so that a page may be given a style. Resolves with its
 * address.
 */
export async function serveFolder(
  folder: string,
): Promise<{ readonly origin: string; readonly server: Server }> {
  const server = createServer(({ url = "/" }, response) => {
    const wanted = join(folder, normalize(decodeURIComponent(url.split("?")[0] ?? "/")));
    const file = [wanted, join(wanted, "index.html")].find(
      (path) => existsSync(path) && statSync(path).isFile(),
    );
    response.writeHead(file ? 200 : 404, {
      "content-type": types[extname(file ?? ".html")] ?? "application/octet-stream",
    });
    response.end(readFileSync(file ?? `${folder}/404/index.html`));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return { origin: `http://127.0.0.1:${address.port}`, server };
}
