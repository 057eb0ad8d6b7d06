import { contactMessage } from "content/wire/contact-message.ts";
import { messageRecord } from "content/wire/message-record.ts";
import fc from "fast-check";
import { expect, test } from "vitest";

const message = {
  contactMethod: "email",
  message: "Two custodians\nleave on “Friday”.",
  phone: "",
  email: "t@example.com",
  lastName: "O’Hara",
  firstName: "Ada",
} as const;

test("the record is the six fields in SPEC's order, whatever order they came in", () => {
  expect(messageRecord(message)).toBe(
    '{"firstName":"Ada","lastName":"O’Hara","email":"t@example.com","phone":"","message":"Two custodians\\nleave on “Friday”.","contactMethod":"email"}',
  );
});

test("a message that went over the wire has the same record on both sides", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (words) => {
      const sent = contactMessage.parse({ ...message, message: words });
      const received = contactMessage.parse(JSON.parse(JSON.stringify(sent)));
      expect(messageRecord(received)).toBe(messageRecord(sent));
    }),
  );
});
