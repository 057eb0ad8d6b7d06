import { type LookupAddress, type LookupOptions, lookup } from "node:dns";
import { type ClientRequest, request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import ipaddr from "ipaddr.js";
import {
  toFormattedMessage,
  toFormattedNotice,
  type WebhookFormat,
} from "service/delivery/channels/webhook-format.ts";
import type { Notice, NoticeWay } from "service/delivery/notice.ts";
import type { Channel, Envelope } from "service/outbox/channel.ts";
import { DeliveryFailure } from "service/outbox/failure.ts";
import { Webhook } from "standardwebhooks";

export type WebhookTarget = {
  readonly url: string;
  /**
   * `whsec_` and base64 (Standard Webhooks). Every request is signed with each, so that receivers
   * can change keys; none: unsigned.
   */
  readonly secrets: readonly string[];
  readonly allowPrivate: boolean;
  /** The body that the receiver takes; absent: Standard Webhooks. */
  readonly format?: WebhookFormat | null;
};

/**
 * Posts each message, signed (standardwebhooks.com 1.0), to one address. All tries have one
 * `webhook-id`, so the receiver recognises a repetition. Redirects are not followed. Private
 * addresses are refused unless the setting allows them.
 */
export function createWebhookChannel(target: WebhookTarget): Channel {
  const post = createPoster(target);
  return {
    name: "webhook",
    deliver: (envelope, signal) =>
      post(`msg_${envelope.reference}`, toPayload(envelope, target), signal),
    erasure: { kind: "kept", keeper: `the webhook's receiver ${new URL(target.url).host}` },
  };
}

/**
 * Gives the function that sends a notice to the address. One whose format has no notices is told
 * nothing.
 */
export function createTeller(target: WebhookTarget): NoticeWay["tell"] {
  const post = createPoster(target);
  return async (notice, signal) => {
    const body = target.format ? toFormattedNotice(target.format, notice) : toNoticePayload(notice);
    if (typeof body === "object" && body !== null) await post(`msg_${notice.id}`, body, signal);
  };
}

/**
 * Gives the function that posts `payload` as JSON with the webhook-id `id`. It throws as
 * sendRequest does.
 */
function createPoster({ url, secrets, allowPrivate }: WebhookTarget) {
  const target = new URL(url);
  const signers = secrets.map((secret) => new Webhook(secret));
  return async (id: string, payload: unknown, signal: AbortSignal): Promise<void> => {
    if (!allowPrivate && isPrivateHost(target.hostname))
      throw new DeliveryFailure("private-address", "address refused");
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
      ...(signers.length > 0
        ? { "webhook-signature": signers.map((signer) => signer.sign(id, now, body)).join(" ") }
        : {}),
    };
    const request = target.protocol === "https:" ? httpsRequest : httpRequest;
    const limit = AbortSignal.any([signal, AbortSignal.timeout(answerMs)]);
    const lookup = allowPrivate ? {} : { lookup: lookupPublic };
    await sendRequest(
      request(target, { method: "POST", headers, signal: limit, agent: false, ...lookup }),
      body,
    );
  };
}

/**
 * The body of the format; else event type, time, and the message in our names, with page and topic
 * only when they are known.
 */
function toPayload(envelope: Envelope, { format }: WebhookTarget) {
  if (format) return toFormattedMessage(format, envelope);
  const { reference, receivedAt, message, origin, urgent = false } = envelope;
  const timestamp = new Date(receivedAt).toISOString();
  const known = Object.entries(origin ?? {}).filter(([, value]) => value !== null);
  const data = {
    reference,
    receivedAt: timestamp,
    ...message,
    urgent,
    ...Object.fromEntries(known),
  };
  return { type: "contact.received", timestamp, data };
}

/** The body for a notice. Chat systems show `text`. */
function toNoticePayload({ kind, at, subject, text, facts }: Notice) {
  return {
    type: kind,
    timestamp: new Date(at).toISOString(),
    text: `${subject}\n${text}`,
    data: facts,
  };
}

/** Milliseconds within which the receiver must answer. */
const answerMs = 15_000;

/**
 * Resolves at a 2xx and does not read its body. Otherwise throws a DeliveryFailure; only 410 is
 * final, because settings can be corrected.
 */
function sendRequest(request: ClientRequest, body: string): Promise<void> {
  return new Promise((resolve, reject) => {
    request.on("error", reject);
    request.on("close", () =>
      reject(new DeliveryFailure("dropped", "connection closed without an answer")),
    );
    request.on("response", (response) => {
      const failure = judge(response);
      if (failure) reject(failure);
      else resolve();
      response.destroy();
    });
    request.end(body);
  });
}

function judge(response: IncomingMessage): DeliveryFailure | null {
  const status = response.statusCode ?? 0;
  const detail = `HTTP ${status}`;
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return new DeliveryFailure("redirected", detail);
  if (status === 410) return new DeliveryFailure("gone", detail, { permanent: true });
  if (status === 401 || status === 403) return new DeliveryFailure("auth", detail);
  if (status === 429 || status === 503)
    return new DeliveryFailure("throttled", detail, { retryAfterMs: retryAfter(response) });
  return new DeliveryFailure(status >= 500 ? "unavailable" : "rejected", detail);
}

/** RFC 9110 §10.2.3: seconds, or a date. */
function retryAfter(response: IncomingMessage): number | null {
  const value = response.headers["retry-after"];
  if (value === undefined) return null;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) && ms > 0 ? ms : null;
}

/** True for a host that is written as an address outside the public internet, or as localhost. */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, "$1");
  return ipaddr.isValid(host) ? !isPublic(host) : /(^|\.)localhost$/i.test(host);
}

/**
 * A `lookup` for sockets that resolves public addresses only. Check and connection use the same
 * answer, which prevents DNS rebinding.
 */
export function lookupPublic(
  hostname: string,
  options: LookupOptions,
  callback: LookupCallback,
): void {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const first = addresses?.[0];
    if (error) callback(error, "");
    else if (!first || addresses.some(({ address }) => !isPublic(address)))
      callback(new DeliveryFailure("private-address", "address refused"), "");
    else if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
}

type LookupCallback = (
  error: Error | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

/**
 * Only unicast is public: not loopback, private, link-local (cloud metadata), carrier-grade NAT,
 * multicast, documentation ...
 */
function isPublic(address: string): boolean {
  return ipaddr.process(address).range() === "unicast";
}
