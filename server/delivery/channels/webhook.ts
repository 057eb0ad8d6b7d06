import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { Webhook } from "standardwebhooks";
import type { Channel, Envelope } from "#server/delivery/channel.ts";
import { isPrivateHost, lookupPublic } from "#server/delivery/channels/public-address.ts";
import { readAnswer } from "#server/delivery/channels/webhook-answer.ts";
import { DeliveryFailure } from "#server/delivery/failure.ts";
import { contactFields } from "#shared/contact-message.ts";

export type WebhookTarget = {
  readonly url: string;
  /** `whsec_` and base64, as Standard Webhooks prescribes. */
  readonly secret: string;
  readonly allowPrivate: boolean;
};

/**
 * Posts each message, signed, to one address (standardwebhooks.com, specification 1.0). `webhook-id` is the same for every try,
 * so the receiver can tell a repetition. Redirects are not followed and private addresses not spoken to, also when a public name
 * points to one: otherwise the setting would be a key to the inner network.
 */
export function createWebhookChannel({ url, secret, allowPrivate }: WebhookTarget): Channel {
  const target = new URL(url);
  const signer = new Webhook(secret);
  return {
    name: "webhook",
    async deliver(envelope, signal) {
      if (!allowPrivate && isPrivateHost(target.hostname)) throw new DeliveryFailure("private-address", "address refused");
      const body = JSON.stringify(toPayload(envelope));
      const id = `msg_${envelope.reference}`;
      // The receiver checks the time against its own clock: it is the time of the try, not of the message.
      const now = new Date();
      const headers = {
        "content-type": "application/json",
        "content-length": Buffer.byteLength(body),
        "user-agent": "contact-webhook/1",
        "webhook-id": id,
        "webhook-timestamp": Math.floor(now.getTime() / 1000),
        "webhook-signature": signer.sign(id, now, body),
      };
      const request = target.protocol === "https:" ? httpsRequest : httpRequest;
      const lookup = allowPrivate ? {} : { lookup: lookupPublic };
      await readAnswer(request(target, { method: "POST", headers, signal, agent: false, ...lookup }), body);
    },
  };
}

/** The body of the webhook: the event's type, its time, and the message with its reference. */
function toPayload({ reference, receivedAt, message }: Envelope) {
  const time = new Date(receivedAt).toISOString();
  const fields = Object.fromEntries(contactFields.map((field) => [field, message[field]]));
  return { type: "contact.received", timestamp: time, data: { reference, receivedAt: time, ...fields } };
}
