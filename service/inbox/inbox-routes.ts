import { replyTemplates } from "content/reply-templates.ts";
import {
  bulkSteps,
  conflictChecks,
  type FiguresView,
  goesToSender,
  type InboxFilter,
  type InboxPage,
  inboxFilters,
  longestNote,
  longestParty,
  longestReply,
  mostAtOnce,
  mostParties,
  mostReplyBytes,
  type OtherStep,
  otherSteps,
  statusOf,
} from "content/wire/inbox-message.ts";
import { practiceNames } from "content/wire/practice.ts";
import { blanksOf } from "content/wire/reply-blanks.ts";
import {
  type BulkAnswer,
  type EraseAnswer,
  type InboxMessageView,
  inboxPaths,
  type MarkAnswer,
  type ReplayAnswer,
  staffStates,
} from "content/wire/staff-inbox.ts";
import type { FastifyInstance } from "fastify";
import { iso } from "service/clock.ts";
import { figuresCsv, readFigures } from "service/contact/reply-figures.ts";
import type { ContactQuery } from "service/contact/repository.ts";
import { nameOf } from "service/http/actor.ts";
import { HttpProblem, readBody } from "service/http/errors.ts";
import { personOf, requireProof } from "service/inbox/authorize.ts";
import { listReplyFiles, readReplyFile, type SentFile } from "service/reply-files.ts";
import { toMessageView } from "service/staff/message-view.ts";
import type { Staff } from "service/staff/staff.ts";
import * as z from "zod/mini";

const listQuery = z.object({
  status: z.optional(z.enum(inboxFilters)),
  q: z.optional(z.string().check(z.maxLength(500))),
  cursor: z.optional(z.string().check(z.maxLength(200))),
});
const stepBody = z.strictObject({
  step: z.enum(["take", "hand-back", "answered", "not-answered"]),
});
const bulkBody = z.strictObject({
  references: z
    .array(z.string().check(z.maxLength(40)))
    .check(z.minLength(1), z.maxLength(mostAtOnce)),
  step: z.enum(bulkSteps),
});
const assignBody = z.strictObject({ account: z.string().check(z.maxLength(100)) });
const days = z.int().check(z.minimum(1), z.maximum(365));
const followUpBody = z.strictObject({ days: z.nullable(days) });
const practiceBody = z.strictObject({ practice: z.nullable(z.enum(practiceNames)) });
const conflictBody = z.strictObject({ conflict: z.enum(conflictChecks) });
/** PostgreSQL stores no U+0000, which some programs leave in what is copied from them. */
const withoutNul = z.overwrite((text: string) => text.replaceAll("\0", ""));
const partiesBody = z.strictObject({
  parties: z
    .array(z.string().check(withoutNul, z.trim(), z.minLength(2), z.maxLength(longestParty)))
    .check(z.minLength(1), z.maxLength(mostParties)),
});
const replyBody = z.strictObject({
  id: z.uuid(),
  subject: z.string().check(withoutNul, z.trim(), z.minLength(1), z.maxLength(300)),
  text: z.string().check(withoutNul, z.trim(), z.minLength(1), z.maxLength(longestReply)),
  seen: z.nullable(z.string().check(z.maxLength(200))),
  files: z.optional(z.array(z.string().check(z.maxLength(255))).check(z.maxLength(20))),
  followUp: z.optional(z.nullable(days)),
  others: z.optional(
    z.strictObject({
      references: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(mostAtOnce)),
      step: z.enum(otherSteps),
    }),
  ),
});
const noteBody = z.strictObject({
  text: z.string().check(withoutNul, z.trim(), z.minLength(1), z.maxLength(longestNote)),
});
const pageSize = 25;
const mayWork = { config: { access: "work" } } as const;

type ByReference = { Params: { reference: string } };

/**
 * The list of messages: what waits for a reply and until when, who has it, notes, conflict checks,
 * and reply figures.
 */
