import { company } from "content/company.ts";
import type { FastifyRequest } from "fastify";
import { HttpProblem } from "service/http/errors.ts";
import { isLoopbackHost } from "service/http/origin.ts";
import type { RelyingParty } from "service/staff/passkeys.ts";

/**
 * The relying party of the inbox's passkeys: INBOX_ORIGIN, else localhost at the port that the inbox listens on. It is never what a request
 * names: a page at another port of this machine could have a passkey used there. Throws 421 for other names of this machine: an IP address
 * cannot have passkeys (WebAuthn §5.1.3).
 */
export function relyingParty({ headers }: Pick<FastifyRequest, "headers">, origin: string | null, port: number): RelyingParty {
  if (origin === null && URL.parse(`http://${headers.host}`)?.hostname !== "localhost")
    throw new HttpProblem(421, "host", "Passkeys work at http://localhost, not at an address of numbers.");
  const found = origin ?? `http://localhost:${port}`;
  return { id: new URL(found).hostname, name: `${company.name} inbox`, origin: found };
}

/**
 * Refuses requests for any host but this machine and INBOX_ORIGIN's (421): a page elsewhere must not count as the same origin (DNS
 * rebinding).
 */
export function refuseOtherHosts({ headers }: Pick<FastifyRequest, "headers">, origin: string | null): void {
  if (isLoopbackHost(headers.host) || (origin !== null && headers.host === new URL(origin).host)) return;
  throw new HttpProblem(421, "host", `The inbox answers at ${origin ?? "localhost and 127.0.0.1 only"}.`);
}
