import { hash } from "node:crypto";
import { domainToASCII } from "node:url";
import { company } from "content/company.ts";
import { acknowledgement } from "content/form-words.ts";
import { formatChicagoDate, formatUtc, replyDue } from "content/wire/reply-clock.ts";
import type { Clock } from "service/clock.ts";
import type { Database } from "service/db/database.ts";
import { openPool, toMailFailure } from "service/delivery/channels/smtp.ts";
import type { SmtpServer } from "service/delivery/channels/smtp-server.ts";
import { domainOf, type MailAddresses } from "service/delivery/notification.ts";
import { codeOf } from "service/failure-reasons.ts";
import {
  acknowledgementChannel,
  bareAddress,
  type Channel,
  type Envelope,
} from "service/outbox/channel.ts";
import { DeliveryFailure } from "service/outbox/failure.ts";

/** Milliseconds after the message; later an acknowledgement would tell nothing new. */
const worthMs = 4 * 60 * 60_000;

export type AcknowledgementDeps = {
  readonly server: SmtpServer;
  readonly addresses: MailAddresses;
  readonly limit: AcknowledgementLimit;
  readonly clock: Clock;
};

/**
 * Tells the sender by mail that the message has arrived. It is sent once for a message, at most
 * once an hour to an address, and never to a program. It is dropped when the mail is refused for
 * good or cannot be sent within four hours.
 */
export function createAcknowledgementChannel({
  server,
  addresses,
  limit,
  clock,
}: AcknowledgementDeps): Channel {
  const pool = openPool(server);
  const own = ownAddresses(addresses);
  /**
   * The null reverse-path: nobody is told of an acknowledgement that cannot be delivered (RFC 3834
   * §3.3, RFC 5321 §4.5.5).
   */
  let reversePath = "";

  async function send(
    mail: ReturnType<typeof toAcknowledgement>,
    signal: AbortSignal,
  ): Promise<void> {
    const envelope = { from: reversePath, to: [mail.to.address] };
    try {
      await pool.sendMail({ ...mail, envelope, signal });
    } catch (error) {
      // Some servers that take mail from clients refuse it. Then bounces go to MAIL_FROM, where no
      // program of ours answers them.
      if (reversePath !== "" || !isRefusedSender(error))
        throw toMailFailure(error, [mail.to.address]);
      reversePath = bareAddress(addresses.from);
      await send(mail, signal);
    }
  }

  return {
    name: acknowledgementChannel,
    async deliver(envelope, signal) {
      const { email } = envelope.message;
      const now = clock.now();
      if (isAutomaticSender(email, own)) throw dropped("automatic-sender");
      if (now - envelope.receivedAt > worthMs) throw dropped("too-late");
      const refusal = await limit.claim(email, envelope.reference, now);
      if (refusal) throw dropped(refusal);
      try {
        await send(toAcknowledgement(envelope, addresses.from), signal);
      } catch (error) {
        if (!(error instanceof DeliveryFailure) || !error.permanent) throw error;
        throw new DeliveryFailure(error.reason, error.message, { drop: true });
      }
    },
    erasure: { kind: "nothing" },
    close: () => pool.close(),
  };
}

function dropped(
  reason: "automatic-sender" | "too-late" | "acknowledged-lately" | "acknowledged-enough",
): DeliveryFailure {
  return new DeliveryFailure(reason, "not sent", { drop: true });
}

function isRefusedSender(error: unknown): boolean {
  if (!(error instanceof Error) || codeOf(error) !== "EENVELOPE") return false;
  const command = "command" in error ? error.command : "";
  const status = "responseCode" in error ? Number(error.responseCode) : 0;
  return command === "MAIL FROM" && status >= 500;
}

/**
 * The mail that tells a sender that the message has arrived; pure. It is marked as automatic, so
 * that no program answers it (RFC 3834 §3). Reply-To is the company's mailbox. It holds no text of
 * the message and no HTML. Message-ID and Date depend on the message alone, so a second sending
 * after a crash is recognised.
 */
