import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { createBrake } from "#server/http/brake.ts";
import { HttpProblem } from "#server/http/problem.ts";
import { unauthorized } from "#server/http/require-staff.ts";
import { personOf } from "#server/inbox/authorize.ts";
import { browserName } from "#server/inbox/browser-name.ts";
import { readBody } from "#server/inbox/read-body.ts";
import { relyingParty } from "#server/inbox/relying-party.ts";
import type { SessionCookie } from "#server/inbox/session-cookie.ts";
import { authenticationResponse } from "#server/inbox/webauthn-bodies.ts";
import type { Passkeys } from "#server/staff/passkeys.ts";
import type { Staff } from "#server/staff/staff.ts";
import { inboxPaths, type RecoverAnswer, type SessionView } from "#shared/staff-inbox.ts";

const signInBody = z.strictObject({ response: authenticationResponse });
const recoverBody = z.strictObject({ code: z.string().check(z.maxLength(100)) });

export type SignInSettings = {
  readonly cookie: SessionCookie;
  /** INBOX_ORIGIN; null for localhost. */
  readonly origin: string | null;
  readonly passkeys: Passkeys;
};

/** Signing in with a passkey, signing out, and recovery with a code. */
export async function signInRoutes(app: FastifyInstance, staff: Staff, { cookie, origin, passkeys }: SignInSettings): Promise<void> {
  const brake = createBrake();

  app.get(inboxPaths.session, { config: { access: "signed-in" } }, async ({ actor }): Promise<SessionView> => {
    if (!actor) throw unauthorized();
    return { name: actor.name, role: actor.role, kind: actor.kind };
  });

  app.post(inboxPaths.signInOptions, { config: { access: "anyone" } }, async (request) =>
    passkeys.signInOptions(relyingParty(request, origin)),
  );

  app.post(inboxPaths.signIn, { config: { access: "anyone" } }, async (request, reply) => {
    const { response } = readBody(signInBody, request.body);
    const token = await passkeys.signIn(relyingParty(request, origin), response, browserName(request.headers["user-agent"]));
    if (token === null) {
      await brake(request, "wrong passkey");
      throw new HttpProblem(403, "passkey", "This passkey does not open the inbox. It may have been removed.");
    }
    const former = cookie.read(request);
    if (former !== null) await staff.sessions.replace(former);
    cookie.set(reply, token);
    return {};
  });

  app.post(inboxPaths.signOut, { config: { access: "person" } }, async (request, reply) => {
    await staff.sessions.signOut(personOf(request));
    cookie.clear(reply);
    return {};
  });

  app.post(inboxPaths.recover, { config: { access: "anyone" } }, async (request): Promise<RecoverAnswer> => {
    const invitation = await staff.redeemRecoveryCode(readBody(recoverBody, request.body).code);
    if (invitation) return { invitation: invitation.token };
    await brake(request, "wrong recovery code");
    throw new HttpProblem(403, "recovery-code", "This is not a recovery code, or it was used. An editor can send you a new link.");
  });
}
