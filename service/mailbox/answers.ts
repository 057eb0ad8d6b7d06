import { hash } from "node:crypto";
import { longestReply, mostAnswers } from "content/wire/inbox-message.ts";
import type { Clock } from "service/clock.ts";
import { addAudit } from "service/contact/audit-trail.ts";
import { setHandling } from "service/contact/handling.ts";
import type { Database } from "service/db/database.ts";
import { isAutomaticSender } from "service/delivery/channels/acknowledgement.ts";
import { headerText } from "service/delivery/notification.ts";
import { isDeliverable } from "service/outbox/rows.ts";

/** A mail's headers, as far as they say whose answer it is. `ids`: In-Reply-To and References. */
export type MailHead = {
  readonly messageId: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly ids: string;
  /** A program has sent it: an out-of-office note, a bounce. */
  readonly isAutomatic: boolean;
};

/** What is kept of a mail: its own words (ownWords), and how many attachments it had. */
export type MailBody = { readonly text: string; readonly attachments: number };

/**
 * The enquiry that a mail answers, or why it answers none that we know. `full`: its thread has had
 * all that it takes today.
 */
export type Match =
  | { readonly kind: "answer"; readonly reference: string; readonly isStored: boolean }
  | { readonly kind: "unmatched" }
  | { readonly kind: "full" }
  | { readonly kind: "automatic" };

const DAY_MS = 86_400_000;

export type Answers = ReturnType<typeof createAnswers>;

/**
 * Puts senders' answers by mail into the threads of their enquiries; mail from `own` addresses
 * answers nothing. All throw what the store throws.
 */
export function createAnswers({ kysely }: Database, clock: Clock, own: readonly string[]) {
  /** One sender, or a program that answers by itself, must not fill the store. */
  async function isFull(reference: string): Promise<boolean> {
    const { count } = await kysely
      .selectFrom("reply")
      .select((eb) => eb.fn.countAll().as("count"))
      .where("reference", "=", reference)
      .where("attachments", "is not", null)
      .where("at", ">", clock.now() - DAY_MS)
      .executeTakeFirstOrThrow();
    return Number(count) >= mostAnswers;
  }

  return {
    /**
     * The enquiry that a mail answers: by a reply's Message-ID from any address, by the reference
     * from the enquiry's own only.
     */
    async match(head: MailHead): Promise<Match> {
      if (head.isAutomatic || isAutomaticSender(head.from.address, own))
        return { kind: "automatic" };
      const replies = [...head.ids.matchAll(/<reply-([\da-f-]{36})@/gi)].map(([, id = ""]) => id);
      const references = [
        ...`${head.ids} ${head.subject}`.matchAll(/\b[a-z]{2,8}-\w{4}-\w{4}\b/gi),
      ].map(([found]) => found.toUpperCase());
      const answered = await kysely
        .selectFrom("contact_message")
        .select(["reference", "state"])
        .where((eb) =>
          eb.or([
            ...(replies.length > 0
              ? [
                  eb(
                    "reference",
                    "in",
                    eb.selectFrom("reply").select("reference").where("id", "in", replies),
                  ),
                ]
              : []),
            ...(references.length > 0
              ? [
                  eb("reference", "in", references).and(
                    eb.fn<string>("lower", ["email"]),
                    "=",
                    head.from.address.toLowerCase(),
                  ),
                ]
              : []),
          ]),
        )
        .executeTakeFirst();
      if (!answered || !isDeliverable(answered.state)) return { kind: "unmatched" };
      const { reference } = answered;
      const stored = await kysely
        .selectFrom("reply")
        .select("id")
        .where("id", "=", idOf(head, reference))
        .executeTakeFirst();
      if (stored === undefined && (await isFull(reference))) return { kind: "full" };
      return { kind: "answer", reference, isStored: stored !== undefined };
    },

    /**
     * Stores the answer in the thread and opens the enquiry again, in one transaction; the same
     * mail a second time changes nothing.
     */
    store: (reference: string, head: MailHead, { text, attachments }: MailBody): Promise<void> =>
      kysely.transaction().execute(async (trx) => {
        const at = clock.now();
        const message = await trx
          .selectFrom("contact_message")
          .select("state")
          .where("reference", "=", reference)
          .executeTakeFirst();
        // It was erased a moment ago.
        if (!message) return;
        const name = headerText(head.from.name);
        const author = (
          name ? `${name} <${headerText(head.from.address)}>` : headerText(head.from.address)
        ).slice(0, 300);
        const subject = headerText(head.subject).slice(0, 300).toWellFormed();
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto("reply")
          .values({
            id: idOf(head, reference),
            reference,
            at,
            author: author.toWellFormed(),
            subject,
            text,
            message_id: head.messageId.slice(0, 1_000),
            attachments,
            files: null,
          })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirstOrThrow();
        if (numInsertedOrUpdatedRows !== 1n) return;
        await setHandling(trx, reference, { sender_at: at, follow_up_at: null });
        if (message.state === "handled")
          await trx
            .updateTable("contact_message")
            .set({ state: "new" })
            .where("reference", "=", reference)
            .execute();
        await addAudit(trx, at, { actor: "mailbox", action: "sender-answer", reference });
      }),
  };
}

