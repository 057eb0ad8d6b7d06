import { problems } from "content/form-words.ts";
import { contactHeaders } from "content/wire/contact-message.ts";
import { contactPath } from "content/wire/contact-path.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { HttpProblem } from "service/http/errors.ts";

/**
 * Refuses a request with two Host headers (400): a proxy and this server could take it for
 * different ones (RFC 9112 §3.2).
 */
export function refuseTwoHosts({ raw }: FastifyRequest): void {
  const hosts = raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host");
  if (hosts.length > 1) throw new HttpProblem(400, "host", "A request names one host.");
}

/**
 * Refuses a post that another site made in a visitor's browser (403). Browsers send Sec-Fetch-Site
 * and Origin, which scripts cannot forge. Programs send neither and pass: they have no visitor's
 * cookie. Besides the Host asked for, `publicOrigin` is accepted, because proxies may rewrite Host.
 * So are the sites in `allowed` (origin.ts).
 */
export function refuseOtherOrigins(
  publicOrigin: string | null,
  allowed: readonly string[] = [],
): (request: FastifyRequest) => Promise<void> {
  return async ({ headers }) => {
    const site = headers["sec-fetch-site"];
    if (site === "same-origin" || site === "none") return;
    const { origin, host } = headers;
    if (origin === undefined && site === undefined) return;
    if (origin !== undefined && (origin === publicOrigin || allowed.includes(origin))) return;
    // A browser says "cross-site" when only the scheme differs: a page that somebody on the way
    // could write.
    const from = site === "cross-site" ? null : URL.parse(origin ?? "");
    if (
      from?.host === host &&
      (publicOrigin === null || from?.protocol === new URL(publicOrigin).protocol)
    )
      return;
    throw new HttpProblem(403, "cross-site", problems.crossSite);
  };
}

/**
 * Lets pages of exactly these origins post the form and read the answer (CORS). Others get no
 * header, and 405 to a preflight.
 */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  app.addHook("onRequest", async (request, reply) => {
    if (request.url.split("?")[0] !== contactPath) return;
    reply.header("vary", "origin");
    const { origin } = request.headers;
    if (origin === undefined || !origins.includes(origin)) return;
    reply.headers({
      "access-control-allow-origin": origin,
      "access-control-allow-credentials": "true",
    });
    if (isPreflight(request)) return answerPreflight(reply);
    // For the page: when to try again, the request's id in the log, and facts for the receipt.
    reply.header(
      "access-control-expose-headers",
      "retry-after, request-id, idempotent-replayed, message-digest",
    );
  });
}

function isPreflight({ method, headers }: FastifyRequest): boolean {
  return method === "OPTIONS" && headers["access-control-request-method"] === "POST";
}

function answerPreflight(reply: FastifyReply): FastifyReply {
  const names = [
    "content-type",
    ...Object.values(contactHeaders).map((name) => name.toLowerCase()),
  ];
  return reply
    .code(204)
    .headers({
      "access-control-allow-methods": "POST",
      "access-control-allow-headers": names.join(", "),
      "access-control-max-age": "7200",
    })
    .send();
}

/**
 * Whether a Host header names this machine, at any port: after DNS rebinding a page elsewhere comes
 * with its own name.
 */
export function isLoopbackHost(host: string | undefined): boolean {
  return ["127.0.0.1", "localhost", "[::1]"].includes(
    URL.parse(`http://${host ?? ""}`)?.hostname ?? "",
  );
}
