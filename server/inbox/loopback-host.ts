import type { FastifyRequest } from "fastify";
import { isLoopbackHost } from "#server/http/loopback-host.ts";
import { HttpProblem } from "#server/http/problem.ts";

/** Refuses requests for any host but this machine (421): the socket listens on 127.0.0.1 only, and a page elsewhere must not count as the same origin. */
export function refuseOtherHosts({ headers }: Pick<FastifyRequest, "headers">): void {
  if (!isLoopbackHost(headers.host)) throw new HttpProblem(421, "host", "The inbox answers at 127.0.0.1 and localhost only.");
}
