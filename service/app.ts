import { createServer, type RequestListener } from "node:http";
import { contactBodyLimit, contactListPath } from "content/wire/contact-message.ts";
import { contactPath } from "content/wire/contact-path.ts";
import { countPath } from "content/wire/counts.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Clock, systemClock } from "service/clock.ts";
import { createResultPage, type PageCompany } from "service/contact/answer-page.ts";
import { type BookingSecrets, type Bookings, bookingRoutes } from "service/contact/bookings.ts";
import type { Intake } from "service/contact/intake.ts";
import { contactRoutes, type ListRouteDeps, listRoute } from "service/contact/routes.ts";
import type { Counter } from "service/counting/counts.ts";
import { countRoute, countVisits } from "service/counting/visits.ts";
import { healthRoutes, type Readiness } from "service/health.ts";
import { requireStaff } from "service/http/actor.ts";
import { createBaseApp, nothingHere } from "service/http/base-app.ts";
import { HttpProblem, sendProblem, toHttpProblem } from "service/http/errors.ts";
import { createFloodGuard, type Limits } from "service/http/flood-guard.ts";
import { allowOrigins, refuseOtherOrigins } from "service/http/origin.ts";
import { type Site, siteRoutes } from "service/http/site.ts";
import { type Log, networkOf } from "service/logger.ts";
import type { Metrics } from "service/metrics.ts";
import type { FindMachine } from "service/tokens.ts";

export type AppDeps = ListRouteDeps & {
  /** Finds the machine that a bearer token belongs to; for the list of messages. */
  readonly findMachine: FindMachine;
  readonly company: PageCompany;
  /** CSS font faces for the answer to the plain form (answer-page-css.ts), or "". */
  readonly fonts: string;
  readonly intake: Intake;
  /** Absent: no calendar provider is answered. */
  readonly bookings?: Bookings;
  readonly bookingSecrets?: BookingSecrets;
  readonly clock?: Clock;
  readonly readiness: () => Promise<Readiness>;
  readonly metrics: Metrics;
  /** Null: nothing is counted. */
  readonly counter: Pick<Counter, "add"> | null;
  /** The words of searches that may be counted (counting/visits.ts). */
  readonly searchWords: ReadonlySet<string>;
  readonly log: Log;
  readonly limits: Limits;
  readonly publicOrigin: string | null;
  /** Sites elsewhere whose form posts here (origin.ts). */
  readonly allowedOrigins?: readonly string[];
  readonly trustedProxies: readonly string[];
  /** Null when there is no built site: then only the service answers. */
  readonly site: Pick<Site, "folder" | "security"> | null;
};

/** Paths that the service answers; all others are the site's. */
function isServicePath(path: string): boolean {
  return path.startsWith("/api/") || path === "/api" || path === "/healthz" || path === "/readyz";
}

