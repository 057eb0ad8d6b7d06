import type { Right, Role } from "#shared/staff-roles.ts";

/** A program with a bearer token. `name` is how the trail names it: "token nightly-export". */
export type Machine = { readonly kind: "machine"; readonly name: string; readonly role: Role };

/** Somebody who has signed in to the inbox. `provedAt` is when a passkey last showed it, in milliseconds since 1970. */
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
 * Who may ask a route: `anyone`; whoever is `signed-in`, by session or token; a `person`, for what is his own; or who has the right.
 * A route that does not say is closed.
 */
export type Access = "anyone" | "signed-in" | "person" | Right;

/** How the trail names who asks. Throws where nobody was let in: a route that writes the trail must not be open to anyone. */
export function nameOf(actor: Actor | null): string {
  if (!actor) throw new Error("a route without an actor writes the audit trail");
  return actor.name;
}

declare module "fastify" {
  interface FastifyContextConfig {
    readonly access?: Access;
  }
  interface FastifyRequest {
    /** Who asks, once the request was let through; null before that, and where anyone may ask. */
    actor: Actor | null;
  }
}
