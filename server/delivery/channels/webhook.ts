import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { Webhook } from "standardwebhooks";
import type { Channel, Envelope } from "#server/delivery/channel.ts";
import { isPrivateHost, lookupPublic } from "#server/delivery/channels/public-address.ts";
import { readAnswer } from "#server/delivery/channels/webhook-answer.ts";
import { type WebhookField, type WebhookMapping, webhookFields } from "#server/delivery/channels/webhook-mapping.ts";
import { DeliveryFailure } from "#server/delivery/failure.ts";
import type { Notice } from "#server/delivery/notice.ts";

export type WebhookTarget = {
  readonly url: string;
  /** `whsec_` and base64 (Standard Webhooks). Every request is signed with each, so that receivers can change keys; none: unsigned. */
  readonly secrets: readonly string[];
  readonly allowPrivate: boolean;
  /** The receiver's names for the fields; absent: ours. */
  readonly mapping?: WebhookMapping | null;
};

/**
 * Posts each message, signed, to one address (standardwebhooks.com, specification 1.0). All tries have one `webhook-id`, so that the
 * receiver recognises a repetition. Redirects are not followed. Private addresses are refused, also behind a public name: else the setting
 * would open the inner network.
 */
export function createWebhookChannel(target: WebhookTarget): Channel {
  const post = createPoster(target);
  return {
    name: "webhook",
    deliver: (envelope, signal) => post(`msg_${envelope.reference}`, toPayload(envelope, target.mapping ?? null), signal),
    tell: (notice, signal) => post(`msg_${notice.id}`, toNoticePayload(notice), signal),
  };
}

/** Gives the function that posts `payload` as JSON with the webhook-id `id`. It throws as readAnswer does. */
export function createPoster({ url, secrets, allowPrivate }: WebhookTarget) {
  const target = new URL(url);
  const signers = secrets.map((secret) => new Webhook(secret));
  return async (id: string, payload: object, signal: AbortSignal): Promise<void> => {
    if (!allowPrivate && isPrivateHost(target.hostname)) throw new DeliveryFailure("private-address", "address refused");
    const body = JSON.stringify(payload);
    // The time of this try, not of the message: receivers compare it with their clock.
    const now = new Date();
    const headers = {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
      "user-agent": "contact-webhook/1",
      "webhook-id": id,
      "webhook-timestamp": Math.floor(now.getTime() / 1000),
      // Separated by spaces; one that fits is enough (Standard Webhooks, "Multiple signatures").
      ...(signers.length > 0 ? { "webhook-signature": signers.map((signer) => signer.sign(id, now, body)).join(" ") } : {}),
    };
    const request = target.protocol === "https:" ? httpsRequest : httpRequest;
    const lookup = allowPrivate ? {} : { lookup: lookupPublic };
    await readAnswer(request(target, { method: "POST", headers, signal, agent: false, ...lookup }), body);
  };
}

/** Event type, time, and the message: in our names (page and topic only when known), or in the receiver's. */
function toPayload({ reference, receivedAt, message, origin }: Envelope, mapping: WebhookMapping | null) {
  const time = new Date(receivedAt).toISOString();
  const values: Readonly<Record<WebhookField, string | null>> = {
    reference,
    receivedAt: time,
    ...message,
    page: origin?.page ?? null,
    topic: origin?.topic ?? null,
  };
  const own = webhookFields.filter((field) => values[field] !== null).map((field) => [field, values[field]]);
  const data = mapping
    ? { ...mapping.constants, ...Object.fromEntries(mapping.fields.map(([ours, theirs]) => [theirs, values[ours]])) }
    : Object.fromEntries(own);
  return { type: "contact.received", timestamp: time, data };
}

/** The body for a notice. Chat systems show `text`. */
export function toNoticePayload({ kind, at, subject, text, facts }: Notice) {
  return { type: kind, timestamp: new Date(at).toISOString(), text: `${subject}\n${text}`, data: facts };
}
