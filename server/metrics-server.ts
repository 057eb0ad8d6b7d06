import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import { isLoopbackHost } from "#server/http/loopback-host.ts";
import { requestIdHeader } from "#server/http/request-id.ts";
import type { Metrics } from "#server/metrics.ts";

/** Serves the metrics at /metrics on 127.0.0.1 only, to whoever asks for this machine by its own name: they tell how many enquiries there are, which is nobody's business. Rejects when the port is taken. */
export async function serveMetrics(metrics: Metrics, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    response.setHeader(requestIdHeader, randomUUID());
    if (!isLoopbackHost(request.headers.host)) {
      response.writeHead(421).end();
      return;
    }
    if (request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { "content-type": metrics.contentType, "cache-control": "no-store" }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return server;
}
