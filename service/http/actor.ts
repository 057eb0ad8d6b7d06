import type { Right, Role } from "content/wire/staff-roles.ts";
import type { FastifyRequest } from "fastify";
import { HttpProblem } from "service/http/errors.ts";
import { type Brake, createBrake } from "service/http/flood-guard.ts";
import type { FindMachine } from "service/tokens.ts";

/** A program with a bearer token. `name` is how the trail names it: "token nightly-export". */
export type Machine = { readonly kind: "machine"; readonly name: string; readonly role: Role };

/**
 * Somebody who has signed in to the inbox. `provedAt` is the last proof by passkey, in milliseconds
 * since 1970.
 */
export type Person = {
  readonly kind: "person";
  readonly name: string;
  readonly role: Role;
  readonly accountId: string;
  readonly sessionId: string;
  readonly provedAt: number;
};

export type Actor = Machine | Person;

/**
 * Who may use a route: `anyone`; `signed-in`, by session or token; a `person`, for his own data; or
 * everybody with the right.
 */
export type Access = "anyone" | "signed-in" | "person" | Right;

/**
 * The actor's name for the trail. Throws when there is none: a route that writes the trail must not
 * be open to anyone.
 */
export function nameOf(actor: Actor | null): string {
  if (!actor) throw new Error("a route without an actor writes the audit trail");
  return actor.name;
}

declare module "fastify" {
  interface FastifyContextConfig {
    readonly access?: Access;
  }
  interface FastifyRequest {
    /** Who asks; null before authorization, and on routes open to anyone. */
    actor: Actor | null;
  }
}

/**
 * Gives the function that finds the machine of a bearer token; else 401, for a wrong token late.
 * Throws what the store throws.
 */
export function requireStaff(
  findMachine: FindMachine,
  brake: Brake = createBrake(),
): (request: FastifyRequest) => Promise<Machine> {
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
