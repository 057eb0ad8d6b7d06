import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { figuresCsv, readFigures } from "#server/contact/reply-figures.ts";
import { nameOf } from "#server/http/actor.ts";
import { HttpProblem } from "#server/http/problem.ts";
import { deskQuery } from "#server/inbox/desk-query.ts";
import { unknownReference } from "#server/inbox/message-routes.ts";
import { readBody } from "#server/inbox/read-body.ts";
import type { Staff } from "#server/staff/staff.ts";
import { conflictChecks, type DeskPage, deskFilters, type FiguresView, longestNote } from "#shared/desk.ts";
import { inboxPaths } from "#shared/staff-inbox.ts";

const listQuery = z.object({
  status: z.optional(z.enum(deskFilters)),
  q: z.optional(z.string().check(z.maxLength(500))),
  cursor: z.optional(z.string().check(z.maxLength(200))),
});
const stepBody = z.strictObject({ step: z.enum(["take", "hand-back", "answered", "not-answered"]) });
const conflictBody = z.strictObject({ conflict: z.enum(conflictChecks) });
const noteBody = z.strictObject({ text: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestNote)) });
const pageSize = 25;
const work = { config: { access: "work" } } as const;

type ByReference = { Params: { reference: string } };

/** The desk: what waits for a reply and until when, who has it, notes, conflict checks, and reply figures. */
export async function deskRoutes(app: FastifyInstance, { database, clock, contacts, audit, handling }: Staff): Promise<void> {
  app.get(inboxPaths.desk, { config: { access: "read" } }, async ({ query, actor }): Promise<DeskPage> => {
    const { status, q, cursor } = readBody(listQuery, query);
    const page = await contacts.list({ limit: pageSize, q: q ?? null, cursor: cursor ?? null, ...deskQuery(status) });
    if (page === null) throw new HttpProblem(400, "cursor", "The cursor is not one of ours.");
    const filters = [q && "search", status, cursor && "further page"].filter(Boolean);
    await audit.append({ actor: nameOf(actor), action: "list", detail: filters.join(", ") || null });
    return { items: await handling.add(page.items), nextCursor: page.nextCursor };
  });

  const url = decodeURIComponent(inboxPaths.message(":reference"));

  app.post<ByReference>(`${url}/step`, work, async ({ params: { reference }, body, actor }) => {
    const steps = {
      take: handling.take,
      "hand-back": handling.handBack,
      answered: handling.answered,
      "not-answered": handling.notAnswered,
    } as const;
    if (!(await steps[readBody(stepBody, body).step](nameOf(actor), reference))) throw unknownReference();
    return {};
  });

  app.post<ByReference>(`${url}/conflict`, work, async ({ params: { reference }, body, actor }) => {
    if (!(await handling.checkConflict(nameOf(actor), reference, readBody(conflictBody, body).conflict))) throw unknownReference();
    return {};
  });

  app.post<ByReference>(`${url}/notes`, work, async ({ params: { reference }, body, actor }) => {
    if (!(await handling.addNote(nameOf(actor), reference, readBody(noteBody, body).text))) throw unknownReference();
    return {};
  });

  app.get(inboxPaths.figures, { config: { access: "figures" } }, (): Promise<FiguresView> => readFigures(database, clock));

  app.get(inboxPaths.figuresCsv, { config: { access: "figures" } }, async (_request, reply) =>
    reply
      .type("text/csv; charset=utf-8")
      .header("content-disposition", `attachment; filename="replies-${new Date(clock.now()).toISOString().slice(0, 10)}.csv"`)
      .send(figuresCsv(await readFigures(database, clock))),
  );
}
