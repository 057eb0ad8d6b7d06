import { type FastifyInstance, type FastifyServerOptions, fastify, LogController } from "fastify";
import { HttpProblem, sendProblem } from "service/http/errors.ts";
import { inertPolicy, securityHeaders } from "service/http/headers.ts";
import { createRequestIds, requestIdHeader } from "service/http/networks.ts";
import { refuseTwoHosts } from "service/http/origin.ts";
import type { Log } from "service/logger.ts";

export type BaseSettings = {
  readonly log: Log;
  /** Whether browsers reach it by https. */
  readonly https: boolean;
  readonly trustedProxies?: readonly string[];
  readonly toProblem: (error: unknown) => HttpProblem;
};

/**
 * What the servers share: request ids, headers that forbid everything, no caching, one Host,
 * problem details for errors.
 */
export function createBaseApp(
  { log, https, trustedProxies = [], toProblem }: BaseSettings,
  options: FastifyServerOptions = { bodyLimit: 16 * 1024 },
): FastifyInstance {
  const headers = {
    ...securityHeaders({ https }),
    "content-security-policy": inertPolicy,
    "cache-control": "no-store",
  };
  const app = fastify({
    genReqId: createRequestIds(trustedProxies),
    loggerInstance: log,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: "requestId",
    }),
    // No hook runs for an address that cannot be decoded.
    frameworkErrors: (_error, request, reply) =>
      sendProblem(
        request,
        reply.headers(headers).header(requestIdHeader, request.id),
        new HttpProblem(400, "address", "This address cannot be read."),
      ),
    ...options,
  });
  app.addHook("onRequest", async (request, reply) => {
    reply.headers(headers).header(requestIdHeader, request.id);
    refuseTwoHosts(request);
  });
  app.setErrorHandler((error, request, reply) => sendProblem(request, reply, toProblem(error)));
  return app;
}

export function nothingHere(): HttpProblem {
  return new HttpProblem(404, "not-found", "There is nothing at this address.");
}
