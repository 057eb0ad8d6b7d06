import { mostAnswers, type ReplyView, replyChannel } from "content/wire/inbox-message.ts";
import type { Transaction } from "kysely";
import type { Clock } from "service/clock.ts";
import { addAudit } from "service/contact/audit-trail.ts";
import { answer, setHandling } from "service/contact/handling.ts";
import type { Database } from "service/db/database.ts";
import type { ReplyRow, Tables } from "service/db/tables.ts";
import { isDeliverable, newDelivery, threadOf } from "service/outbox/rows.ts";
import { filesOf, type SentFile } from "service/reply-files.ts";

/**
 * A reply as staff writes it. `id` is a UUID of the browser; `seen` the newest entry of the thread
 * that its writer has read, null when there was none, undefined when that does not matter.
 */
type NewReply = {
  readonly id: string;
  readonly subject: string;
  readonly text: string;
  readonly seen?: string | null;
  /** The owner's files that go with it, as they are now. */
  readonly files?: readonly SentFile[];
};

/**
 * `held`: nothing is sent to the sender of a held message or of spam. `unknown`: there is no such
 * message. `other`: another reply went out under this id, because its answer was lost and the words
 * were changed before the second press. `unseen`: somebody answered meanwhile, and this is what the
 * writer has not read.
 */
type SendResult = "sent" | "held" | "unknown" | "other" | { readonly unseen: ReplyView };

export type Replies = ReturnType<typeof createReplies>;

/** The replies to messages. All throw what the store throws. */
export function createReplies({ kysely, reader, engine }: Database, clock: Clock) {
  return {
    /**
     * Stores a reply with its outbox entry and marks the message as answered, in one transaction.
     * The same reply again does nothing. Of two replies at the same moment the second is `unseen`.
     */
    send: (
      actor: string,
      reference: string,
      { id, subject, text, seen, files = [] }: NewReply,
    ): Promise<SendResult> =>
      kysely.transaction().execute(async (trx) => {
        const message = await trx
          .selectFrom("contact_message")
          .select("state")
          .where("reference", "=", reference)
          // SQLite has one writer at a time.
          .$if(engine === "postgres", (row) => row.forNoKeyUpdate())
          .executeTakeFirst();
        if (!message) return "unknown";
        if (!isDeliverable(message.state)) return "held";
        const sent = await trx
          .selectFrom("reply")
          .selectAll()
          .where("id", "=", id)
          .executeTakeFirst();
        if (sent)
          return sent.reference === reference && sent.subject === subject && sent.text === text
            ? "sent"
            : "other";
        const unseen = seen === undefined ? null : await newestAfter(trx, reference, seen);
        if (unseen) return { unseen: toView(unseen) };
        const at = clock.now();
        await trx
          .insertInto("reply")
          .values({
            id,
            reference,
            at,
            author: actor,
            subject,
            text,
            message_id: null,
            attachments: null,
            files: files.length > 0 ? JSON.stringify(files) : null,
          })
          .execute();
        await trx
          .insertInto("delivery")
          .values(newDelivery(reference, replyChannel(id), at))
          .execute();
        await answer(trx, reference, actor, at);
        const detail = files.length > 0 ? `with ${files.map(inTrail).join(", ")}` : null;
        await addAudit(trx, at, { actor, action: "reply", reference, detail });
        return "sent";
      }),

    /** The newest replies and answers, at most `mostAnswers`, the oldest of them first. */
    thread: async (reference: string): Promise<readonly ReplyView[]> =>
      (await threadOf(reader, [reference])).slice(-mostAnswers).map(toView),

    /** Those of several messages, by reference. */
    threads: async (
      references: readonly string[],
    ): Promise<ReadonlyMap<string, readonly ReplyView[]>> => {
      const rows = references.length > 0 ? await threadOf(reader, references) : [];
      return new Map(
        [...Map.groupBy(rows, (row) => row.reference)].map(([reference, own]) => [
          reference,
          own.map(toView),
        ]),
      );
    },
  };
}

/**
 * Called when a reply is given up: what it had answered, the message or an answer of the sender,
 * waits again.
 */
export async function takeBackAnswer(
  trx: Transaction<Tables>,
  reference: string,
  channel: string,
  now: number,
): Promise<void> {
  const reply = await trx
    .selectFrom("reply")
    .select("at")
    .where("id", "=", channel.slice(replyChannel("").length))
    .executeTakeFirst();
  if (!reply) return;
  const answered = await trx
    .selectFrom("reply")
    .select((eb) => eb.fn.max("at").as("at"))
    .where("reference", "=", reference)
    .where("attachments", "is not", null)
    .where("at", "<=", reply.at)
    .executeTakeFirst();
  if (answered && answered.at !== null)
    await setHandling(trx, reference, { sender_at: answered.at });
  const { numUpdatedRows } = await trx
    .updateTable("handling")
    .set({ answered_by: null, answered_at: null })
    .where("reference", "=", reference)
    .where("answered_at", "=", reply.at)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n)
    await addAudit(trx, now, {
      actor: "delivery",
      action: "not-answered",
      reference,
      detail: "the reply could not be delivered",
    });
}

/** The newest entry of the thread when it is not `seen`; null when it is, or the thread is empty. */
async function newestAfter(
  trx: Transaction<Tables>,
  reference: string,
  seen: string | null,
): Promise<ReplyRow | null> {
  const newest = (await threadOf(trx, [reference])).at(-1);
  return newest && newest.id !== seen ? newest : null;
}

/** The name of a file with the beginning of its hash, by which it is told from a later one. */
function inTrail({ name, sha256 }: SentFile): string {
  return `${name} (SHA-256 ${sha256.slice(0, 16)})`;
}

function toView(row: ReplyRow): ReplyView {
  const { id, at, author, subject, text, attachments } = row;
  const files = filesOf(row).map(({ name }) => name);
  return { id, at: new Date(at).toISOString(), author, subject, text, attachments, files };
}
