import { contactListPath, contactStates } from "content/wire/contact-message.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { AuditTrail } from "service/contact/audit-trail.ts";
import type { ContactRepository } from "service/contact/repository.ts";
import { type Actor, nameOf } from "service/http/actor.ts";
import { HttpProblem } from "service/http/errors.ts";

export type ListRouteDeps = {
  readonly contacts: Pick<ContactRepository, "list">;
  readonly audit: Pick<AuditTrail, "append">;
};

/** `GET /api/contacts?limit=&cursor=&q=&state=`, newest first, `limit` 1 to 200. Strangers get 401; each look is in the trail first. */
export async function listRoute(
  app: FastifyInstance,
  { contacts, audit }: ListRouteDeps,
  authorize: (request: FastifyRequest) => Promise<Actor>,
): Promise<void> {
  app.get<{ Querystring: Query }>(contactListPath, {
    config: { access: "read" },
    onRequest: async (request) => {
      request.actor = await authorize(request);
    },
    async handler({ query, actor }) {
      const wanted = readQuery(query);
      const page = await contacts.list(wanted);
      if (page === null) throw new HttpProblem(400, "cursor", "The cursor is not one of ours.");
      const filters = [wanted.q && "search", wanted.state && `state ${wanted.state}`, wanted.cursor && "further page"].filter(Boolean);
      await audit.append({ actor: nameOf(actor), action: "list", detail: filters.join(", ") || null });
      return page;
    },
  });
}

type Query = { readonly limit?: unknown; readonly cursor?: unknown; readonly q?: unknown; readonly state?: unknown };

function readQuery({ limit = "50", cursor, q, state }: Query) {
  const wanted = contactStates.find((known) => known === state) ?? null;
  if (state !== undefined && state !== "" && wanted === null)
    throw new HttpProblem(400, "state", `The state must be one of ${contactStates.join(", ")}.`);
  if (typeof limit !== "string" || !/^\d{1,3}$/.test(limit) || Number(limit) < 1 || Number(limit) > 200)
    throw new HttpProblem(400, "limit", "The limit must be a number from 1 to 200.");
  return { limit: Number(limit), cursor: text(cursor), q: text(q), state: wanted };
}

function text(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value.slice(0, 500) : null;
}
