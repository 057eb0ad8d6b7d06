import { conflictChecks, type DeskFilter, type DeskPage, deskFilters, type FiguresView, longestNote } from "content/wire/desk.ts";
import {
  type DeskMessageView,
  type EraseAnswer,
  inboxPaths,
  type MarkAnswer,
  type ReplayAnswer,
  staffStates,
} from "content/wire/staff-inbox.ts";
import type { FastifyInstance } from "fastify";
import { figuresCsv, readFigures } from "service/contact/reply-figures.ts";
import type { ContactQuery } from "service/contact/repository.ts";
import { nameOf } from "service/http/actor.ts";
import { HttpProblem } from "service/http/errors.ts";
import { requireProof } from "service/inbox/authorize.ts";
import { readBody } from "service/inbox/inbox-problem.ts";
import { toMessageView } from "service/staff/message-view.ts";
import type { Staff } from "service/staff/staff.ts";
import * as z from "zod/mini";

const listQuery = z.object({
  status: z.optional(z.enum(deskFilters)),
  q: z.optional(z.string().check(z.maxLength(500))),
  cursor: z.optional(z.string().check(z.maxLength(200))),
});
const stepBody = z.strictObject({ step: z.enum(["take", "hand-back", "answered", "not-answered"]) });
const conflictBody = z.strictObject({ conflict: z.enum(conflictChecks) });
/** PostgreSQL stores no U+0000, which some programs leave in what is copied from them. */
const withoutNul = z.overwrite((text: string) => text.replaceAll("\0", ""));
const noteBody = z.strictObject({ text: z.string().check(withoutNul, z.trim(), z.minLength(1), z.maxLength(longestNote)) });
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

const markBody = z.strictObject({ state: z.enum(staffStates) });
const replayBody = z.strictObject({ channel: z.nullable(z.string().check(z.maxLength(300))) });

/** One message: show it, mark it, deliver it again. */
export async function messageRoutes(app: FastifyInstance, { contacts, audit, changes, handling }: Staff): Promise<void> {
  const url = decodeURIComponent(inboxPaths.message(":reference"));

  app.get<ByReference>(url, { config: { access: "read" } }, async ({ params: { reference }, actor }): Promise<DeskMessageView> => {
    const detail = await contacts.find(reference);
    if (!detail) throw unknownReference();
    await audit.append({ actor: nameOf(actor), action: "show", reference });
    const [item] = await handling.add([detail.item]);
    if (!item) throw unknownReference();
    return { ...toMessageView(detail), item, notes: await handling.notes(reference) };
  });

  app.post<ByReference>(`${url}/mark`, work, async ({ params: { reference }, body, actor }): Promise<MarkAnswer> => {
    const { state } = readBody(markBody, body);
    if (!(await changes.mark(nameOf(actor), reference, state))) throw unknownReference();
    return { state };
  });

  app.post<ByReference>(`${url}/replay`, work, async ({ params: { reference }, body, actor }): Promise<ReplayAnswer> => {
    const { channel } = readBody(replayBody, body);
    return { replayed: await changes.replay(nameOf(actor), reference, channel) };
  });
}

export function unknownReference(): HttpProblem {
  return new HttpProblem(404, "unknown-reference", "There is no message with this reference. It may have been erased.");
}

type Narrowed = Pick<ContactQuery, "state" | "progress" | "byDue">;

const queries = {
  waiting: { progress: "waiting", byDue: true },
  new: { progress: "new", byDue: true },
  taken: { progress: "taken", byDue: true },
  answered: { progress: "answered" },
  closed: { state: "handled" },
  held: { state: "quarantined" },
  spam: { state: "spam" },
} as const satisfies Record<DeskFilter, Narrowed>;

/** The store's query for a filter of the desk. */
export function deskQuery(filter: DeskFilter | undefined): Narrowed {
  return filter === undefined ? {} : queries[filter];
}

const address = z.string().check(z.trim(), z.toLowerCase(), z.minLength(3), z.maxLength(320));
const eraseBody = z.strictObject({ address, confirmation: address });

/** Erases a person by mail address, which is given twice: by the inbox, and typed by staff. */
export async function eraseRoute(app: FastifyInstance, { erasePerson, clock }: Staff): Promise<void> {
  app.post(inboxPaths.erase, { config: { access: "erase" } }, async ({ body, actor }): Promise<EraseAnswer> => {
    requireProof(actor, clock.now());
    const wanted = readBody(eraseBody, body);
    if (wanted.address !== wanted.confirmation)
      throw new HttpProblem(422, "not-confirmed", "The address typed is not the one to be erased. Nothing was erased.");
    return { erased: await erasePerson(nameOf(actor), wanted.address) };
  });
}
