import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/**
 * A proxy before the site for an engine whose driver reports neither console nor network. Notes answers of 400 and up. A script added to
 * each document reports the page's errors and console output.
 */
export async function startListeningProxy(site: string) {
  const complaints: string[] = [];
  const server = createServer(async (from, to) => {
    const sent = await buffer(from);
    if (from.url === "/told") {
      complaints.push(sent.toString());
      return to.writeHead(204).end();
    }
    if (from.url === "/listener.js") return to.writeHead(200, { "content-type": "text/javascript" }).end(listener);
    const answer = await pass(site, from, sent);
    const status = answer.statusCode ?? 0;
    if (status >= 400) complaints.push(`${status} ${from.url}`);
    const body = await buffer(answer);
    const isDocument = answer.headers["content-type"]?.startsWith("text/html") && !from.url?.startsWith("/downloads/");
    const listening = isDocument ? Buffer.from(body.toString().replace("<head>", '<head><script src="/listener.js"></script>')) : body;
    to.writeHead(status, { ...answer.headers, "content-length": listening.length }).end(listening);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    /** What was reported since the last call. */
    told: () => complaints.splice(0),
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function pass(site: string, from: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    // No cached copy (the tag is the site's, but the document is changed here), and no compression.
    const { "if-none-match": _, connection: __, ...headers } = from.headers;
    const options = { method: from.method ?? "GET", headers: { ...headers, "accept-encoding": "identity" } };
    request(site + from.url, options, resolve)
      .on("error", reject)
      .end(body);
  });
}

const listener = `(() => {
  const tell = (text) => navigator.sendBeacon("/told", text);
  addEventListener("error", (event) => tell("error: " + (event.message || event.target?.src || event.target?.href)), true);
  addEventListener("unhandledrejection", (event) => tell("unhandled: " + event.reason));
  addEventListener("securitypolicyviolation", (event) => tell("policy: " + event.violatedDirective + " " + event.blockedURI));
  for (const level of ["error", "warn", "log"]) {
    const write = console[level];
    console[level] = (...words) => { tell("console " + level + ": " + words.join(" ")); write.apply(console, words); };
  }
})()`;
