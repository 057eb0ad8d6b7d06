import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { nameOf } from "#server/http/actor.ts";
import { HttpProblem } from "#server/http/problem.ts";
import { readBody } from "#server/inbox/read-body.ts";
import { toMessageView } from "#server/staff/message-view.ts";
import type { Staff } from "#server/staff/staff.ts";
import { type DeskMessageView, inboxPaths, type MarkAnswer, type ReplayAnswer, staffStates } from "#shared/staff-inbox.ts";

const markBody = z.strictObject({ state: z.enum(staffStates) });
const replayBody = z.strictObject({ channel: z.nullable(z.string().check(z.maxLength(300))) });

const work = { config: { access: "work" } } as const;

type ByReference = { Params: { reference: string } };

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
