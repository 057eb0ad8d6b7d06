import type { FastifyRequest } from "fastify";
import { HttpProblem } from "#server/http/problem.ts";
import type { StaffToken } from "#server/staff-token.ts";

/** A hook that lets requests with the staff token pass (`Authorization: Bearer …`) and answers 401 to all others, whatever else is wrong with them. */
export function requireStaff(staffToken: Pick<StaffToken, "matches">): (request: FastifyRequest) => Promise<void> {
  return async ({ headers }) => {
    const [, token = ""] = /^Bearer ([\x21-\x7e]{1,512})$/i.exec(headers.authorization ?? "") ?? [];
    if (!staffToken.matches(token)) throw new HttpProblem(401, "unauthorized", "Unauthorized.");
  };
}
