import { createServer } from "node:http";
import { type FastifyInstance, fastify, LogController } from "fastify";
import { listRoute } from "#server/contact/list-route.ts";
import { sendProblem } from "#server/http/error-handler.ts";
import { HttpProblem } from "#server/http/problem.ts";
import { createRequestIds, requestIdHeader } from "#server/http/request-id.ts";
import { requireStaff } from "#server/http/require-staff.ts";
import { refuseOtherOrigins } from "#server/http/same-origin.ts";
import { inertPolicy, securityHeaders } from "#server/http/security-headers.ts";
import type { SiteHandler } from "#server/http/site-files.ts";
import { auditRoute } from "#server/inbox/audit-route.ts";
import { eraseRoute } from "#server/inbox/erase-route.ts";
import { exportRoute } from "#server/inbox/export-route.ts";
import { heldRoute } from "#server/inbox/held-route.ts";
import { toInboxProblem } from "#server/inbox/inbox-problem.ts";
import { refuseOtherHosts } from "#server/inbox/loopback-host.ts";
import { messageRoutes } from "#server/inbox/message-routes.ts";
import type { Log } from "#server/logger.ts";
import type { Staff } from "#server/staff/staff.ts";
import type { StaffToken } from "#server/staff-token.ts";

export type InboxDeps = {
  readonly staff: Staff;
  readonly staffToken: Pick<StaffToken, "matches">;
  readonly log: Log;
  /** The built inbox; null serves the service alone. */
  readonly site: SiteHandler | null;
};

/** How the trail names whoever works in the inbox: there is one token for all of them. */
const inboxActor = "inbox";

/** The staff inbox over what it needs, not listening yet. Every answer below /api needs the staff token and is kept by no cache. */
export async function buildInboxApp({ staff, staffToken, log, site }: InboxDeps): Promise<FastifyInstance> {
  const requestIds = createRequestIds([]);
  const app = fastify({
    genReqId: requestIds,
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "requestId" }),
    bodyLimit: 16 * 1024,
    serverFactory: (handler) =>
      createServer((request, response) => (site?.(request, response, requestIds) ? undefined : handler(request, response))),
  });
  const headers = { ...securityHeaders({ https: false }), "content-security-policy": inertPolicy, "cache-control": "no-store" };
  const refuseOrigins = refuseOtherOrigins(null);
  const authorize = requireStaff(staffToken);
  app.addHook("onRequest", async (request, reply) => {
    reply.headers(headers).header(requestIdHeader, request.id);
    refuseOtherHosts(request);
    await refuseOrigins(request);
    await authorize(request);
  });
  app.setErrorHandler((error, request, reply) => sendProblem(request, reply, toInboxProblem(error)));
  app.setNotFoundHandler((request, reply) =>
    sendProblem(request, reply, new HttpProblem(404, "not-found", "There is nothing at this address.")),
  );
  app.removeContentTypeParser("text/plain");
  await listRoute(app, { contacts: staff.contacts, audit: staff.audit, staffToken, actor: inboxActor });
  await messageRoutes(app, staff, inboxActor);
  await exportRoute(app, staff, inboxActor);
  await eraseRoute(app, staff, inboxActor);
  await auditRoute(app, staff);
  await heldRoute(app, staff);
  return app;
}
