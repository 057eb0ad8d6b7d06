import { type FastifyInstance, fastify, LogController } from "fastify";
import { listRoute } from "#server/contact/list-route.ts";
import { sendProblem } from "#server/http/error-handler.ts";
import { HttpProblem } from "#server/http/problem.ts";
import { createRequestIds, requestIdHeader } from "#server/http/request-id.ts";
import { unauthorized } from "#server/http/require-staff.ts";
import { refuseOtherOrigins, refuseTwoHosts } from "#server/http/same-origin.ts";
import { inertPolicy, securityHeaders } from "#server/http/security-headers.ts";
import { type Site, siteRoutes } from "#server/http/site.ts";
import { auditRoute } from "#server/inbox/audit-route.ts";
import { createAuthorize } from "#server/inbox/authorize.ts";
import { countsRoute } from "#server/inbox/counts-route.ts";
import { deskRoutes } from "#server/inbox/desk-routes.ts";
import { enrolRoutes } from "#server/inbox/enrol-routes.ts";
import { eraseRoute } from "#server/inbox/erase-route.ts";
import { exportRoute } from "#server/inbox/export-route.ts";
import { heldRoute } from "#server/inbox/held-route.ts";
import { toInboxProblem } from "#server/inbox/inbox-problem.ts";
import { messageRoutes } from "#server/inbox/message-routes.ts";
import { ownRoutes } from "#server/inbox/own-routes.ts";
import { peopleRoutes } from "#server/inbox/people-routes.ts";
import { refuseOtherHosts } from "#server/inbox/refuse-other-hosts.ts";
import { createSessionCookie } from "#server/inbox/session-cookie.ts";
import { signInRoutes } from "#server/inbox/sign-in-routes.ts";
import type { Log } from "#server/logger.ts";
import { machineFinder } from "#server/machine-tokens.ts";
import { createPasskeys } from "#server/staff/passkeys.ts";
import type { Staff } from "#server/staff/staff.ts";
import type { StaffToken } from "#server/staff-token.ts";

export type InboxDeps = {
  readonly staff: Staff;
  readonly staffToken: Pick<StaffToken, "matches">;
  readonly log: Log;
  /** The built inbox; null serves the service alone. */
  readonly site: Pick<Site, "folder" | "security"> | null;
  /** Where staff open the inbox when that is not localhost (INBOX_ORIGIN). */
  readonly origin: string | null;
};

/** The staff inbox, not listening yet. Answers below /api need a session or a token, except those that let somebody in; none is cached. */
export async function buildInboxApp({ staff, staffToken, log, site, origin }: InboxDeps): Promise<FastifyInstance> {
  const app = fastify({
    genReqId: createRequestIds([]),
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "requestId" }),
    bodyLimit: 16 * 1024,
  });
  const https = origin?.startsWith("https:") ?? false;
  const headers = { ...securityHeaders({ https }), "content-security-policy": inertPolicy, "cache-control": "no-store" };
  const refuseOrigins = refuseOtherOrigins(origin);
  const cookie = createSessionCookie(https);
  const findMachine = machineFinder(staffToken, staff.machines.find);
  const authorize = createAuthorize({ sessions: staff.sessions, findMachine, cookie });
  app.decorateRequest("actor", null);
  app.addHook("onRequest", async (request, reply) => {
    reply.headers(headers).header(requestIdHeader, request.id);
    refuseTwoHosts(request);
    refuseOtherHosts(request, origin);
    if (!isApi(request.url)) return;
    await refuseOrigins(request);
    request.actor = await authorize(request);
  });
  app.setErrorHandler((error, request, reply) => sendProblem(request, reply, toInboxProblem(error)));
  app.setNotFoundHandler((request, reply) =>
    sendProblem(request, reply, new HttpProblem(404, "not-found", "There is nothing at this address.")),
  );
  app.removeContentTypeParser("text/plain");
  await listRoute(app, staff, async ({ actor }) => {
    if (!actor) throw unauthorized();
    return actor;
  });
  const signIn = { cookie, origin, passkeys: createPasskeys(staff.database, staff.clock) };
  await signInRoutes(app, staff, signIn);
  await enrolRoutes(app, signIn);
  await ownRoutes(app, staff, signIn);
  await peopleRoutes(app, staff);
  await messageRoutes(app, staff);
  await deskRoutes(app, staff);
  await exportRoute(app, staff);
  await eraseRoute(app, staff);
  await auditRoute(app, staff);
  await heldRoute(app, staff);
  await countsRoute(app, staff);
  if (site) await siteRoutes(app, { ...site, isService: isApi });
  return app;
}

/** The addresses of the service; all others are files of the built inbox. */
function isApi(url: string): boolean {
  return url.startsWith("/api/");
}
