import { createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { BookingProvider } from "content/wire/desk.ts";
import type { FastifyInstance } from "fastify";
import type { Transaction } from "kysely";
import type { Clock } from "service/clock.ts";
import { addAudit } from "service/contact/audit-trail.ts";
import { fingerprintOf, storedKey } from "service/contact/intake.ts";
import { storeMessage } from "service/contact/message-store.ts";
import type { Database } from "service/db/database.ts";
import type { Tables } from "service/db/tables.ts";
import { HttpProblem, readBody } from "service/http/errors.ts";
import * as z from "zod/mini";

/** What a provider's webhook says of an appointment. `replaces` is the provider's id of the one before, when it was moved. */
export type BookingEvent = {
  readonly provider: BookingProvider;
  readonly id: string;
  readonly replaces: string | null;
  readonly state: "booked" | "cancelled";
  readonly title: string;
  /** Milliseconds since 1970. */
  readonly startsAt: number;
  readonly endsAt: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly words: string;
};

export type Bookings = (event: BookingEvent) => Promise<void>;

/**
 * Gives the function that stores what a provider says. An appointment becomes an enquiry that goes to `channels`, in one transaction with
 * its row; the same event again, or one that comes too late, changes nothing. A move and a cancellation change the enquiry that there is.
 * Throws what the store throws; the provider then sends again.
 */
export function createBookings({ kysely }: Database, clock: Clock, channels: readonly string[], prefix: string): Bookings {
  return (event) =>
    kysely.transaction().execute(async (trx) => {
      const now = clock.now();
      const own = await find(trx, event.provider, event.id);
      if (own?.state === "cancelled" || own?.state === "moved" || own?.state === event.state) return;
      const { provider, id, title, state } = event;
      if (own)
        await trx.updateTable("booking").set({ state, changed_at: now }).where("provider", "=", provider).where("id", "=", id).execute();
      const before = !own && event.replaces ? await find(trx, provider, event.replaces) : null;
      if (before?.state === "booked")
        await trx
          .updateTable("booking")
          .set({ state: "moved", changed_at: now })
          .where("provider", "=", provider)
          .where("id", "=", before.id)
          .execute();
      const reference = (own ?? before)?.reference ?? (await storeEnquiry(trx, event, channels, prefix, now));
      if (!own)
        await trx
          .insertInto("booking")
          .values({ provider, id, reference, state, title, starts_at: event.startsAt, ends_at: event.endsAt, changed_at: now })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      await addAudit(trx, now, { actor: "booking", action: "booking", reference, detail: before ? "moved" : state });
    });
}

async function find(trx: Transaction<Tables>, provider: BookingProvider, id: string) {
  return trx.selectFrom("booking").selectAll().where("provider", "=", provider).where("id", "=", id).executeTakeFirst();
}

async function storeEnquiry(trx: Transaction<Tables>, event: BookingEvent, channels: readonly string[], prefix: string, now: number) {
  const { firstName, lastName, email, phone, provider, title, words } = event;
  const when = `${new Date(event.startsAt).toISOString().slice(0, 16).replace("T", " ")} UTC`;
  const first = `Appointment through ${provider}: ${title ? `${title}, ` : ""}${when}${event.state === "cancelled" ? ", cancelled" : ""}`;
  const message = { firstName, lastName, email, phone, message: words ? `${first}\n\n${words}` : first, contactMethod: "email" as const };
  const submission = {
    message,
    receivedAt: now,
    source: "booking" as const,
    origin: { page: null, topic: null },
    urgent: false,
    quarantine: null,
    fingerprint: fingerprintOf(message),
    key: storedKey(`booking:${provider}:${event.id}`),
    earlier: null,
  };
  const result = await storeMessage(trx, submission, channels, prefix);
  // Another process has just stored another event of this appointment.
  if (result.kind === "key-reused") throw new HttpProblem(503, "in-flight", "This appointment is just being stored.", { retryAfter: 10 });
  return result.reference;
}

export type BookingSecrets = Readonly<Record<BookingProvider, string | null>>;

const paths = { "Cal.com": "/api/bookings/cal", Calendly: "/api/bookings/calendly" } as const satisfies Record<BookingProvider, string>;

/**
 * `POST /api/bookings/cal` and `/api/bookings/calendly`: the webhooks of the providers that have a secret; the others' addresses are 404.
 * 204 means stored, or nothing that concerns us. A wrong signature is 401, a body of another shape 422.
 */
export async function bookingRoutes(app: FastifyInstance, bookings: Bookings, secrets: BookingSecrets, clock: Clock): Promise<void> {
  const { "Cal.com": cal, Calendly: calendly } = secrets;
  // Signatures are of the body's bytes.
  await app.register(async (scope) => {
    scope.removeContentTypeParser("application/json");
    scope.addContentTypeParser("application/json", { parseAs: "buffer", bodyLimit: 256 * 1024 }, (_request, body, done) =>
      done(null, body),
    );
    const route = (
      url: string,
      isSigned: (headers: IncomingHttpHeaders, body: Buffer) => boolean,
      read: (json: unknown) => BookingEvent | null,
    ) =>
      scope.post(url, async ({ headers, body }, reply) => {
        if (!Buffer.isBuffer(body) || !isSigned(headers, body)) throw new HttpProblem(401, "signature", "The signature is not ours.");
        const event = read(parseJson(body));
        if (event) await bookings(event);
        return reply.code(204).send();
      });
    if (cal) route(paths["Cal.com"], (headers, body) => isCalSigned(headers, body, cal), readCal);
    if (calendly) route(paths.Calendly, (headers, body) => isCalendlySigned(headers, body, calendly, clock.now()), readCalendly);
  });
}

/** `X-Cal-Signature-256`: HMAC-SHA256 of the body, in hex (cal.com/docs, "Webhooks", "Verifying the authenticity of the received payload"). */
function isCalSigned(headers: IncomingHttpHeaders, body: Buffer, secret: string): boolean {
  return isHmac(String(headers["x-cal-signature-256"] ?? ""), body, secret);
}

/** Milliseconds that a signature of Calendly may be old, or ahead of our clock. */
const oldestMs = 5 * 60_000;

/**
 * `Calendly-Webhook-Signature: t=<seconds>,v1=<hex>`: HMAC-SHA256 of `t.body` (developer.calendly.com, "Webhook signatures", which asks for an
 * age limit against replays).
 */
function isCalendlySigned(headers: IncomingHttpHeaders, body: Buffer, secret: string, now: number): boolean {
  const parts = new Map(
    String(headers["calendly-webhook-signature"] ?? "")
      .split(",")
      .map((part) => [part.slice(0, part.indexOf("=")).trim(), part.slice(part.indexOf("=") + 1)]),
  );
  const at = parts.get("t") ?? "";
  const isRecent = /^\d{1,12}$/.test(at) && Math.abs(now - Number(at) * 1000) <= oldestMs;
  return isRecent && isHmac(parts.get("v1") ?? "", Buffer.concat([Buffer.from(`${at}.`), body]), secret);
}

function isHmac(hex: string, bytes: Buffer, secret: string): boolean {
  const expected = createHmac("sha256", secret).update(bytes).digest();
  const given = Buffer.from(hex, "hex");
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    throw new HttpProblem(422, "invalid-json", "The body is not valid JSON.");
  }
}

