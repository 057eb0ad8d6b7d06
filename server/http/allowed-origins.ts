import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { contactHeaders, contactPath } from "#shared/contact-message.ts";

/**
 * Lets pages of exactly these origins post the form and read the answer (CORS), for a site served from elsewhere. All else is as without
 * the setting: no header, and 405 to a preflight. No cookie could be exposed: there is none.
 */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  app.addHook("onRequest", async (request, reply) => {
    if (request.url.split("?")[0] !== contactPath) return;
    reply.header("vary", "origin");
    const { origin } = request.headers;
    if (origin === undefined || !origins.includes(origin)) return;
    reply.headers({ "access-control-allow-origin": origin, "access-control-allow-credentials": "true" });
    if (isPreflight(request)) return answerPreflight(reply);
    // For the page: when to try again, the request's id in the log, and facts for the receipt.
    reply.header("access-control-expose-headers", "retry-after, request-id, idempotent-replayed, message-digest");
  });
}

function isPreflight({ method, headers }: FastifyRequest): boolean {
  return method === "OPTIONS" && headers["access-control-request-method"] === "POST";
}

function answerPreflight(reply: FastifyReply): FastifyReply {
  const names = ["content-type", ...Object.values(contactHeaders).map((name) => name.toLowerCase())];
  return reply
    .code(204)
    .headers({
      "access-control-allow-methods": "POST",
      "access-control-allow-headers": names.join(", "),
      "access-control-max-age": "7200",
    })
    .send();
}
