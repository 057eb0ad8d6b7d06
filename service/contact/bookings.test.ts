import { createHmac } from "node:crypto";
import type { BookingProvider } from "content/wire/inbox-message.ts";
import { type FastifyInstance, fastify } from "fastify";
import { type BookingSecrets, bookingRoutes, createBookings } from "service/contact/bookings.ts";
import { readFigures } from "service/contact/reply-figures.ts";
import { HttpProblem } from "service/http/errors.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { staffOn } from "../../tests/support/staff.ts";
import { describeOnStore } from "../../tests/support/stores.ts";

const secret = "a-secret-of-the-provider";
const paths = { "Cal.com": "/api/bookings/cal", Calendly: "/api/bookings/calendly" } as const;
const start = "2026-06-09T15:00:00.000Z";
const later = "2026-06-10T16:30:00.000Z";

const cal = (triggerEvent: string, change: object = {}) => ({
  triggerEvent,
  createdAt: "2026-06-05T15:00:00.000Z",
  payload: {
    type: "consultation",
    title: "Consultation between Lantern and Ada Whitlock",
    startTime: start,
    endTime: "2026-06-09T15:30:00.000Z",
    additionalNotes: "Two phones\r\nand a laptop",
    organizer: { name: "Lantern", email: "info@lantern.example", timeZone: "America/Chicago" },
    attendees: [
      {
        name: "Ada de\nWhitlock",
        email: "ada@client.example",
        timeZone: "America/Chicago",
        phoneNumber: "+1 312 555 0100",
      },
    ],
    uid: "bFJeNb2uX8ANpT3JL5EfXw",
    ...change,
  },
});

const calendly = (event: string, change: object = {}) => ({
  event,
  created_at: "2026-06-05T15:00:00.000000Z",
  payload: {
    uri: "https://api.calendly.com/scheduled_events/AAA/invitees/BBB",
    name: "Ada Whitlock",
    email: "ada@client.example",
    status: "active",
    rescheduled: false,
    old_invitee: null,
    new_invitee: null,
    text_reminder_number: null,
    questions_and_answers: [{ question: "What is it about?", answer: "Two phones", position: 0 }],
    scheduled_event: {
      uri: "https://api.calendly.com/scheduled_events/AAA",
      name: "Consultation",
      start_time: start,
      end_time: start,
    },
    ...change,
  },
});

