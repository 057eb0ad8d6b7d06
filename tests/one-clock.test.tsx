import "./support/our-office.ts";
import { claims } from "content/claims.ts";
import { contactForm } from "content/form-words.ts";
import { pages } from "content/pages.ts";
import { withReferences } from "content/references.ts";
import { receiptFacts } from "content/wire/receipt.ts";
import { toAcknowledgement } from "service/delivery/channels/acknowledgement.ts";
import { afterEach, describe, expect, test, vi } from "vitest";
import { AnsweredBy } from "web/contact-form/answered-by.tsx";

const now = vi.hoisted(() => ({ minute: 0 }));
vi.mock("web/parts/minute.ts", () => ({ useMinute: () => now.minute }));

/**
 * When a message comes, when its answer is due, and the latest moment of the answer. In November
 * 2026 Thursday 26 is Thanksgiving.
 */
const moments = [
  ["weekday noon", "2026-11-18T12:00-06:00", "Wednesday, 2:00 PM CST", "Thursday, 12:00 PM CST"],
  ["5:59 PM", "2026-11-18T17:59-06:00", "Thursday, 9:59 AM CST", "Thursday, 5:59 PM CST"],
  ["6:01 PM", "2026-11-18T18:01-06:00", "Thursday, 10:00 AM CST", "Thursday, 6:01 PM CST"],
  ["before opening", "2026-11-18T05:30-06:00", "Wednesday, 10:00 AM CST", "Thursday, 5:30 AM CST"],
  ["Friday night", "2026-11-20T21:05-06:00", "Monday, 10:00 AM CST", "Monday, 9:05 PM CST"],
  ["Saturday", "2026-11-21T15:00-06:00", "Monday, 10:00 AM CST", "Tuesday, 12:00 AM CST"],
  ["Sunday", "2026-11-22T23:59-06:00", "Monday, 10:00 AM CST", "Tuesday, 12:00 AM CST"],
  ["the eve of a holiday", "2026-11-25T17:30-06:00", "Friday, 9:30 AM CST", "Friday, 5:30 PM CST"],
  ["a holiday", "2026-11-26T12:00-06:00", "Friday, 10:00 AM CST", "Saturday, 12:00 AM CST"],
  [
    "a holiday on a Saturday, kept on Friday",
    "2026-07-03T12:00-05:00",
    "Monday, 10:00 AM CDT",
    "Tuesday, 12:00 AM CDT",
  ],
  [
    "the night when clocks go forward",
    "2026-03-08T03:00-05:00",
    "Monday, 10:00 AM CDT",
    "Tuesday, 12:00 AM CDT",
  ],
  [
    "the evening before the night when clocks go back",
    "2026-10-30T19:00-05:00",
    "Monday, 10:00 AM CST",
    "Monday, 7:00 PM CST",
  ],
] as const;

afterEach(() => {
  now.minute = 0;
});

describe.each(moments)("A message of %s", (_, came, due, latest) => {
  const receivedAt = Date.parse(came);
  const receipt = receiptFacts({
    reference: "ABC-7K3F-9QXM",
    receivedAt: new Date(receivedAt).toISOString(),
  });

  test("A message has one due time on the form, on the receipt and in the email", () => {
    now.minute = receivedAt;
    expect(AnsweredBy()).toMatchObject({ props: { children: contactForm.answered.by(due) } });
    expect(receipt.steps).toContain(contactForm.receipt.steps.due(due));
    expect(timesIn(mailOf(receivedAt))[1]).toBe(due);
  });

  test("A message has one latest time, after the due time, on the receipt and in the email", () => {
    const [dueStep, limitStep] = [
      contactForm.receipt.steps.due(due),
      contactForm.receipt.steps.limit(latest),
    ].map((step) => receipt.steps.indexOf(step));
    expect(dueStep).toBeGreaterThan(0);
    expect(limitStep).toBe((dueStep ?? 0) + 1);
    expect(timesIn(mailOf(receivedAt))[2]).toBe(latest);
  });
});

test("Whether weekends count is one sentence on the page, the receipt, in the email and the register", () => {
  const sentence = withReferences("{closed-days}");
  expect(sentence).not.toContain("{");
  expect(contactForm.receipt.steps.limit("")).toContain(sentence);
  expect(mailOf(Date.parse("2026-11-18T12:00-06:00"))).toContain(sentence);
  expect(pages.contact.details.immediate.messages).toContain(sentence);
  expect(JSON.stringify(claims.noticeHours)).toContain(sentence);
});

function mailOf(receivedAt: number): string {
  const message = {
    firstName: "Ada",
    lastName: "O’Hara",
    email: "a@client.example",
    phone: "",
    message: "",
    contactMethod: "email",
  } as const;
  return toAcknowledgement(
    { reference: "ABC-7K3F-9QXM", receivedAt, message, urgent: false },
    "web@company.example",
  ).text;
}

/** "Wednesday, 2:00 PM CST" of each whole date in a text. */
const timesIn = (text: string) =>
  [...text.matchAll(/(\w+day), \w+ \d+, \d{4}, (\d+:\d\d [AP]M C[SD]T)/g)].map(
    ([, day, time]) => `${day}, ${time}`,
  );