export async function inboxRoutes(app: FastifyInstance, staff: Staff): Promise<void> {
  const { database, clock, contacts, audit, changes, handling, conflicts, replies, accounts } =
    staff;
  app.get(
    inboxPaths.list,
    { config: { access: "read" } },
    async ({ query, actor }): Promise<InboxPage> => {
      const { status, q, cursor } = readBody(listQuery, query);
      const page = await contacts.list({
        limit: pageSize,
        q: q ?? null,
        cursor: cursor ?? null,
        ...inboxQuery(status, nameOf(actor)),
      });
      if (page === null) throw new HttpProblem(400, "cursor", "The cursor is not one of ours.");
      const filters = [q && "search", status, cursor && "further page"].filter(Boolean);
      await audit.append({
        actor: nameOf(actor),
        action: "list",
        detail: filters.join(", ") || null,
      });
      return { items: await handling.add(page.items), nextCursor: page.nextCursor };
    },
  );

  const url = decodeURIComponent(inboxPaths.message(":reference"));

  /** `work` gives false when there is no such message. */
  const change = (
    name: string,
    work: (actor: string, reference: string, body: unknown) => Promise<boolean>,
  ) =>
    app.post<ByReference>(
      `${url}/${name}`,
      mayWork,
      async ({ params: { reference }, body, actor }) => {
        if (!(await work(nameOf(actor), reference, body))) throw unknownReference();
        return {};
      },
    );
  const steps = {
    take: handling.take,
    "hand-back": handling.handBack,
    answered: handling.answered,
    "not-answered": handling.notAnswered,
  } as const;
  change("step", (actor, reference, body) =>
    steps[readBody(stepBody, body).step](actor, reference),
  );
  change("conflict", (actor, reference, body) =>
    handling.checkConflict(actor, reference, readBody(conflictBody, body).conflict),
  );
  change("conflict-search", (actor, reference, body) =>
    conflicts.search(actor, reference, [...new Set(readBody(partiesBody, body).parties)]),
  );
  change("follow-up", (actor, reference, body) =>
    handling.followUp(actor, reference, readBody(followUpBody, body).days),
  );
  change("practice", (actor, reference, body) =>
    handling.setPractice(actor, reference, readBody(practiceBody, body).practice),
  );
  change("notes", (actor, reference, body) =>
    handling.addNote(actor, reference, readBody(noteBody, body).text),
  );
  change("assign", async (actor, reference, body) => {
    const { account } = readBody(assignBody, body);
    const colleague = (await accounts.colleagues()).find(({ id }) => id === account);
    if (!colleague)
      throw new HttpProblem(
        404,
        "unknown-person",
        "There is nobody of this kind here who answers messages.",
      );
    return handling.assign(actor, reference, colleague);
  });

  app.post<ByReference>(`${url}/reply`, mayWork, async (request) => {
    const { name } = personOf(request);
    const { followUp, others, files = [], ...reply } = readBody(replyBody, request.body);
    const { reference } = request.params;
    if (!reply.subject.includes(reference))
      throw new HttpProblem(
        422,
        "reference",
        `The subject must have the reference ${reference}: by it an answer finds its inquiry.`,
      );
    const blanks = blanksOf(reply.text, replyTemplates.templates);
    if (blanks.length > 0)
      throw new HttpProblem(
        422,
        "blanks",
        `Nothing was sent. Still to fill in: ${blanks.join(", ")}.`,
      );
    const sent = await filesToSend(staff.replyFiles, files);
    const result = await replies.send(name, reference, { ...reply, files: sent });
    if (result === "unknown") throw unknownReference();
    if (result === "held")
      throw new HttpProblem(
        409,
        "held",
        "A held message and spam are not answered. Release it first.",
      );
    if (result === "other")
      throw new HttpProblem(
        409,
        "other-reply",
        "A reply with other words was sent before. Close this form and read the thread; then write a new reply.",
      );
    if (result !== "sent") {
      const { author, text } = result.unseen;
      throw new HttpProblem(
        409,
        "unseen-answer",
        `Nothing was sent: ${author} has answered since you began. Read it first: “${text}”`,
      );
    }
    if (followUp) await handling.followUp(name, reference, followUp);
    if (others) await answerOthers(name, reference, others);
    return {};
  });

  /** The sender's other open messages, which one reply has answered; those of others are left out. */
  async function answerOthers(
    name: string,
    reference: string,
    { references, step }: { readonly references: readonly string[]; readonly step: OtherStep },
  ): Promise<void> {
    const detail = await contacts.find(reference);
    const own = detail ? await contacts.others(detail.item) : [];
    for (const other of own) {
      if (other.state !== "new" || !references.includes(other.reference)) continue;
      await handling.answered(name, other.reference, `by the reply to ${reference}`);
      if (step === "handled") await changes.mark(name, other.reference, step);
    }
  }

  app.post(inboxPaths.bulk, mayWork, async ({ body, actor }): Promise<BulkAnswer> => {
    const { references, step } = readBody(bulkBody, body);
    let changed = 0;
    for (const reference of new Set(references)) {
      const done =
        step === "answered"
          ? handling.answered(nameOf(actor), reference)
          : changes.mark(nameOf(actor), reference, step);
      if (await done) changed += 1;
    }
    return { changed };
  });

  app.get(
    inboxPaths.figures,
    { config: { access: "figures" } },
    (): Promise<FiguresView> => readFigures(database, clock),
  );

  app.get(inboxPaths.figuresCsv, { config: { access: "figures" } }, async (_request, reply) =>
    reply
      .type("text/csv; charset=utf-8")
      .header(
        "content-disposition",
        `attachment; filename="replies-${iso(clock.now()).slice(0, 10)}.csv"`,
      )
      .send(figuresCsv(await readFigures(database, clock))),
  );
}

const markBody = z.strictObject({ state: z.enum(staffStates) });
/** `toSender`: a person has confirmed that the sender may get this mail again. */
const replayBody = z.strictObject({
  channel: z.nullable(z.string().check(z.maxLength(300))),
  toSender: z.optional(z.boolean()),
});