describeOnStore("bookings of the calendar provider", (openStore) => {
  let place: ReturnType<typeof staffOn>;
  let app: FastifyInstance;
  let now: number;
  const clock = { now: () => now };

  const build = async (secrets: BookingSecrets) => {
    const server = fastify();
    server.setErrorHandler((error, _request, reply) =>
      reply.code(error instanceof HttpProblem ? error.status : 500).send(String(error)),
    );
    await bookingRoutes(
      server,
      createBookings(place.staff.database, clock, ["smtp", "webhook"], "ABC"),
      secrets,
      clock,
    );
    return server;
  };
  beforeEach(async () => {
    now = Date.parse("2026-06-05T15:00:00Z");
    place = staffOn((await openStore()).database, clock);
    app = await build({ "Cal.com": secret, Calendly: secret });
  });
  afterEach(() => app.close());

  const hmac = (text: string, key = secret) => createHmac("sha256", key).update(text).digest("hex");
  const signed = (
    provider: BookingProvider,
    body: string,
    at = now / 1000,
  ): Readonly<Record<string, string>> =>
    provider === "Cal.com"
      ? { "x-cal-signature-256": hmac(body) }
      : { "calendly-webhook-signature": `t=${at},v1=${hmac(`${at}.${body}`)}` };
  const send = async (
    provider: BookingProvider,
    json: object,
    headers?: Readonly<Record<string, string>>,
  ) => {
    const payload = JSON.stringify(json);
    const own = { "content-type": "application/json", ...(headers ?? signed(provider, payload)) };
    return (await app.inject({ method: "POST", url: paths[provider], payload, headers: own }))
      .statusCode;
  };
  const enquiries = async () => {
    const page = await place.staff.contacts.list({ limit: 50 });
    return place.staff.handling.add(page?.items ?? []);
  };

  test("An appointment is an enquiry that goes to staff, once, however often it is sent", async () => {
    for (let time = 0; time < 3; time += 1)
      expect(await send("Cal.com", cal("BOOKING_CREATED"))).toBe(204);
    const [item, ...others] = await enquiries();
    expect(others).toEqual([]);
    expect(item).toMatchObject({
      firstName: "Ada",
      lastName: "de Whitlock",
      email: "ada@client.example",
      phone: "+1 312 555 0100",
      state: "new",
      delivery: "pending",
      message: expect.stringMatching(
        /^Appointment through Cal\.com: .*2026-06-09 15:00 UTC\n\nTwo phones\nand a laptop$/,
      ),
      booking: { provider: "Cal.com", startsAt: start, movedFrom: null, cancelled: false },
    });
    const rows = await place.staff.database.kysely
      .selectFrom("delivery")
      .select("channel")
      .orderBy("channel")
      .execute();
    expect(rows.map(({ channel }) => channel)).toEqual(["smtp", "webhook"]);
    const { total } = await readFigures(place.staff.database, clock);
    expect(total).toMatchObject({ received: 0, bookings: 1 });
    expect((await place.staff.contacts.find(item?.reference ?? ""))?.source).toBe("booking");
  });

  test("A move and a cancellation change the same enquiry, in any order and when repeated", async () => {
    const moved = cal("BOOKING_RESCHEDULED", {
      uid: "second",
      rescheduleUid: "bFJeNb2uX8ANpT3JL5EfXw",
      startTime: later,
      endTime: later,
    });
    for (const event of [cal("BOOKING_CREATED"), moved, cal("BOOKING_CREATED"), moved])
      expect(await send("Cal.com", event)).toBe(204);
    expect(await enquiries()).toMatchObject([
      { booking: { startsAt: later, movedFrom: start, cancelled: false } },
    ]);
    const gone = cal("BOOKING_CANCELLED", { uid: "second", startTime: later, endTime: later });
    for (const event of [gone, moved, cal("BOOKING_CREATED")])
      expect(await send("Cal.com", event)).toBe(204);
    expect(await enquiries()).toMatchObject([{ booking: { startsAt: later, cancelled: true } }]);
    expect(await send("Cal.com", cal("BOOKING_CANCELLED", { uid: "never seen" }))).toBe(204);
    expect(await send("Cal.com", cal("BOOKING_CREATED", { uid: "never seen" }))).toBe(204);
    expect((await enquiries()).map(({ booking }) => booking?.cancelled)).toEqual([true, true]);
  });

  test("A move that comes before its booking is the same enquiry, and the old appointment is moved", async () => {
    const moved = cal("BOOKING_RESCHEDULED", {
      uid: "second",
      rescheduleUid: "bFJeNb2uX8ANpT3JL5EfXw",
      startTime: later,
      endTime: later,
    });
    for (const event of [moved, cal("BOOKING_CREATED")])
      expect(await send("Cal.com", event)).toBe(204);
    expect(await enquiries()).toMatchObject([
      { booking: { startsAt: later, movedFrom: start, cancelled: false } },
    ]);
  });

  test("A person who was erased does not come back with a cancellation or an event sent again", async () => {
    expect(await send("Cal.com", cal("BOOKING_CREATED"))).toBe(204);
    now += 1_000;
    await place.staff.changes.erase("tester", "ada@client.example");
    for (const event of [cal("BOOKING_CANCELLED"), cal("BOOKING_CREATED")])
      expect(await send("Cal.com", event)).toBe(204);
    expect(await enquiries()).toEqual([]);
    const asked = {
      ...cal("BOOKING_CREATED", { uid: "a new wish" }),
      createdAt: "2026-06-05T16:00:00.000Z",
    };
    expect(await send("Cal.com", asked)).toBe(204);
    expect(await enquiries()).toHaveLength(1);
  });

  test("Calendly's two events of a move leave one enquiry", async () => {
    const second = "https://api.calendly.com/scheduled_events/CCC/invitees/DDD";
    const first = "https://api.calendly.com/scheduled_events/AAA/invitees/BBB";
    expect(await send("Calendly", calendly("invitee.created"))).toBe(204);
    expect(
      await send(
        "Calendly",
        calendly("invitee.canceled", { rescheduled: true, new_invitee: second }),
      ),
    ).toBe(204);
    const scheduled_event = { name: "Consultation", start_time: later, end_time: later };
    expect(
      await send(
        "Calendly",
        calendly("invitee.created", { uri: second, old_invitee: first, scheduled_event }),
      ),
    ).toBe(204);
    expect(await enquiries()).toMatchObject([
      {
        message: expect.stringContaining("What is it about?\nTwo phones"),
        booking: { startsAt: later, movedFrom: start, cancelled: false },
      },
    ]);
    expect(
      await send("Calendly", calendly("invitee.canceled", { uri: second, scheduled_event })),
    ).toBe(204);
    expect(await enquiries()).toMatchObject([{ booking: { cancelled: true } }]);
  });

  test("A wrong signature is 401, one that is too old too, and nothing is stored", async () => {
    const [one, other] = [cal("BOOKING_CREATED"), calendly("invitee.created")];
    const body = JSON.stringify(other);
    expect(await send("Cal.com", one, {})).toBe(401);
    expect(
      await send("Cal.com", one, {
        "x-cal-signature-256": hmac(JSON.stringify(one), "another secret"),
      }),
    ).toBe(401);
    expect(
      await send("Cal.com", one, { "x-cal-signature-256": hmac(`${JSON.stringify(one)} `) }),
    ).toBe(401);
    expect(
      await send("Calendly", other, { "calendly-webhook-signature": `v1=${hmac(body)}` }),
    ).toBe(401);
    for (const at of [now / 1000 - 301, now / 1000 + 301])
      expect(await send("Calendly", other, signed("Calendly", body, at))).toBe(401);
    expect(await enquiries()).toEqual([]);
  });

  test("Without its secret a provider's address does not exist", async () => {
    await app.close();
    app = await build({ "Cal.com": null, Calendly: secret });
    expect(await send("Cal.com", cal("BOOKING_CREATED"))).toBe(404);
    expect(await send("Calendly", calendly("invitee.created"))).toBe(204);
  });

  test("Other triggers are passed over, and a body of another shape is refused", async () => {
    for (const triggerEvent of ["PING", "toString", "__proto__"])
      expect(await send("Cal.com", { triggerEvent, payload: {} })).toBe(204);
    expect(await send("Calendly", { event: "routing_form_submission.created", payload: {} })).toBe(
      204,
    );
    expect(await send("Cal.com", cal("BOOKING_CREATED", { attendees: [] }))).toBe(422);
    expect(await send("Cal.com", cal("BOOKING_CREATED", { startTime: "soon" }))).toBe(422);
    expect(
      await send(
        "Calendly",
        calendly("invitee.created", { email: "two@x.example, three@x.example" }),
      ),
    ).toBe(422);
    expect(await enquiries()).toEqual([]);
  });
});
