import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { nameOf } from "#server/http/actor.ts";
import { HttpProblem } from "#server/http/problem.ts";
import { readBody } from "#server/inbox/read-body.ts";
import type { Staff } from "#server/staff/staff.ts";
import { type EraseAnswer, inboxPaths } from "#shared/staff-inbox.ts";

const address = z.string().check(z.trim(), z.toLowerCase(), z.minLength(3), z.maxLength(320));
const eraseBody = z.strictObject({ address, confirmation: address });

/** Erases a person by mail address, which is given twice: by the inbox, and typed by staff. */
export async function eraseRoute(app: FastifyInstance, { erasePerson }: Staff): Promise<void> {
  app.post(inboxPaths.erase, { config: { access: "erase" } }, async ({ body, actor }): Promise<EraseAnswer> => {
    const wanted = readBody(eraseBody, body);
    if (wanted.address !== wanted.confirmation)
      throw new HttpProblem(422, "not-confirmed", "The address typed is not the one to be erased. Nothing was erased.");
    return { erased: await erasePerson(nameOf(actor), wanted.address) };
  });
}
