import { type InvitationView, inboxPaths, type PeopleView } from "content/wire/staff-inbox.ts";
import { roles } from "content/wire/staff-roles.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { iso } from "service/clock.ts";
import { HttpProblem, readBody } from "service/http/errors.ts";
import { personOf, provedPerson } from "service/inbox/authorize.ts";
import { type Invitation, nameFault } from "service/staff/accounts.ts";
import type { Staff } from "service/staff/staff.ts";
import * as z from "zod/mini";

const inviteBody = z.strictObject({
  name: z.string().check(z.trim(), z.maxLength(200)),
  role: z.enum(roles),
});
const people = { config: { access: "people" } } as const;

type ById = { Params: { id: string } };

/**
 * For editors: invite people, invite again, remove, end sessions. Nobody removes himself, so an
 * editor always remains.
 */
export async function peopleRoutes(
  app: FastifyInstance,
  { accounts, sessions, machines, clock }: Staff,
): Promise<void> {
  const proved = (request: FastifyRequest) => provedPerson(request, clock.now());

  app.get(inboxPaths.people, people, async (request): Promise<PeopleView> => {
    const { accountId } = personOf(request);
    const all = await accounts.list();
    return {
      people: all.map((one) => ({ ...one, isYou: one.id === accountId })),
      machines: await machines.list(),
    };
  });

  app.post(inboxPaths.people, people, async (request): Promise<InvitationView> => {
    const editor = proved(request);
    const { name, role } = readBody(inviteBody, request.body);
    const fault = nameFault(name);
    if (fault !== null) throw new HttpProblem(422, "name", fault);
    const invitation = await accounts.add(editor.name, name, role);
    if (!invitation)
      throw new HttpProblem(409, "name-taken", "Somebody of this name is here already.");
    return toView(invitation);
  });

  const byId = decodeURIComponent(inboxPaths.person(":id"));

  app.post<ById>(`${byId}/invite`, people, async (request): Promise<InvitationView> => {
    const editor = proved(request);
    const invitation = await accounts.invite(editor.name, request.params.id);
    if (!invitation) throw nobody();
    return toView(invitation);
  });

  app.post<ById>(`${byId}/remove`, people, async (request) => {
    const editor = proved(request);
    if (request.params.id === editor.accountId)
      throw new HttpProblem(409, "yourself", "Another editor has to remove you.");
    if (!(await accounts.remove(editor.name, request.params.id, editor.accountId))) throw nobody();
    return {};
  });

  app.post<ById>(`${byId}/end-sessions`, people, async (request) => {
    const { name } = personOf(request);
    const account = await accounts.find(request.params.id);
    if (!account) throw nobody();
    return { ended: await sessions.end(name, account.id, account.name, { except: null }) };
  });
}

function toView({ token, expiresAt }: Invitation): InvitationView {
  return { invitation: token, expiresAt: iso(expiresAt) };
}

function nobody(): HttpProblem {
  return new HttpProblem(
    404,
    "unknown-person",
    "There is nobody of this kind here. He may have been removed.",
  );
}
