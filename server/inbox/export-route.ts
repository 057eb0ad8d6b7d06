import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { nameOf } from "#server/http/actor.ts";
import { deskQuery } from "#server/inbox/desk-query.ts";
import { readBody } from "#server/inbox/read-body.ts";
import { describeExport, exportMessages } from "#server/staff/export.ts";
import type { Staff } from "#server/staff/staff.ts";
import { contactStates } from "#shared/contact-message.ts";
import { deskFilters } from "#shared/desk.ts";
import { exportFormats, inboxPaths } from "#shared/staff-inbox.ts";

const exportQuery = z.object({
  format: z.enum(exportFormats),
  q: z.optional(z.string().check(z.maxLength(500))),
  state: z.optional(z.enum(contactStates)),
  status: z.optional(z.enum(deskFilters)),
});

const types = { csv: "text/csv; charset=utf-8", json: "application/json; charset=utf-8" } as const;

/** Every message that the search and the filters find, as a download. */
export async function exportRoute(app: FastifyInstance, { contacts, audit, clock }: Staff): Promise<void> {
  app.get(inboxPaths.export, { config: { access: "export" } }, async ({ query, actor }, reply) => {
    const { format, q, state, status } = readBody(exportQuery, query);
    const wanted = { q, state, ...deskQuery(status) };
    const detail = [describeExport(format, { q, state }), status].filter(Boolean).join(", ");
    await audit.append({ actor: nameOf(actor), action: "export", detail });
    const day = new Date(clock.now()).toISOString().slice(0, 10);
    return reply
      .type(types[format])
      .header("content-disposition", `attachment; filename="contacts-${day}.${format}"`)
      .send(Readable.from(exportMessages(contacts, format, wanted)));
  });
}
