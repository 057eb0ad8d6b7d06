import { company } from "content/company.ts";
import { may } from "content/wire/staff-roles.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import {
  type Access,
  type Actor,
  type Person,
  requireStaff,
  unauthorized,
} from "service/http/actor.ts";
import { HttpProblem } from "service/http/errors.ts";
import { isLoopbackHost } from "service/http/origin.ts";
import type { RelyingParty } from "service/staff/passkeys.ts";
import { type Sessions, sessionLimits } from "service/staff/sessions.ts";
import type { FindMachine } from "service/tokens.ts";

type AuthorizeDeps = {
  readonly sessions: Pick<Sessions, "find">;
  readonly findMachine: FindMachine;
  readonly cookie: SessionCookie;
};

/**
 * Finds who asks, by session or token, and checks the route's `access`: 401 for strangers, else
 * 403. Without `access`: closed to all.
 */
export function createAuthorize({
  sessions,
  findMachine,
  cookie,
}: AuthorizeDeps): (request: FastifyRequest) => Promise<Actor | null> {
  const machine = requireStaff(findMachine);
  return async (request) => {
    const { access } = request.routeOptions.config;
    if (access === "anyone") return null;
    const token = request.headers.authorization === undefined ? cookie.read(request) : null;
    const person = token === null ? null : await sessions.find(token);
    if (person) refuseUnnamedOrigin(request);
    else if (token !== null) throw unauthorized();
    const actor = person ?? (await machine(request));
    if (!request.is404 && !isAllowed(actor, access))
      throw new HttpProblem(403, "not-yours", "Your role does not allow this.");
    return actor;
  };
}

/**
 * Requires a passkey shown within ten minutes, else 428: an intruder at an unattended computer must
 * not take, erase or keep access.
 */
export function requireProof(actor: Actor | null, now: number): void {
  if (actor?.kind === "person" && now - actor.provedAt > proofMs)
    throw new HttpProblem(428, "prove", "Please show your passkey again.");
}

const proofMs = 10 * 60_000;

/** The person who asks. Throws 403 for a program; routes for persons only never get one. */
export function personOf({ actor }: Pick<FastifyRequest, "actor">): Person {
  if (actor?.kind !== "person")
    throw new HttpProblem(403, "not-yours", "This is for people who have signed in.");
  return actor;
}

/** The same after `requireProof`. */
export function provedPerson(request: Pick<FastifyRequest, "actor">, now: number): Person {
  requireProof(request.actor, now);
  return personOf(request);
}

function isAllowed(actor: Actor, access: Access | undefined): boolean {
  if (access === undefined || access === "anyone") return false;
  if (access === "signed-in") return true;
  if (access === "person" || access === "people")
    return actor.kind === "person" && (access === "person" || may(actor.role, access));
  return may(actor.role, access);
}

/** A change by cookie must name its origin: every browser sends it, and post.ts has checked it. */
function refuseUnnamedOrigin({ method, headers }: FastifyRequest): void {
  if (
    method === "GET" ||
    method === "HEAD" ||
    headers.origin !== undefined ||
    headers["sec-fetch-site"] !== undefined
  )
    return;
  throw new HttpProblem(
    403,
    "cross-site",
    "A change that is made with a session must come from the inbox.",
  );
}

export type SessionCookie = ReturnType<typeof createSessionCookie>;

/**
 * Hidden from scripts and from other sites' requests; with https bound to its host (RFC 6265bis
 * §4.1.3.2), on localhost by its name.
 */
export function createSessionCookie(https: boolean) {
  const name = https ? "__Host-inbox-session" : "inbox-session";
  const attributes = `; Path=/; HttpOnly; SameSite=Strict${https ? "; Secure" : ""}`;
  return {
    name,
    read({ headers }: Pick<FastifyRequest, "headers">): string | null {
      const pairs = (headers.cookie ?? "").split(";").map((pair) => pair.trim().split("="));
      return pairs.find(([key]) => key === name)?.[1] ?? null;
    },
    set: (reply: FastifyReply, token: string) =>
      reply.header(
        "set-cookie",
        `${name}=${token}; Max-Age=${sessionLimits.absolute / 1000}${attributes}`,
      ),
    clear: (reply: FastifyReply) => reply.header("set-cookie", `${name}=; Max-Age=0${attributes}`),
  };
}

/**
 * The relying party of the inbox's passkeys: INBOX_ORIGIN, else localhost at the port that the
 * inbox listens on. It is never what a request names: a page at another port of this machine could
 * have a passkey used there. Throws 421 for other names of this machine: an IP address cannot have
 * passkeys (WebAuthn §5.1.3).
 */
export function relyingParty(
  { headers }: Pick<FastifyRequest, "headers">,
  origin: string | null,
  port: number,
): RelyingParty {
  if (origin === null && URL.parse(`http://${headers.host}`)?.hostname !== "localhost")
    throw new HttpProblem(
      421,
      "host",
      "Passkeys work at http://localhost, not at an address of numbers.",
    );
  const found = origin ?? `http://localhost:${port}`;
  return { id: new URL(found).hostname, name: `${company.name} inbox`, origin: found };
}

/**
 * Refuses any host but this machine's and INBOX_ORIGIN's (421): DNS rebinding must not make a page
 * elsewhere the same origin.
 */
export function refuseOtherHosts(
  { headers }: Pick<FastifyRequest, "headers">,
  origin: string | null,
): void {
  if (isLoopbackHost(headers.host) || (origin !== null && headers.host === new URL(origin).host))
    return;
  throw new HttpProblem(
    421,
    "host",
    `The inbox answers at ${origin ?? "localhost and 127.0.0.1 only"}.`,
  );
}
