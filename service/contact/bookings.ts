import { createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { BookingProvider, BookingState } from "content/wire/inbox-message.ts";
import type { FastifyInstance } from "fastify";
import type { Transaction } from "kysely";
import type { Clock } from "service/clock.ts";
import { addAudit } from "service/contact/audit-trail.ts";
import { wasErased } from "service/contact/erasure.ts";
import { fingerprintOf, storedKey } from "service/contact/intake.ts";
import { newMessage, newReference } from "service/contact/message-store.ts";
import type { Database } from "service/db/database.ts";
import { isDuplicate } from "service/db/store-failure.ts";
import type { Tables } from "service/db/tables.ts";
import { HttpProblem, readBody } from "service/http/errors.ts";
import type { ZodMiniType } from "zod/mini";
import * as z from "zod/mini";

/**
 * What a provider's webhook says of an appointment. `replaces` is the provider's id of the one
 * before, when it was moved.
 */
export type BookingEvent = {
  readonly provider: BookingProvider;
  readonly id: string;
  readonly replaces: string | null;
  readonly state: "booked" | "cancelled";
  readonly title: string;
  /** Milliseconds since 1970. `madeAt`: when the provider made the event. */
  readonly startsAt: number;
  readonly endsAt: number;
  readonly madeAt: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly words: string;
};

export type Bookings = (event: BookingEvent) => Promise<void>;

/**
 * Gives the function that stores what a provider says. An appointment becomes an enquiry that goes
 * to `channels`, in one transaction with its row; the same event again, or one that comes too late,
 * changes nothing. A move and a cancellation change the enquiry that there is. A person who was
 * erased does not come back with an event from before, or with a cancellation.
 * Throws what the store throws; the provider then sends again.
 */
export function createBookings(
  { kysely }: Database,
  clock: Clock,
  channels: readonly string[],
  prefix: string,
): Bookings {
  const store = (event: BookingEvent) =>
    kysely.transaction().execute(async (trx) => {
      const now = clock.now();
      const { provider, id, title, state, startsAt, endsAt } = event;
      const change = (row: string, next: BookingState) =>
        trx
          .updateTable("booking")
          .set({ state: next, changed_at: now })
          .where("provider", "=", provider)
          .where("id", "=", row)
          .execute();
      const own = await find(trx, provider, id);
      if (own && (own.state !== "booked" || state === "booked")) return;
      if (own) await change(id, state);
      const before = !own && event.replaces ? await find(trx, provider, event.replaces) : undefined;
      if (before?.state === "booked") await change(before.id, "moved");
      // The appointment to which this one was moved has come before it.
      const after = own || before ? undefined : await findReplacement(trx, provider, id);
      const known = own ?? before ?? after;
      if (!known && (await isErased(trx, event))) return;
      const reference = known?.reference ?? (await storeEnquiry(trx, event, channels, prefix, now));
      const times = { title, starts_at: startsAt, ends_at: endsAt, changed_at: now };
      if (!own)
        await trx
          .insertInto("booking")
          .values({
            provider,
            id,
            reference,
            state: after ? "moved" : state,
            replaces: event.replaces,
            ...times,
          })
          .execute();
      await addAudit(trx, now, {
        actor: "booking",
        action: "booking",
        reference,
        detail: before || after ? "moved" : state,
      });
    });
  // Another process has just stored an event of this appointment: the second time it is there.
  return (event) =>
    store(event).catch((error: unknown) =>
      isDuplicate(error) ? store(event) : Promise.reject(error),
    );
}

async function find(trx: Transaction<Tables>, provider: BookingProvider, id: string) {
  return trx
    .selectFrom("booking")
    .selectAll()
    .where("provider", "=", provider)
    .where("id", "=", id)
    .executeTakeFirst();
}

async function findReplacement(trx: Transaction<Tables>, provider: BookingProvider, id: string) {
  return trx
    .selectFrom("booking")
    .selectAll()
    .where("provider", "=", provider)
    .where("replaces", "=", id)
    .executeTakeFirst();
}

/**
 * Who erases a person also cancels the appointment, and providers send events again. A new
 * appointment is the person's own wish.
 */
async function isErased(
  trx: Transaction<Tables>,
  { email, state, madeAt }: BookingEvent,
): Promise<boolean> {
  const erasures = await trx.selectFrom("erasure").selectAll().execute();
  return wasErased(erasures, email, state === "cancelled" ? 0 : madeAt);
}

async function storeEnquiry(
  trx: Transaction<Tables>,
  event: BookingEvent,
  channels: readonly string[],
  prefix: string,
  now: number,
) {
  const { firstName, lastName, email, phone, provider, title, words } = event;
  const when = `${new Date(event.startsAt).toISOString().slice(0, 16).replace("T", " ")} UTC`;
  const first = `Appointment through ${provider}: ${title ? `${title}, ` : ""}${when}${event.state === "cancelled" ? ", cancelled" : ""}`;
  const message = {
    firstName,
    lastName,
    email,
    phone,
    message: words ? `${first}\n\n${words}` : first,
    contactMethod: "email" as const,
  };
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
  const reference = newReference(prefix);
  for (const query of newMessage(trx, reference, submission, channels))
    await trx.executeQuery(query);
  return reference;
}

export type BookingSecrets = Readonly<Record<BookingProvider, string | null>>;

/**
 * `POST /api/bookings/cal` and `/api/bookings/calendly`: the webhooks of the providers that have a
 * secret; the others' addresses are 404. 204 means stored, or nothing that concerns us. A wrong
 * signature is 401, a body of another shape 422.
 */
export async function bookingRoutes(
  app: FastifyInstance,
  bookings: Bookings,
  secrets: BookingSecrets,
  clock: Clock,
): Promise<void> {
  const { "Cal.com": cal, Calendly: calendly } = secrets;
  // Signatures are of the body's bytes.
  await app.register(async (scope) => {
    scope.removeContentTypeParser("application/json");
    scope.addContentTypeParser(
      "application/json",
      { parseAs: "buffer", bodyLimit: 256 * 1024 },
      (_request, body, done) => done(null, body),
    );
    const route = (
      url: string,
      isSigned: (headers: IncomingHttpHeaders, body: Buffer) => boolean,
      read: (json: unknown) => BookingEvent | null,
    ) =>
      scope.post(url, async ({ headers, body }, reply) => {
        if (!Buffer.isBuffer(body) || !isSigned(headers, body))
          throw new HttpProblem(401, "signature", "The signature is not ours.");
        const event = read(parseJson(body));
        if (event) await bookings(event);
        return reply.code(204).send();
      });
    if (cal)
      route("/api/bookings/cal", (headers, body) => isCalSigned(headers, body, cal), readCal);
    if (calendly)
      route(
        "/api/bookings/calendly",
        (headers, body) => isCalendlySigned(headers, body, calendly, clock.now()),
        readCalendly,
      );
  });
}

/**
 * `X-Cal-Signature-256`: HMAC-SHA256 of the body, in hex (cal.com/docs, "Webhooks", "Verifying the
 * authenticity of the received payload").
 */
function isCalSigned(headers: IncomingHttpHeaders, body: Buffer, secret: string): boolean {
  return isHmac(String(headers["x-cal-signature-256"] ?? ""), body, secret);
}

/** Milliseconds that a signature of Calendly may be old, or ahead of our clock. */
const oldestMs = 5 * 60_000;

/**
 * `Calendly-Webhook-Signature: t=<seconds>,v1=<hex>`: HMAC-SHA256 of `t.body`, with an age limit
 * (developer.calendly.com).
 */
function isCalendlySigned(
  headers: IncomingHttpHeaders,
  body: Buffer,
  secret: string,
  now: number,
): boolean {
  const header = String(headers["calendly-webhook-signature"] ?? "");
  const part = (name: string) =>
    header
      .split(",")
      .find((one) => one.trim().startsWith(`${name}=`))
      ?.split("=")[1] ?? "";
  const at = part("t");
  const isRecent = /^\d{1,12}$/.test(at) && Math.abs(now - Number(at) * 1000) <= oldestMs;
  return isRecent && isHmac(part("v1"), Buffer.concat([Buffer.from(`${at}.`), body]), secret);
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
const mailAddress = z
  .string()
  .check(z.trim(), z.regex(/^[^\s<>@,]+@[^\s<>@,]+$/), z.maxLength(254));
const identity = z.string().check(z.minLength(1), z.maxLength(300));
const time = z.pipe(
  z.string().check(z.refine((value) => !Number.isNaN(Date.parse(value)), "expected a time")),
  z.transform((value) => Date.parse(value)),
);

/** The body in the shape that the provider documents; a 422 problem otherwise. */
const asDocumented = <Output>(schema: ZodMiniType<Output>, json: unknown) =>
  readBody(schema, json, "The body is not as the provider documents it");

/** An event without its time counts as made now. */
const madeAt = z._default(z.catch(time, Date.now), Date.now);

const calTrigger = z.object({ triggerEvent: z.string() });
const calBody = z.object({
  createdAt: madeAt,
  payload: z.object({
    uid: identity,
    rescheduleUid: z.optional(z.nullable(identity)),
    title: text,
    startTime: time,
    endTime: time,
    additionalNotes: text,
    attendees: z.tuple(
      [
        z.object({
          name: text,
          email: mailAddress,
          phoneNumber: z.optional(z.nullable(z.string())),
        }),
      ],
      z.unknown(),
    ),
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
 * Cal.com's payload (cal.com/docs, "Webhooks"; read 2026-11): the attendee is the first of
 * `attendees`, a moved booking has a new `uid` and names the old one in `rescheduleUid`. Null for
 * triggers that are no matter of ours, such as PING. Throws 422.
 */
function readCal(json: unknown): BookingEvent | null {
  const { triggerEvent } = asDocumented(calTrigger, json);
  const state = Object.hasOwn(calStates, triggerEvent) ? calStates[triggerEvent] : undefined;
  if (state === undefined) return null;
  const { createdAt, payload } = asDocumented(calBody, json);
  const { uid, rescheduleUid, title, startTime, endTime, additionalNotes, attendees } = payload;
  const [{ name, email, phoneNumber }] = attendees;
  const [replaces, phone] = [rescheduleUid ?? null, phoneNumber ?? ""];
  const event = {
    provider: "Cal.com",
    id: uid,
    replaces,
    state,
    title,
    startsAt: startTime,
    endsAt: endTime,
  } as const;
  return toEvent({ ...event, madeAt: createdAt, name, email, phone, words: additionalNotes });
}

const calendlyTrigger = z.object({ event: z.string() });
const calendlyBody = z.object({
  created_at: madeAt,
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
 * Calendly's payload (developer.calendly.com, "Webhook payload" and "Webhook payloads for
 * rescheduled events"; read 2026-11): an appointment is named by the invitee's `uri`. A move is
 * both a cancellation with `rescheduled`, which says nothing more and is passed over, and a new
 * invitee that names the old one. Null for what is no matter of ours. Throws 422.
 */
function readCalendly(json: unknown): BookingEvent | null {
  const { event: trigger } = asDocumented(calendlyTrigger, json);
  if (trigger !== "invitee.created" && trigger !== "invitee.canceled") return null;
  const { payload, created_at } = asDocumented(calendlyBody, json);
  const state = trigger === "invitee.created" ? "booked" : "cancelled";
  if (state === "cancelled" && payload.rescheduled) return null;
  const {
    uri,
    old_invitee,
    name,
    email,
    text_reminder_number,
    questions_and_answers = [],
    scheduled_event: at,
  } = payload;
  const words = questions_and_answers
    .map(({ question, answer }) => `${question}\n${answer}`)
    .join("\n\n");
  const [replaces, phone] = [old_invitee ?? null, text_reminder_number ?? ""];
  const event = {
    provider: "Calendly",
    id: uri,
    replaces,
    state,
    title: at.name,
    startsAt: at.start_time,
    endsAt: at.end_time,
  } as const;
  return toEvent({ ...event, madeAt: created_at, name, email, phone, words });
}

/** Splits the name, and keeps every text as the form would: without controls, and no longer. */
function toEvent({
  name,
  ...event
}: Omit<BookingEvent, "firstName" | "lastName"> & { readonly name: string }): BookingEvent {
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
