import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import { toReadinessView } from "#server/http/health.ts";
import { isLoopbackHost } from "#server/http/loopback-host.ts";
import { requestIdHeader } from "#server/http/request-id.ts";
import type { Metrics } from "#server/metrics.ts";
import type { Readiness } from "#server/readiness.ts";

export type MetricsDeps = { readonly metrics: Pick<Metrics, "text" | "contentType">; readonly readiness: () => Promise<Readiness> };

/**
 * Serves /metrics, and full readiness at /readyz, on 127.0.0.1 and only for a Host that names this machine. They tell how many enquiries
 * there are and what is wrong, which is confidential. Rejects when the port is taken.
 */
export async function serveMetrics({ metrics, readiness }: MetricsDeps, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    response.setHeader(requestIdHeader, randomUUID());
    if (!isLoopbackHost(request.headers.host)) {
      response.writeHead(421).end();
      return;
    }
    if (request.url === "/readyz") {
      readiness().then(
        (found) => {
          const { ready, ...words } = toReadinessView(found);
          response.writeHead(ready ? 200 : 503, { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" });
          response.end(JSON.stringify(words));
        },
        () => response.writeHead(500).end(),
      );
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
