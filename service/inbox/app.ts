import type { FastifyInstance, FastifyRequest } from "fastify";
import { listRoute } from "service/contact/routes.ts";
import { unauthorized } from "service/http/actor.ts";
import { createBaseApp, nothingHere } from "service/http/base-app.ts";
import { sendProblem, toInboxProblem } from "service/http/errors.ts";
import { refuseOtherOrigins } from "service/http/origin.ts";
import { type Site, siteRoutes } from "service/http/site.ts";
import {
  createAuthorize,
  createSessionCookie,
  refuseOtherHosts,
  relyingParty,
} from "service/inbox/authorize.ts";
import { eraseRoute, inboxRoutes, messageRoutes } from "service/inbox/inbox-routes.ts";
import { type LiveSettings, liveRoutes } from "service/inbox/live-routes.ts";
import { peopleRoutes } from "service/inbox/people-routes.ts";
import { reportRoutes } from "service/inbox/report-routes.ts";
import { enrolRoutes, ownRoutes, signInRoutes } from "service/inbox/sign-in-routes.ts";
import type { Log } from "service/logger.ts";
import { createPasskeys } from "service/staff/passkeys.ts";
import type { Staff } from "service/staff/staff.ts";
import { machineFinder, type StaffToken } from "service/tokens.ts";

export type InboxDeps = {
  readonly staff: Staff;
  readonly staffToken: Pick<StaffToken, "matches">;
  readonly log: Log;
  /** The built inbox; null serves the service alone. */
  readonly site: Pick<Site, "folder" | "security"> | null;
  /** Where staff open the inbox when that is not localhost (INBOX_ORIGIN). */
  readonly origin: string | null;
  /** The port of localhost where they open it otherwise; asked for when somebody uses a passkey. */
  readonly port: () => number;
  /** Routes of another package: the desk's. Its addresses are below /api/ and /desk/. */
  readonly more?: ((app: FastifyInstance) => Promise<void>) | undefined;
  /** How often the live list asks; absent: as in live-routes.ts. */
  readonly live?: LiveSettings;
};

/**
 * The staff inbox, not listening yet. Answers below /api need a session or a token, except those
 * that let somebody in; none is cached.
 */
export async function buildInboxApp({
  staff,
  staffToken,
  log,
  site,
  origin,
  port,
  more,
  live,
}: InboxDeps): Promise<FastifyInstance> {
  const https = origin?.startsWith("https:") ?? false;
  const app = createBaseApp({ log, https, toProblem: toInboxProblem });
  const refuseOrigins = refuseOtherOrigins(origin);
  const cookie = createSessionCookie(https);
  const findMachine = machineFinder(staffToken, staff.machines.find);
  const authorize = createAuthorize({ sessions: staff.sessions, findMachine, cookie });
  app.decorateRequest("actor", null);
  app.addHook("onRequest", async (request) => {
    refuseOtherHosts(request, origin);
    if (!isApi(request.url)) return;
    await refuseOrigins(request);
    request.actor = await authorize(request);
  });
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, nothingHere()));
  app.removeContentTypeParser("text/plain");
  await listRoute(app, staff, async ({ actor }) => {
    if (!actor) throw unauthorized();
    return actor;
  });
  const party = (request: FastifyRequest) => relyingParty(request, origin, port());
  const signIn = { cookie, party, passkeys: createPasskeys(staff.database, staff.clock) };
  await signInRoutes(app, staff, { ...signIn, hasDesk: more !== undefined });
  await enrolRoutes(app, signIn);
  await ownRoutes(app, staff, signIn);
  await peopleRoutes(app, staff);
  await messageRoutes(app, staff);
  await inboxRoutes(app, staff);
  await liveRoutes(app, staff, live);
  await eraseRoute(app, staff);
  await reportRoutes(app, staff);
  await more?.(app);
  if (site) await siteRoutes(app, { ...site, isService: isApi });
  return app;
}

/** The addresses of the service; all others are files of the built inbox. */
function isApi(url: string): boolean {
  return url.startsWith("/api/");
}