const text = z._default(z.catch(z.string(), ""), "");
const mailAddress = z.string().check(z.trim(), z.regex(/^[^\s<>@,]+@[^\s<>@,]+$/), z.maxLength(254));
const identity = z.string().check(z.minLength(1), z.maxLength(300));
const time = z.pipe(
  z.string(),
  z.transform((value: string, context): number => {
    const at = Date.parse(value);
    if (Number.isNaN(at)) context.issues.push({ code: "custom", message: "expected a time", input: value });
    return at;
  }),
);

const undocumented = "The body is not as the provider documents it";

const calBody = z.object({
  triggerEvent: z.string(),
  payload: z.object({
    uid: identity,
    rescheduleUid: z.optional(z.nullable(identity)),
    title: text,
    startTime: time,
    endTime: time,
    additionalNotes: text,
    attendees: z.array(z.object({ name: text, email: mailAddress, phoneNumber: z.optional(z.nullable(z.string())) })).check(z.minLength(1)),
  }),
});

const calStates: Readonly<Record<string, BookingEvent["state"]>> = {
  BOOKING_CREATED: "booked",
  BOOKING_REQUESTED: "booked",
  BOOKING_RESCHEDULED: "booked",
  BOOKING_CANCELLED: "cancelled",
  BOOKING_REJECTED: "cancelled",
};

