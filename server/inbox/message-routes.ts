import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { HttpProblem } from "#server/http/problem.ts";
import { readBody } from "#server/inbox/read-body.ts";
import { toMessageView } from "#server/staff/message-view.ts";
import type { Staff } from "#server/staff/staff.ts";
import { inboxPaths, type MarkAnswer, type MessageView, type ReplayAnswer, staffStates } from "#shared/staff-inbox.ts";

const markBody = z.strictObject({ state: z.enum(staffStates) });
const replayBody = z.strictObject({ channel: z.nullable(z.string().check(z.maxLength(300))) });

type ByReference = { Params: { reference: string } };

/** One message: show it, mark it, deliver it again. */
export async function messageRoutes(app: FastifyInstance, { contacts, audit, changes }: Staff, actor: string): Promise<void> {
  const url = decodeURIComponent(inboxPaths.message(":reference"));

  app.get<ByReference>(url, async ({ params: { reference } }): Promise<MessageView> => {
    const detail = await contacts.find(reference);
    if (!detail) throw unknownReference();
    await audit.append({ actor, action: "show", reference });
    return toMessageView(detail);
  });

  app.post<ByReference>(`${url}/mark`, async ({ params: { reference }, body }): Promise<MarkAnswer> => {
    const { state } = readBody(markBody, body);
    if (!(await changes.mark(actor, reference, state))) throw unknownReference();
    return { state };
  });

  app.post<ByReference>(`${url}/replay`, async ({ params: { reference }, body }): Promise<ReplayAnswer> => {
    const { channel } = readBody(replayBody, body);
    return { replayed: await changes.replay(actor, reference, channel) };
  });
}

function unknownReference(): HttpProblem {
  return new HttpProblem(404, "unknown-reference", "There is no message with this reference. It may have been erased.");
}
