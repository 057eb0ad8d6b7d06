import { setTimeout as pause } from "node:timers/promises";
import type { FastifyRequest } from "fastify";
import { createMinuteCounts } from "#server/http/minute-counts.ts";
import { networksOf } from "#server/http/networks.ts";
import { HttpProblem } from "#server/http/problem.ts";
import { networkOf } from "#server/logger.ts";
import type { StaffToken } from "#server/staff-token.ts";

/**
 * A hook that lets requests with the staff token pass (`Authorization: Bearer …`) and answers 401 to all others, whatever else is wrong with them. From the third
 * wrong token of an address within a minute on the answer is late: a quarter of a second, doubled each time, four seconds at most. Wrong tokens are logged
 * without the token, and each time their number has doubled.
 */
export function requireStaff(
  staffToken: Pick<StaffToken, "matches">,
  wait: (ms: number) => Promise<void> = (ms) => pause(ms, undefined, { ref: false }),
): (request: FastifyRequest) => Promise<void> {
  const wrong = createMinuteCounts(10_000, () => performance.now());
  return async (request) => {
    const [, token] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? "") ?? [];
    if (token !== undefined && staffToken.matches(token)) return;
    if (token !== undefined) {
      const count = wrong.add(networksOf(request.ip).own);
      if (Number.isInteger(Math.log2(count))) request.log.warn({ from: networkOf(request.ip), count }, "wrong staff token");
      if (count > 2) await wait(Math.min(4_000, 250 * 2 ** (count - 3)));
    }
    throw new HttpProblem(401, "unauthorized", "Unauthorized.");
  };
}
