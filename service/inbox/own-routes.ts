import { inboxPaths, type OwnView, type RecoveryCodeAnswer } from "content/wire/staff-inbox.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { HttpProblem, readBody } from "service/http/errors.ts";
import { personOf, provedPerson } from "service/inbox/authorize.ts";
import { passkeyLabel, registrationResponse, type SignInSettings } from "service/inbox/sign-in-routes.ts";
import type { Staff } from "service/staff/staff.ts";
import * as z from "zod/mini";

const addBody = z.strictObject({ response: registrationResponse, label: passkeyLabel });
const idBody = z.strictObject({ id: z.string().check(z.maxLength(2_000)) });
const mailBody = z.strictObject({ email: z.nullable(z.string().check(z.trim(), z.email(), z.maxLength(254))) });
const sessionBody = z.strictObject({ id: z.nullable(z.string().check(z.maxLength(100))) });
const own = { config: { access: "person" } } as const;

/** One's own passkeys, sessions and recovery code. */
export async function ownRoutes(
  app: FastifyInstance,
  { accounts, sessions, clock }: Staff,
  { party, passkeys }: SignInSettings,
): Promise<void> {
  const proved = (request: FastifyRequest) => provedPerson(request, clock.now());

  app.get(inboxPaths.own, own, async (request): Promise<OwnView> => {
    const { accountId, sessionId } = personOf(request);
    const email = (await accounts.find(accountId))?.email ?? null;
    return { email, passkeys: await passkeys.list(accountId), sessions: await sessions.list(accountId, sessionId) };
  });

  app.post(inboxPaths.passkeyOptions, own, async (request) => passkeys.addOptions(party(request), proved(request).accountId));

  app.post(inboxPaths.passkeys, own, async (request) => {
    const { accountId } = proved(request);
    const { response, label } = readBody(addBody, request.body);
    if (!(await passkeys.add(party(request), accountId, { response, label, browser: "" })))
      throw new HttpProblem(403, "passkey", "The passkey could not be used. Please try again.");
    return {};
  });

  app.post(inboxPaths.passkeyRemove, own, async (request) => {
    const { name, accountId } = proved(request);
    if (!(await passkeys.remove(name, accountId, readBody(idBody, request.body).id)))
      throw new HttpProblem(409, "last-passkey", "This is your only passkey. Add another one before you remove it.");
    return {};
  });

  app.post(inboxPaths.recoveryCode, own, async (request): Promise<RecoveryCodeAnswer> => {
    const { name, accountId } = proved(request);
    return { recoveryCode: await passkeys.renewRecoveryCode(name, accountId) };
  });

  app.post(inboxPaths.mailAddress, own, async (request) => {
    const { name, accountId } = personOf(request);
    await accounts.setEmail(name, accountId, readBody(mailBody, request.body).email);
    return {};
  });

  app.post(inboxPaths.sessionsEnd, own, async (request) => {
    const { name, accountId, sessionId } = personOf(request);
    const { id } = readBody(sessionBody, request.body);
    return { ended: await sessions.end(name, accountId, name, id === null ? { except: sessionId } : { id }) };
  });
}
