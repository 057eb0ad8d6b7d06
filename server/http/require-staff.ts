import type { FastifyRequest } from "fastify";
import type { Machine } from "#server/http/actor.ts";
import { type Brake, createBrake } from "#server/http/brake.ts";
import { HttpProblem } from "#server/http/problem.ts";
import type { FindMachine } from "#server/machine-tokens.ts";

/**
 * Gives a function that finds the machine of a request's token (`Authorization: Bearer …`). It throws 401 for all others, whatever else is
 * wrong, and what the store throws. Wrong tokens are answered late (brake.ts).
 */
export function requireStaff(findMachine: FindMachine, brake: Brake = createBrake()): (request: FastifyRequest) => Promise<Machine> {
  return async (request) => {
    const [, token] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? "") ?? [];
    const machine = token === undefined ? null : await findMachine(token);
    if (machine) return machine;
    if (token !== undefined) await brake(request, "wrong staff token");
    throw unauthorized();
  };
}

export function unauthorized(): HttpProblem {
  return new HttpProblem(401, "unauthorized", "Unauthorized.");
}