/** Builds the whole server, not listening yet. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { log, trustedProxies } = deps;
  const https = deps.publicOrigin?.startsWith("https:") ?? false;
  const base = { log, https, trustedProxies, toProblem: toHttpProblem };
  const app = createBaseApp(base, {
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    bodyLimit: contactBodyLimit,
    routerOptions: { ignoreTrailingSlash: true },
    return503OnClosing: false,
    serverFactory: (handler) => createHttpServer(handler, trustedProxies.length > 0),
  });
  allowOrigins(app, deps.allowedOrigins ?? []);
  app.addHook("onResponse", async (request, reply) => {
    const { method, routeOptions } = request;
    if (routeOptions.url === contactPath) deps.metrics.latency.observe(reply.elapsedTime / 1000);
    if (routeOptions.url?.startsWith("/api/"))
      request.log.info(
        {
          method,
          route: routeOptions.url,
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
          from: networkOf(request.ip),
        },
        "request",
      );
  });
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, notFound(request, reply)));

  parseBodies(app);
  await contactRoutes(app, {
    intake: deps.intake,
    resultPage: createResultPage(deps.company, deps.fonts),
    refuseOtherOrigins: refuseOtherOrigins(deps.publicOrigin, deps.allowedOrigins),
    guard: createFloodGuard(deps.limits),
    onPost(result) {
      deps.metrics.posts.inc({ result });
      if (result !== "aborted") deps.counter?.add("form", result === "stored" ? "sent" : "failed");
    },
  });
  const { bookings, bookingSecrets, clock = systemClock } = deps;
  if (bookings && bookingSecrets) await bookingRoutes(app, bookings, bookingSecrets, clock);
  const { site, counter } = deps;
  const isPage = site
    ? await siteRoutes(app, {
        ...site,
        isService: isServicePath,
        onDocument: counter ? countVisits(counter) : undefined,
      })
    : () => false;
  await countRoute(app, {
    counter,
    isPage,
    searchWords: deps.searchWords,
    refuseOtherOrigins: refuseOtherOrigins(deps.publicOrigin),
  });
  app.decorateRequest("actor", null);
  await listRoute(app, deps, requireStaff(deps.findMachine));
  await healthRoutes(app, deps.readiness);
  return app;
}

const methodsOf: Readonly<Record<string, string>> = {
  [contactPath]: "POST",
  [contactListPath]: "GET, HEAD",
  [countPath]: "POST",
  "/healthz": "GET, HEAD",
  "/readyz": "GET, HEAD",
};

function notFound(request: FastifyRequest, reply: FastifyReply): HttpProblem {
  const methods = methodsOf[request.url.split("?")[0] ?? ""];
  if (!methods) return nothingHere();
  reply.header("allow", methods);
  return new HttpProblem(405, "method", `This address answers to ${methods} only.`);
}

/**
 * Limits slow and idle clients. At 70 kbit/s the longest message (512 KiB) takes the 60 s of
 * `requestTimeout`.
 */
function createHttpServer(handler: RequestListener, behindProxy: boolean) {
  const server = createServer(
    {
      maxHeaderSize: 16 * 1024,
      headersTimeout: 10_000,
      requestTimeout: 60_000,
      // Above the idle time of proxies (60 s or less in nginx, HAProxy and clouds): else they post
      // into a connection that is closing.
      keepAliveTimeout: behindProxy ? 75_000 : 15_000,
      connectionsCheckingInterval: 2_000,
      // Node then makes no body stream for a request without a body.
      optimizeEmptyRequests: true,
    },
    handler,
  );
  // Ends connections whose client stopped reading.
  server.timeout = 120_000;
  server.maxConnections = 10_000;
  server.maxRequestsPerSocket = 0;
  return server;
}

/**
 * Plain JSON and forms only: other types pass without a preflight. Bytes that are not UTF-8 are
 * 400: decoders replace them silently.
 */
function parseBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/json",
    { parseAs: "buffer", bodyLimit: contactBodyLimit },
    (request, body, done) => {
      const text = toText(body);
      if (text === null) done(notUtf8());
      else parseJson(request, text, done);
    },
  );
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "buffer", bodyLimit: contactBodyLimit },
    (_request, body, done) => {
      const text = toText(body);
      if (text === null || !isEscapedUtf8(text)) done(notUtf8());
      else done(null, Object.fromEntries(new URLSearchParams(text)));
    },
  );
}

function notUtf8(): HttpProblem {
  return new HttpProblem(
    400,
    "not-utf8",
    "The body is not UTF-8. Send the text again, encoded as UTF-8.",
  );
}

function toText(body: string | Buffer): string | null {
  try {
    return typeof body === "string" ? body : new TextDecoder("utf-8", { fatal: true }).decode(body);
  } catch {
    return null;
  }
}

/**
 * True for `%C3%A9`, false for `%E9`. A percent sign without two hexadecimal digits is text
 * (browsers, URL standard).
 */
function isEscapedUtf8(text: string): boolean {
  try {
    for (const [run] of text.matchAll(/(?:%[\da-f]{2})+/gi)) decodeURIComponent(run);
    return true;
  } catch {
    return false;
  }
}