/** One message: show it, mark it, deliver it again. */
export async function messageRoutes(app: FastifyInstance, staff: Staff): Promise<void> {
  const { contacts, audit, changes, handling, conflicts, replies, accounts, mail, replyFiles } =
    staff;
  const url = decodeURIComponent(inboxPaths.message(":reference"));

  app.get<ByReference>(
    url,
    { config: { access: "read" } },
    async ({ params: { reference }, actor }): Promise<InboxMessageView> => {
      const detail = await contacts.find(reference);
      if (!detail) throw unknownReference();
      await audit.append({ actor: nameOf(actor), action: "show", reference });
      const [item] = await handling.add([detail.item]);
      if (!item) throw unknownReference();
      const others = await handling.add(await contacts.others(item));
      return {
        ...toMessageView(detail),
        item,
        notes: await handling.notes(reference),
        conflictSearches: (await conflicts.of([reference])).get(reference) ?? [],
        thread: await replies.thread(reference),
        others: others.map((other) => ({
          reference: other.reference,
          receivedAt: other.receivedAt,
          status: statusOf(other),
          words: other.message.slice(0, 200),
        })),
        colleagues: await accounts.colleagues(),
        mail,
        files: replyFiles === null ? [] : listReplyFiles(replyFiles),
      };
    },
  );

  app.post<ByReference>(
    `${url}/mark`,
    mayWork,
    async ({ params: { reference }, body, actor }): Promise<MarkAnswer> => {
      const { state } = readBody(markBody, body);
      if (!(await changes.mark(nameOf(actor), reference, state))) throw unknownReference();
      return { state };
    },
  );

  app.post<ByReference>(
    `${url}/replay`,
    mayWork,
    async ({ params: { reference }, body, actor }): Promise<ReplayAnswer> => {
      const { channel, toSender = false } = readBody(replayBody, body);
      if (channel !== null && goesToSender(channel) && !toSender)
        throw new HttpProblem(
          409,
          "to-sender",
          "This would write to the sender once more. Confirm it first.",
        );
      return {
        replayed: await changes.replay(
          nameOf(actor),
          reference,
          channel,
          channel !== null && toSender,
        ),
      };
    },
  );
}

/**
 * The chosen files of the owner's folder. 422 when one is not there, or all of them are too large
 * for a mail.
 */
async function filesToSend(
  folder: string | null,
  names: readonly string[],
): Promise<readonly SentFile[]> {
  const files = await Promise.all(
    [...new Set(names)].map(async (name) => {
      const file = folder === null ? null : await readReplyFile(folder, name);
      if (!file)
        throw new HttpProblem(422, "file", `Nothing was sent: there is no file ${name} any more.`);
      return file;
    }),
  );
  if (files.reduce((sum, { content }) => sum + content.length, 0) > mostReplyBytes)
    throw new HttpProblem(
      422,
      "files-too-large",
      `Nothing was sent: the files of one reply may have ${mostReplyBytes / 1_000_000} MB together.`,
    );
  return files.map(({ name, sha256 }) => ({ name, sha256 }));
}

export function unknownReference(): HttpProblem {
  return new HttpProblem(
    404,
    "unknown-reference",
    "There is no message with this reference. It may have been erased.",
  );
}

type Narrowed = Pick<ContactQuery, "state" | "progress" | "takenBy" | "byDue">;

const queries = {
  mine: { progress: "taken", byDue: true },
  waiting: { progress: "waiting", byDue: true },
  new: { progress: "new", byDue: true },
  taken: { progress: "taken", byDue: true },
  answered: { progress: "answered" },
  closed: { state: "handled" },
  held: { state: "quarantined" },
  spam: { state: "spam" },
} as const satisfies Record<InboxFilter, Narrowed>;

/** The store's query for a filter of the list, which `name` asks for. */
export function inboxQuery(filter: InboxFilter | undefined, name: string): Narrowed {
  if (filter === undefined) return {};
  return filter === "mine" ? { ...queries.mine, takenBy: name } : queries[filter];
}

const address = z.string().check(z.trim(), z.toLowerCase(), z.minLength(3), z.maxLength(320));
const eraseBody = z.strictObject({ address, confirmation: address });

/** Erases a person by mail address, which is given twice: by the inbox, and typed by staff. */
export async function eraseRoute(
  app: FastifyInstance,
  { erasePerson, clock }: Staff,
): Promise<void> {
  app.post(
    inboxPaths.erase,
    { config: { access: "erase" } },
    async ({ body, actor }): Promise<EraseAnswer> => {
      requireProof(actor, clock.now());
      const wanted = readBody(eraseBody, body);
      if (wanted.address !== wanted.confirmation)
        throw new HttpProblem(
          422,
          "not-confirmed",
          "The address typed is not the one to be erased. Nothing was erased.",
        );
      const { references, byHand } = await erasePerson(nameOf(actor), wanted.address);
      return { erased: references, byHand };
    },
  );
}
