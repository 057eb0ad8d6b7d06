import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { readBody } from "#server/inbox/read-body.ts";
import { toAuditEntry } from "#server/staff/message-view.ts";
import type { Staff } from "#server/staff/staff.ts";
import { type AuditPage, inboxPaths } from "#shared/staff-inbox.ts";

const pageSize = 50;

const auditQuery = z.object({
  reference: z.optional(z.string().check(z.maxLength(40))),
  cursor: z.optional(z.string().check(z.maxLength(100))),
});

/** The audit trail, newest first. Reading it is not recorded: it holds nothing personal. */
export async function auditRoute(app: FastifyInstance, { audit }: Staff): Promise<void> {
  app.get(inboxPaths.audit, { config: { access: "trail" } }, async ({ query }): Promise<AuditPage> => {
    const { reference, cursor } = readBody(auditQuery, query);
    const rows = await audit.list(pageSize + 1, reference ?? null, cursor ?? null);
    const entries = rows.slice(0, pageSize).map(toAuditEntry);
    return { entries, nextCursor: rows.length > pageSize ? (entries.at(-1)?.id ?? null) : null };
  });
}