/** Programs use a Message-ID again: what another sender or thread has under it is another mail. */
function idOf({ messageId, from }: MailHead, reference: string): string {
  return `mail-${hash("sha256", [reference, from.address.toLowerCase(), messageId].join("\n"))}`;
}

/** Where programs begin the mail that is answered. */
const original =
  /^(?:-{3,} ?(?:original message|forwarded message).*|_{20,}|begin forwarded message:)$/i;
/** The line above a quotation that names its writer. */
const attribution = /^on .*:$|(?:wrote|schrieb|écrit|escribió|scritto) ?:$/i;
const gap = "> […]";

/**
 * The words that the writer of a mail has added, at most `longestReply` characters; pure. Quoted
 * lines after them are cut with the line that names their writer, those between them become ">
 * […]". A mail that is nothing but quotation is kept whole. Takes time in proportion to the length,
 * whatever the mail holds.
 */
export function ownWords(mail: string): string {
  const lines = plainText(mail)
    .split("\n")
    .map((line) => line.trimEnd());
  const begun = lines.findIndex((line) => line !== "");
  const end = lines.findIndex((line, at) => at > begun && original.test(line.trim()));
  const kept: string[] = [];
  for (const line of end === -1 ? lines : lines.slice(0, end)) {
    if (!line.startsWith(">")) kept.push(line);
    else if (kept.at(-1) !== gap) {
      dropAttribution(kept);
      kept.push(gap);
    }
  }
  while (kept.at(-1) === gap || kept.at(-1) === "") kept.pop();
  const isOwn = kept.some((line) => line !== gap && line !== "");
  return (isOwn ? kept : lines)
    .join("\n")
    .trim()
    .replace(/\n{3,}/g, "\n\n")
    .slice(0, longestReply)
    .toWellFormed();
}

/** Mail programs break a long one into two lines. */
function dropAttribution(kept: string[]): void {
  while (kept.at(-1) === "") kept.pop();
  const [before = "", last = ""] = [kept.at(-2), kept.at(-1)];
  if (!attribution.test(last)) return;
  kept.pop();
  if (!/^on /i.test(last) && /^on .*[^.!?]$/i.test(before)) kept.pop();
}

function plainText(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n\t]/gu, "");
}

const unseen = /^(?:style|script|head|title)\b/i;
const breaks = /^(?:br|hr|\/?(?:p|div|tr|li|h\d|blockquote))\b/i;
const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

/**
 * The words of a mail that has HTML only; pure. Blocks become lines, and quotations lines that
 * begin with ">".
 */
export function wordsOfHtml(html: string): string {
  const lines = [""];
  let quoted = 0;
  let hidden: string | null = null;
  for (const [at, piece] of html.split("<").entries()) {
    const end = at === 0 ? -1 : piece.indexOf(">");
    const tag = piece.slice(0, Math.max(end, 0));
    const name = /^\/?[a-z]+\d?/i.exec(tag)?.[0].toLowerCase() ?? "";
    if (hidden !== null && name === `/${hidden}`) hidden = null;
    else if (hidden === null && unseen.test(tag)) hidden = name;
    if (hidden !== null) continue;
    if (name === "blockquote") quoted += 1;
    if (name === "/blockquote") quoted -= 1;
    if (breaks.test(tag)) lines.push(quoted > 0 ? "> " : "");
    const words = piece
      .slice(end + 1)
      .replace(/\s+/g, " ")
      .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,6}));/gi, toCharacter);
    lines.push(`${lines.pop()}${words}`);
  }
  return lines.map((line) => line.trim()).join("\n");
}

function toCharacter(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (name) return entities[name.toLowerCase()] ?? whole;
  const code = Number.parseInt(decimal ?? hex ?? "0", decimal ? 10 : 16);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
}
