import type { FastifyRequest } from "fastify";
import { company } from "#content/company.ts";
import { HttpProblem } from "#server/http/problem.ts";
import type { RelyingParty } from "#server/staff/passkeys.ts";

/**
 * The relying party of this request's passkeys: INBOX_ORIGIN, else localhost at the port asked for, because a tunnel may use another.
 * Throws 421 for other names of this machine: an IP address cannot have passkeys (WebAuthn §5.1.3).
 */
export function relyingParty({ headers }: Pick<FastifyRequest, "headers">, origin: string | null): RelyingParty {
  const found = origin ?? `http://${headers.host}`;
  const id = new URL(found).hostname;
  if (origin === null && id !== "localhost")
    throw new HttpProblem(421, "host", "Passkeys work at http://localhost, not at an address of numbers.");
  return { id, name: `${company.name} inbox`, origin: found };
}
