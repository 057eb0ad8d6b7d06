import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { createBrake } from "#server/http/brake.ts";
import { HttpProblem } from "#server/http/problem.ts";
import { browserName } from "#server/inbox/browser-name.ts";
import { readBody } from "#server/inbox/read-body.ts";
import { relyingParty } from "#server/inbox/relying-party.ts";
import type { SignInSettings } from "#server/inbox/sign-in-routes.ts";
import { passkeyLabel, registrationResponse } from "#server/inbox/webauthn-bodies.ts";
import { type EnrolAnswer, type EnrolOptions, inboxPaths } from "#shared/staff-inbox.ts";

const invitation = z.string().check(z.minLength(20), z.maxLength(100));
const optionsBody = z.strictObject({ invitation });
const enrolBody = z.strictObject({ invitation, response: registrationResponse, label: passkeyLabel });

/** The routes behind an invitation's link: making the passkey, and showing the recovery code. */
export async function enrolRoutes(app: FastifyInstance, { cookie, origin, passkeys }: SignInSettings): Promise<void> {
  const brake = createBrake();

  app.post(inboxPaths.enrolOptions, { config: { access: "anyone" } }, async (request): Promise<EnrolOptions> => {
    const answer = await passkeys.enrolOptions(relyingParty(request, origin), readBody(optionsBody, request.body).invitation);
    if (answer) return answer;
    await brake(request, "wrong invitation");
    throw new HttpProblem(403, "invitation", "This link was used, or is too old. Ask an editor for a new one.");
  });

  app.post(inboxPaths.enrol, { config: { access: "anyone" } }, async (request, reply): Promise<EnrolAnswer> => {
    const { invitation, response, label } = readBody(enrolBody, request.body);
    const browser = browserName(request.headers["user-agent"]);
    const enrolled = await passkeys.enrol(relyingParty(request, origin), invitation, { response, label, browser });
    if (!enrolled)
      throw new HttpProblem(403, "passkey", "The passkey could not be used. Open the link again; if it is too old, ask for a new one.");
    cookie.set(reply, enrolled.sessionToken);
    return { recoveryCode: enrolled.recoveryCode };
  });
}
