import type { FastifyInstance } from "fastify";
import type { Staff } from "#server/staff/staff.ts";
import { type HeldView, inboxPaths } from "#shared/staff-inbox.ts";

/** How many messages are held, and since when. It shows no name or text, so viewing it is not recorded. */
export async function heldRoute(app: FastifyInstance, { held }: Staff): Promise<void> {
  app.get(inboxPaths.held, { config: { access: "read" } }, async (): Promise<HeldView> => {
    const { count, oldestAt } = await held();
    return { count, oldestAt: oldestAt === null ? null : new Date(oldestAt).toISOString() };
  });
}
