import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import {
  type EnrolAnswer,
  type EnrolOptions,
  inboxPaths,
  type OwnView,
  type RecoverAnswer,
  type RecoveryCodeAnswer,
  type SessionView,
} from "content/wire/staff-inbox.ts";
import { may } from "content/wire/staff-roles.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { unauthorized } from "service/http/actor.ts";
import { HttpProblem, readBody } from "service/http/errors.ts";
import { createBrake } from "service/http/flood-guard.ts";
import { personOf, provedPerson, type SessionCookie } from "service/inbox/authorize.ts";
import type { Passkeys, RelyingParty } from "service/staff/passkeys.ts";
import type { Staff } from "service/staff/staff.ts";
import * as z from "zod/mini";

/**
 * What a browser sends of a passkey, in JSON (WebAuthn §5.1). The library that verifies it refuses
 * any other shape.
 */
const ofBrowser = <Response extends { readonly id: string }>() =>
  z.custom<Response>(
    (value) =>
      typeof value === "object" && value !== null && "id" in value && typeof value.id === "string",
  );

/** A new passkey. */
const registrationResponse = ofBrowser<RegistrationResponseJSON>();

/** The person's own name for a passkey. */
const passkeyLabel = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(60), z.regex(/^[^\p{Cc}]*$/u));

const signInBody = z.strictObject({ response: ofBrowser<AuthenticationResponseJSON>() });
const recoverBody = z.strictObject({ code: z.string().check(z.maxLength(100)) });

type SignInSettings = {
  readonly cookie: SessionCookie;
  readonly party: (request: FastifyRequest) => RelyingParty;
  readonly passkeys: Passkeys;
};

/**
 * Signing in with a passkey, signing out, and recovery with a code. `hasDesk`: the desk is at
 * /desk/.
 */
export async function signInRoutes(
  app: FastifyInstance,
  staff: Staff,
  { cookie, party, passkeys, hasDesk }: SignInSettings & { readonly hasDesk: boolean },
): Promise<void> {
  const brake = createBrake();

  app.get(
    inboxPaths.session,
    { config: { access: "signed-in" } },
    async ({ actor }): Promise<SessionView> => {
      if (!actor) throw unauthorized();
      return {
        name: actor.name,
        role: actor.role,
        kind: actor.kind,
        hasDesk: hasDesk && may(actor.role, "write"),
      };
    },
  );

  app.post(inboxPaths.signInOptions, { config: { access: "anyone" } }, async (request) =>
    passkeys.signInOptions(party(request)),
  );

  app.post(inboxPaths.signIn, { config: { access: "anyone" } }, async (request, reply) => {
    const { response } = readBody(signInBody, request.body);
    const token = await passkeys.signIn(
      party(request),
      response,
      browserName(request.headers["user-agent"]),
    );
    if (token === null) {
      await brake(request, "wrong passkey");
      throw new HttpProblem(
        403,
        "passkey",
        "This passkey does not open the inbox. It may have been removed.",
      );
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

  app.post(
    inboxPaths.recover,
    { config: { access: "anyone" } },
    async (request): Promise<RecoverAnswer> => {
      const invitation = await staff.redeemRecoveryCode(readBody(recoverBody, request.body).code);
      if (invitation) return { invitation: invitation.token };
      await brake(request, "wrong recovery code");
      throw new HttpProblem(
        403,
        "recovery-code",
        "This is not a recovery code, or it was used. An editor can send you a new link.",
      );
    },
  );
}

const invitation = z.string().check(z.minLength(20), z.maxLength(100));
const optionsBody = z.strictObject({ invitation });
const enrolBody = z.strictObject({
  invitation,
  response: registrationResponse,
  label: passkeyLabel,
});

/** The routes behind an invitation's link: making the passkey, and showing the recovery code. */
export async function enrolRoutes(
  app: FastifyInstance,
  { cookie, party, passkeys }: SignInSettings,
): Promise<void> {
  const brake = createBrake();

  app.post(
    inboxPaths.enrolOptions,
    { config: { access: "anyone" } },
    async (request): Promise<EnrolOptions> => {
      const answer = await passkeys.enrolOptions(
        party(request),
        readBody(optionsBody, request.body).invitation,
      );
      if (answer) return answer;
      await brake(request, "wrong invitation");
      throw new HttpProblem(
        403,
        "invitation",
        "This link was used, or is too old. Ask an editor for a new one.",
      );
    },
  );

  app.post(
    inboxPaths.enrol,
    { config: { access: "anyone" } },
    async (request, reply): Promise<EnrolAnswer> => {
      const { invitation, response, label } = readBody(enrolBody, request.body);
      const browser = browserName(request.headers["user-agent"]);
      const enrolled = await passkeys.enrol(party(request), invitation, {
        response,
        label,
        browser,
      });
      if (!enrolled)
        throw new HttpProblem(
          403,
          "passkey",
          "The passkey could not be used. Open the link again; if it is too old, ask for a new one.",
        );
      cookie.set(reply, enrolled.sessionToken);
      return { recoveryCode: enrolled.recoveryCode };
    },
  );
}

const browsers = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|Chromium|CriOS)\//],
  ["Safari", /\bSafari\//],
] as const;

const systems = [
  ["Android", /\bAndroid\b/],
  ["iPhone or iPad", /\b(?:iPhone|iPad)\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMacintosh\b/],
  ["Linux", /\bLinux\b|\bX11\b/],
] as const;

/** "Firefox on Linux": enough of a User-Agent for a person to recognise his own session; pure. */
function browserName(userAgent = ""): string {
  const find = (known: typeof browsers | typeof systems) =>
    known.find(([, pattern]) => pattern.test(userAgent))?.[0];
  return `${find(browsers) ?? "A browser"} on ${find(systems) ?? "a machine"}`;
}

const addBody = z.strictObject({ response: registrationResponse, label: passkeyLabel });
const idBody = z.strictObject({ id: z.string().check(z.maxLength(2_000)) });
const mailBody = z.strictObject({
  email: z.nullable(z.string().check(z.trim(), z.email(), z.maxLength(254))),
});
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
    return {
      email,
      passkeys: await passkeys.list(accountId),
      sessions: await sessions.list(accountId, sessionId),
    };
  });

  app.post(inboxPaths.passkeyOptions, own, async (request) =>
    passkeys.addOptions(party(request), proved(request).accountId),
  );

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
      throw new HttpProblem(
        409,
        "last-passkey",
        "This is your only passkey. Add another one before you remove it.",
      );
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
    return {
      ended: await sessions.end(
        name,
        accountId,
        name,
        id === null ? { except: sessionId } : { id },
      ),
    };
  });
}
