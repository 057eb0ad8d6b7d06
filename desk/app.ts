import type { FastifyInstance } from "fastify";
import { createBaseApp, nothingHere } from "service/http/base-app.ts";
import { sendProblem } from "service/http/errors.ts";
import { refuseOtherOrigins } from "service/http/origin.ts";
import { refuseOtherHosts } from "service/inbox/authorize.ts";
import type { Log } from "service/logger.ts";
import { toDeskProblem } from "./desk-problem.ts";
import { type DeskRoutes, deskRoutes } from "./routes.ts";

/** The desk for whoever is at this machine, not listening yet: no account, and no request from another site or by another host name. */
export async function buildDeskApp({ log, ...routes }: DeskRoutes & { readonly log: Log }): Promise<FastifyInstance> {
  const app = createBaseApp({ log, https: false, toProblem: toDeskProblem });
  const refuseOrigins = refuseOtherOrigins(null);
  app.addHook("onRequest", async (request) => {
    refuseOtherHosts(request, null);
    if (request.url.startsWith("/api/")) await refuseOrigins(request);
  });
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, nothingHere()));
  app.removeContentTypeParser("text/plain");
  app.get("/", (_request, reply) => reply.redirect("/desk/"));
  await deskRoutes(app, routes);
  return app;
}