export function toAcknowledgement({ reference, receivedAt, message }: Envelope, from: string) {
  const { due, latest } = replyDue(receivedAt);
  const [received, receivedUtc] = [formatChicagoDate(receivedAt), formatUtc(receivedAt)];
  const text = acknowledgement.text(
    reference,
    received,
    receivedUtc,
    formatChicagoDate(due),
    formatChicagoDate(latest),
  );
  return {
    from,
    to: { name: "", address: message.email },
    replyTo: company.mail.info.address,
    subject: acknowledgement.subject(reference),
    text: `${text}\n`,
    messageId: acknowledgementId(reference, domainOf(from)),
    date: new Date(receivedAt),
    // The second keeps Exchange from sending out-of-office replies (MS-OXCMAIL 2.2.3.2.14).
    headers: { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" },
  };
}

export function acknowledgementId(reference: string, domain: string): string {
  return `<ack-${reference.toLowerCase()}@${domain}>`;
}

/** Our senders and readers of mails. */
export function ownAddresses({ from, to }: MailAddresses): readonly string[] {
  return [from, ...to.split(","), company.mail.info.address, company.mail.ideas.address].map(
    bareAddress,
  );
}

/**
 * True when a program reads the address, or it is ours (`own`): two programs that answer each other
 * never end (RFC 3834 §2, RFC 2142).
 */
export function isAutomaticSender(address: string, own: readonly string[]): boolean {
  const key = normalAddress(address);
  const name = key.slice(0, key.lastIndexOf("@"));
  return (
    automaticName.test(name) ||
    automaticShape.test(name) ||
    own.some((one) => normalAddress(one) === key)
  );
}

const automaticName =
  /^(?:mailer-daemon|postmaster|abuse|spam|security|daemon|root|nobody|listserv|majordomo|mailman|autoreply|auto-reply|notifications?|alerts?|bounces?)$/;
const automaticShape =
  /^(?:owner-.*|bounces?[-+=].*|prvs=.*|.*-(?:request|bounces?|owner)|.*no[-_.]?reply.*|.*do[-_.]?not[-_.]?reply.*)$/;

/**
 * What all spellings of a mailbox share: lower case, no tag after "+", no dots for Google. For
 * counting only; pure.
 */
export function normalAddress(address: string): string {
  const at = address.lastIndexOf("@");
  const typed = address.slice(at + 1).toLowerCase();
  const domain = (domainToASCII(typed) || typed).replace(/^googlemail\.com$/, "gmail.com");
  const [local = ""] = address.slice(0, at).normalize("NFC").toLowerCase().split("+");
  return `${domain === "gmail.com" ? local.replaceAll(".", "") : local}@${domain}`;
}

/** What is stored in place of an address: hashes of its domain and of itself (SHA-256). */
export function addressKey(address: string): string {
  return `${domainKey(address)}:${hash("sha256", `address:${normalAddress(address)}`)}`;
}

function domainKey(address: string): string {
  return hash("sha256", `domain:${domainIn(address)}`).slice(0, 16);
}

function domainIn(address: string): string {
  const normal = normalAddress(address);
  return normal.slice(normal.lastIndexOf("@") + 1);
}

/** Providers whose domains are many people's. */
const shared =
  /^(?:(?:gmail|outlook|hotmail|live|msn|icloud|me|mac|aol|comcast|verizon|att|sbcglobal|proton|protonmail|zoho|gmx|mail|web|yahoo|ymail)\.(?:com|net|me|de))$/;

const hour = 60 * 60_000;

/**
 * Acknowledgements within an hour: to all mailboxes of a domain that is not shared, and to
 * everybody.
 */
const most = { perDomain: 20, all: 300 } as const;

export type AcknowledgementLimit = Pick<ReturnType<typeof createAcknowledgementLimit>, "claim">;

/**
 * Records in the store who was sent an acknowledgement within the hour, so that several servers
 * agree. The limits by domain and in all keep anybody from flooding a domain in our name. Throws
 * what the store throws.
 */
export function createAcknowledgementLimit({ kysely }: Database) {
  return {
    /**
     * Null when `address` may get the mail about `reference` at `now`, else why not. A later try of
     * the same message may.
     */
    claim: (
      address: string,
      reference: string,
      now: number,
    ): Promise<"acknowledged-lately" | "acknowledged-enough" | null> =>
      kysely.transaction().execute(async (trx) => {
        const key = addressKey(address);
        // A time in the future was stored before the clock was set back.
        const recent = trx
          .selectFrom("acknowledgement")
          .where("at", ">", now - hour)
          .where("at", "<=", now + hour);
        const count = recent
          .where("address_key", "!=", key)
          .select((eb) => eb.fn.countAll<number>().as("n"));
        const { n: all } = await count.executeTakeFirstOrThrow();
        const { n: ofDomain } = await count
          .where("address_key", "like", `${domainKey(address)}:%`)
          .executeTakeFirstOrThrow();
        if (all >= most.all || (ofDomain >= most.perDomain && !shared.test(domainIn(address))))
          return "acknowledged-enough";
        // One statement: of two servers that try at once one writes.
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto("acknowledgement")
          .values({ address_key: key, at: now, reference })
          .onConflict((conflict) =>
            conflict
              .column("address_key")
              .doUpdateSet({ at: now, reference })
              .where((eb) =>
                eb.or([
                  eb("acknowledgement.at", "<=", now - hour),
                  eb("acknowledgement.at", ">", now + hour),
                  eb("acknowledgement.reference", "=", reference),
                ]),
              ),
          )
          .executeTakeFirstOrThrow();
        return numInsertedOrUpdatedRows === 1n ? null : "acknowledged-lately";
      }),

    /** Deletes entries that no longer limit anybody. */
    async forget(now: number): Promise<void> {
      await kysely
        .deleteFrom("acknowledgement")
        .where((eb) => eb.or([eb("at", "<=", now - hour), eb("at", ">", now + hour)]))
        .execute();
    },
  };
}
