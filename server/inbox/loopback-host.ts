import type { FastifyRequest } from "fastify";
import { HttpProblem } from "#server/http/problem.ts";

/**
 * Refuses requests for any host but this machine (421). The socket listens on 127.0.0.1 only, but a page elsewhere can give its own
 * name this address (DNS rebinding) and would then count as the same origin. The port is free: a tunnel may use another one.
 */
export function refuseOtherHosts({ headers }: Pick<FastifyRequest, "headers">): void {
  const name = URL.parse(`http://${headers.host ?? ""}`)?.hostname;
  if (name !== "127.0.0.1" && name !== "localhost" && name !== "[::1]")
    throw new HttpProblem(421, "host", "The inbox answers at 127.0.0.1 and localhost only.");
}
