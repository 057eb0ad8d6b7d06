import type { FastifyRequest } from "fastify";
import { isLoopbackHost } from "#server/http/loopback-host.ts";
import { HttpProblem } from "#server/http/problem.ts";

/**
 * Refuses requests for any host but this machine and INBOX_ORIGIN's (421): a page elsewhere must not count as the same origin (DNS
 * rebinding).
 */
export function refuseOtherHosts({ headers }: Pick<FastifyRequest, "headers">, origin: string | null): void {
  if (isLoopbackHost(headers.host) || (origin !== null && headers.host === new URL(origin).host)) return;
  throw new HttpProblem(421, "host", `The inbox answers at ${origin ?? "localhost and 127.0.0.1 only"}.`);
}
