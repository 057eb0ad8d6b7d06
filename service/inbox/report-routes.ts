import { Readable } from "node:stream";
import { contactStates } from "content/wire/contact-message.ts";
import { type CountsView, countsPath } from "content/wire/counts.ts";
import { inboxFilters } from "content/wire/inbox-message.ts";
import {
  type AuditPage,
  exportFormats,
  type HeldView,
  inboxPaths,
} from "content/wire/staff-inbox.ts";
import type { FastifyInstance } from "fastify";
import { iso } from "service/clock.ts";
import { today } from "service/counting/counts.ts";
import { nameOf } from "service/http/actor.ts";
import { HttpProblem, readBody } from "service/http/errors.ts";
import { requireProof } from "service/inbox/authorize.ts";
import { inboxQuery } from "service/inbox/inbox-routes.ts";
import { describeExport, exportMessages } from "service/staff/export.ts";
import { toAuditEntry } from "service/staff/message-view.ts";
import type { Staff } from "service/staff/staff.ts";
import * as z from "zod/mini";

const pageSize = 50;

const auditQuery = z.object({
  reference: z.optional(z.string().check(z.maxLength(40))),
  cursor: z.optional(z.string().check(z.maxLength(100))),
});

const exportQuery = z.object({
  format: z.enum(exportFormats),
  q: z.optional(z.string().check(z.maxLength(500))),
  state: z.optional(z.enum(contactStates)),
  status: z.optional(z.enum(inboxFilters)),
});

const types = { csv: "text/csv; charset=utf-8", json: "application/json; charset=utf-8" } as const;

/** Milliseconds without a reading after which staff is told. */
const mailboxSilentMs = 15 * 60_000;

/**
 * The audit trail, what is held, the counts, and exports. Only an export is recorded: the others
 * show no sender.
 */
export async function reportRoutes(app: FastifyInstance, staff: Staff): Promise<void> {
  const { audit, held, mailboxReadAt, counts, clock } = staff;

  // Newest first.
  app.get(
    inboxPaths.audit,
    { config: { access: "trail" } },
    async ({ query }): Promise<AuditPage> => {
      const { reference, cursor } = readBody(auditQuery, query);
      const rows = await audit.list(pageSize + 1, reference ?? null, cursor ?? null);
      const entries = rows.slice(0, pageSize).map(toAuditEntry);
      return { entries, nextCursor: rows.length > pageSize ? (entries.at(-1)?.id ?? null) : null };
    },
  );

  // How many messages are held, and since when, and whether the mailbox for answers is not read.
  app.get(inboxPaths.held, { config: { access: "read" } }, async (): Promise<HeldView> => {
    const { count, oldestAt } = await held();
    const readAt = await mailboxReadAt();
    const isSilent = readAt !== undefined && clock.now() - (readAt ?? 0) > mailboxSilentMs;
    return {
      count,
      oldestAt: iso(oldestAt),
      mailbox: isSilent ? { readAt: iso(readAt ?? null) } : null,
    };
  });

  // The last `?days=` (1 to 800, default 30).
  type Query = { readonly Querystring: { readonly days?: unknown } };
  app.get<Query>(
    countsPath,
    { config: { access: "figures" } },
    async ({ query: { days = "30" } }): Promise<CountsView> => {
      const count = typeof days === "string" && /^\d{1,3}$/.test(days) ? Number(days) : 0;
      if (count < 1 || count > 800)
        throw new HttpProblem(400, "days", "The days must be a number from 1 to 800.");
      return counts.view(today(clock), count);
    },
  );

  // Every message that the search and the filters find, as a download.
  app.get(inboxPaths.export, { config: { access: "export" } }, async ({ query, actor }, reply) => {
    requireProof(actor, clock.now());
    const { format, q, state, status } = readBody(exportQuery, query);
    const wanted = { q, state, ...inboxQuery(status, nameOf(actor)) };
    const detail = [describeExport(format, { q, state }), status].filter(Boolean).join(", ");
    await audit.append({ actor: nameOf(actor), action: "export", detail });
    const day = iso(clock.now()).slice(0, 10);
    return reply
      .type(types[format])
      .header("content-disposition", `attachment; filename="contacts-${day}.${format}"`)
      .send(Readable.from(exportMessages(staff, format, wanted)));
  });
}