/**
 * Cal.com's payload (cal.com/docs, "Webhooks"; read 2026-11): the attendee is the first of `attendees`, a moved booking has a new `uid` and
 * names the old one in `rescheduleUid`. Null for triggers that are no matter of ours, such as PING. Throws 422.
 */
function readCal(json: unknown): BookingEvent | null {
  const trigger = z.object({ triggerEvent: z.string() }).safeParse(json);
  const state = trigger.success ? calStates[trigger.data.triggerEvent] : undefined;
  if (trigger.success && state === undefined) return null;
  const { payload } = readBody(calBody, json, undocumented);
  const [attendee] = payload.attendees;
  if (!attendee || state === undefined) return null;
  return toEvent({
    provider: "Cal.com",
    id: payload.uid,
    replaces: payload.rescheduleUid ?? null,
    state,
    title: payload.title,
    startsAt: payload.startTime,
    endsAt: payload.endTime,
    name: attendee.name,
    email: attendee.email,
    phone: attendee.phoneNumber ?? "",
    words: payload.additionalNotes,
  });
}

const calendlyBody = z.object({
  event: z.string(),
  payload: z.object({
    uri: identity,
    old_invitee: z.optional(z.nullable(identity)),
    rescheduled: z.optional(z.boolean()),
    name: text,
    email: mailAddress,
    text_reminder_number: z.optional(z.nullable(z.string())),
    questions_and_answers: z.optional(z.array(z.object({ question: text, answer: text }))),
    scheduled_event: z.object({ name: text, start_time: time, end_time: time }),
  }),
});

/**
 * Calendly's payload (developer.calendly.com, "Webhook payload" and "Webhook payloads for rescheduled events"; read 2026-11): an appointment is
 * named by the invitee's `uri`. A move is both a cancellation with `rescheduled`, which says nothing more and is passed over, and a new
 * invitee that names the old one. Null for what is no matter of ours. Throws 422.
 */
function readCalendly(json: unknown): BookingEvent | null {
  const kind = z.object({ event: z.string() }).safeParse(json);
  if (kind.success && kind.data.event !== "invitee.created" && kind.data.event !== "invitee.canceled") return null;
  const { event, payload } = readBody(calendlyBody, json, undocumented);
  if (event === "invitee.canceled" && payload.rescheduled) return null;
  return toEvent({
    provider: "Calendly",
    id: payload.uri,
    replaces: payload.old_invitee ?? null,
    state: event === "invitee.created" ? "booked" : "cancelled",
    title: payload.scheduled_event.name,
    startsAt: payload.scheduled_event.start_time,
    endsAt: payload.scheduled_event.end_time,
    name: payload.name,
    email: payload.email,
    phone: payload.text_reminder_number ?? "",
    words: (payload.questions_and_answers ?? []).map(({ question, answer }) => `${question}\n${answer}`).join("\n\n"),
  });
}

/** Splits the name, and keeps every text as the form would: without controls, and no longer. */
function toEvent({ name, ...event }: Omit<BookingEvent, "firstName" | "lastName"> & { readonly name: string }): BookingEvent {
  const line = (value: string, most: number) =>
    value
      .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
      .trim()
      .slice(0, most)
      .toWellFormed();
  const [firstName = "", ...rest] = line(name, 400).split(" ");
  return {
    ...event,
    title: line(event.title, 200),
    phone: line(event.phone, 100),
    firstName: firstName.slice(0, 200) || "Somebody",
    lastName: rest.join(" ").slice(0, 200),
    words: event.words
      .replace(/\r\n?/g, "\n")
      .replace(/[^\P{Cc}\n\t]/gu, "")
      .trim()
      .slice(0, 20_000)
      .toWellFormed(),
  };
}
