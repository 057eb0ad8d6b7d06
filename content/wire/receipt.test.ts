import { contactMessage } from "content/wire/contact-message.ts";
import {
  calendarFile,
  messageRecord,
  receiptFacts,
  recordFile,
  replyCalendar,
  sentFields,
} from "content/wire/receipt.ts";
import { replyDue } from "content/wire/reply-clock.ts";
import fc from "fast-check";
import ical from "ical.js";
import { describe, expect, test } from "vitest";

const message = {
  firstName: "Ada",
  lastName: "O’Hara",
  email: "a@client.example",
  phone: "",
  message: "50 % of it\nis “ours”; call, please.",
  contactMethod: "email",
} as const;
const receivedOn = (receivedAt: string) => ({ reference: "ABC-7K3F-9QXM", receivedAt });

describe("the receipt says when the message came and when the reply is due", () => {
  test("On a receipt of a working day the reply comes first, the outside limit after it", () => {
    const { times, steps } = receiptFacts(receivedOn("2026-11-23T15:05:30.000Z"));
    expect(times.map(({ value, more }) => [value, more])).toEqual([
      ["Monday, November 23, 2026, 9:05 AM CST", "2026-11-23 15:05:30 UTC"],
      ["Monday, November 23, 2026, 11:05 AM CST", "2026-11-23 17:05:30 UTC"],
      ["Tuesday, November 24, 2026, 9:05 AM CST", "2026-11-24 15:05:30 UTC"],
    ]);
    expect(steps.join(" ")).toMatch(
      /^A project manager .*due by Monday, 11:05 AM CST.*by Tuesday, 9:05 AM CST at the latest, within 24 hours.*If you hear/,
    );
  });

  test("over a weekend the answer is still due first, and the latest moment after it", () => {
    const { steps } = receiptFacts(receivedOn("2026-11-21T01:00:00.000Z"));
    expect(steps.join(" ")).toMatch(
      /due by Monday, 10:00 AM CST.*by Monday, 7:00 PM CST at the latest/,
    );
  });
});

test("the sender's own words are under the form's labels, all six", () => {
  expect(sentFields(message).map(({ value }) => value)).toEqual([
    "Ada",
    "O’Hara",
    "a@client.example",
    "",
    "Email",
    message.message,
  ]);
});

test("the calendar file is an entry at the due time that names the reference", () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date("2024-01-01"), max: new Date("2034-01-01"), noInvalidDate: true }),
      (date) => {
        const receipt = receivedOn(date.toISOString());
        const event = new ical.Event(
          new ical.Component(ical.parse(replyCalendar(receipt))).getFirstSubcomponent("vevent") ??
            undefined,
        );
        expect(
          Math.abs(event.startDate.toJSDate().getTime() - replyDue(date.getTime()).due),
        ).toBeLessThan(1000);
        expect(event.summary).toContain(receipt.reference);
      },
    ),
    { numRuns: 50 },
  );
});

test("the files are addresses of their own that give back their text", async () => {
  const receipt = receivedOn("2026-11-23T15:05:30.000Z");
  const [calendar, record] = [calendarFile(receipt), recordFile(receipt, message)];
  expect([calendar.name, record.name]).toEqual(["ABC-7K3F-9QXM.ics", "ABC-7K3F-9QXM.json"]);
  expect(await (await fetch(calendar.href)).text()).toBe(replyCalendar(receipt));
  expect(await (await fetch(record.href)).json()).toEqual(message);
});

const disordered = {
  contactMethod: "email",
  message: "Two custodians\nleave on “Friday”.",
  phone: "",
  email: "t@example.com",
  lastName: "O’Hara",
  firstName: "Ada",
} as const;

test("the record is the six fields in SPEC's order, whatever order they came in", () => {
  expect(messageRecord(disordered)).toBe(
    '{"firstName":"Ada","lastName":"O’Hara","email":"t@example.com","phone":"","message":"Two custodians\\nleave on “Friday”.","contactMethod":"email"}',
  );
});

test("a message that went over the wire has the same record on both sides", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (words) => {
      const sent = contactMessage.parse({ ...disordered, message: words });
      const received = contactMessage.parse(JSON.parse(JSON.stringify(sent)));
      expect(messageRecord(received)).toBe(messageRecord(sent));
    }),
  );
});
