import { company } from "#content/company.ts";
import type { Clock } from "#server/clock.ts";
import { toAcknowledgement } from "#server/contact/acknowledgement.ts";
import type { MailAddresses } from "#server/contact/notification.ts";
import { addressKey, isAutomaticSender } from "#server/contact/sender-address.ts";
import type { AcknowledgementLimit } from "#server/delivery/acknowledgement-limit.ts";
import { acknowledgementChannel, bareAddress, recipientsOf } from "#server/delivery/channels/recipients.ts";
import { openPool } from "#server/delivery/channels/smtp.ts";
import { toMailFailure } from "#server/delivery/channels/smtp-failure.ts";
import type { SmtpServer } from "#server/delivery/channels/smtp-server.ts";
import type { Way } from "#server/delivery/dispatcher.ts";
import { codeOf, DeliveryFailure } from "#server/delivery/failure.ts";

/** Milliseconds after the message; later an acknowledgement would tell nothing new. */
const worthMs = 4 * 60 * 60_000;

export type AcknowledgementDeps = {
  readonly server: SmtpServer;
  readonly addresses: MailAddresses;
  readonly limit: AcknowledgementLimit;
  readonly clock: Clock;
};

/**
 * Tells the sender by mail that the message has arrived. Once for a message, at most once an hour for an address, never to a program. A
 * mail that is refused for good, or not sent within four hours, is dropped: neither is a fault of the form.
 */
export function createAcknowledgementChannel({ server, addresses, limit, clock }: AcknowledgementDeps): Way {
  const pool = openPool(server);
  const own = [
    addresses.from,
    ...recipientsOf(addresses.to).map(({ address }) => address),
    company.mail.info.address,
    company.mail.ideas.address,
  ];
  const ownAddresses = own.map(bareAddress);
  /** The null reverse-path: nobody is told of an acknowledgement that cannot be delivered (RFC 3834 §3.3, RFC 5321 §4.5.5). */
  let reversePath = "";

  async function send(mail: ReturnType<typeof toAcknowledgement>, signal: AbortSignal): Promise<void> {
    const envelope = { from: reversePath, to: [mail.to.address] };
    try {
      await pool.sendMail({ ...mail, envelope, signal });
    } catch (error) {
      // Some servers that take mail from clients refuse it. Then bounces go to MAIL_FROM, where no program of ours answers them.
      if (reversePath !== "" || !isRefusedSender(error)) throw toMailFailure(error, [mail.to.address]);
      reversePath = bareAddress(addresses.from);
      await send(mail, signal);
    }
  }

  return {
    name: acknowledgementChannel,
    async deliver(envelope, signal) {
      const { email } = envelope.message;
      const now = clock.now();
      if (isAutomaticSender(email, ownAddresses)) throw dropped("automatic-sender");
      if (now - envelope.receivedAt > worthMs) throw dropped("too-late");
      if (!(await limit.claim(addressKey(email), envelope.reference, now))) throw dropped("acknowledged-lately");
      try {
        await send(toAcknowledgement(envelope, addresses.from), signal);
      } catch (error) {
        if (!(error instanceof DeliveryFailure) || !error.permanent) throw error;
        throw new DeliveryFailure(error.reason, error.message, { drop: true });
      }
    },
    close: () => pool.close(),
  };
}

function dropped(reason: "automatic-sender" | "too-late" | "acknowledged-lately"): DeliveryFailure {
  return new DeliveryFailure(reason, "not sent", { drop: true });
}

function isRefusedSender(error: unknown): boolean {
  if (!(error instanceof Error) || codeOf(error) !== "EENVELOPE") return false;
  const command = "command" in error ? error.command : "";
  const status = "responseCode" in error ? Number(error.responseCode) : 0;
  return command === "MAIL FROM" && status >= 500;
}
