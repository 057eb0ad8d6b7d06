import { type FastifyInstance, fastify, LogController } from "fastify";
import { HttpProblem, sendProblem } from "service/http/errors.ts";
import { inertPolicy, securityHeaders } from "service/http/headers.ts";
import { createRequestIds } from "service/http/networks.ts";
import { refuseOtherOrigins, refuseTwoHosts } from "service/http/origin.ts";
import { refuseOtherHosts } from "service/inbox/authorize.ts";
import type { Log } from "service/logger.ts";
import { toDeskProblem } from "./desk-problem.ts";
import { type DeskRoutes, deskRoutes } from "./routes.ts";

/** The desk for whoever is at this machine, not listening yet: no account, and no request from another site or by another host name. */
export async function buildDeskApp({ log, ...routes }: DeskRoutes & { readonly log: Log }): Promise<FastifyInstance> {
  const app = fastify({
    genReqId: createRequestIds([]),
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "requestId" }),
    bodyLimit: 16 * 1024,
  });
  const headers = { ...securityHeaders({ https: false }), "content-security-policy": inertPolicy, "cache-control": "no-store" };
  const refuseOrigins = refuseOtherOrigins(null);
  app.addHook("onRequest", async (request, reply) => {
    reply.headers(headers);
    refuseTwoHosts(request);
    refuseOtherHosts(request, null);
    if (request.url.startsWith("/api/")) await refuseOrigins(request);
  });
  app.setErrorHandler((error, request, reply) => sendProblem(request, reply, toDeskProblem(error)));
  app.setNotFoundHandler((request, reply) =>
    sendProblem(request, reply, new HttpProblem(404, "not-found", "There is nothing at this address.")),
  );
  app.removeContentTypeParser("text/plain");
  app.get("/", (_request, reply) => reply.redirect("/desk/"));
  await deskRoutes(app, routes);
  return app;
}
