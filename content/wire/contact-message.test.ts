import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contactFields } from "./contact-fields.ts";
import { contactBodyLimit, contactLimits, contactMessage } from "./contact-message.ts";

const valid = { firstName: "Ada", lastName: "Whitlock", email: "ada@client.example" };

describe("the rules of the contact message", () => {
  test("the three required fields suffice, the rest gets its default", () => {
    expect(contactMessage.parse(valid)).toEqual({
      ...valid,
      phone: "",
      message: "",
      contactMethod: "email",
    });
  });

  test.each([
    ["firstName", "First name is required"],
    ["lastName", "Last name is required"],
    ["email", "Please enter a valid email address"],
  ] as const)("%s that is missing, empty or blank says: %s", (field, text) => {
    expect(messages({ ...valid, [field]: undefined })).toEqual([[field, text]]);
    for (const value of ["", "   "])
      expect(messages({ ...valid, [field]: value })[0]).toEqual([field, text]);
  });

  test.each([
    "jürgen@müller.example",
    "用户@例子.公司",
    "ada@xn--mller-kva.example",
    "ada@client.xn--p1ai",
    "o'hara+site@sub.client.example",
  ])("%s is a mail address", (email) =>
    expect(contactMessage.parse({ ...valid, email }).email).toBe(email),
  );

  test.each([
    "ada",
    "ada@",
    "@client.example",
    "ada@client",
    "a b@client.example",
    "jürgen@müller",
    "🙂@client.example",
    "a\u202Eb@client.example",
  ])("%s is not a mail address", (email) => {
    expect(messages({ ...valid, email })).toEqual([
      ["email", "Please enter a valid email address"],
    ]);
  });

  test("blanks around a value do not matter", () => {
    expect(contactMessage.parse({ ...valid, email: " ada@client.example " }).email).toBe(
      "ada@client.example",
    );
  });

  test.each(["firstName", "lastName", "email", "phone"] as const)(
    "%s cannot smuggle a line break into a mail header",
    (field) => {
      for (const end of ["\r\nBcc: x@y.example", "\n", "\r", "\u2028x", "\0"])
        expect(contactMessage.safeParse({ ...valid, [field]: `a${end}` }).success).toBe(false);
    },
  );

  test("the message keeps its lines and loses invisible controls", () => {
    expect(
      contactMessage.parse({ ...valid, message: "one\r\ntwo\rthree\u0000\u000b\tfour" }).message,
    ).toBe("one\ntwo\nthree\tfour");
  });

  test("unknown fields are refused by name", () => {
    const result = contactMessage.safeParse({ ...valid, admin: true });
    expect(result.error?.issues[0]).toMatchObject({ code: "unrecognized_keys", keys: ["admin"] });
  });

  test("a value of the wrong type is refused", () => {
    for (const field of contactFields)
      expect(contactMessage.safeParse({ ...valid, [field]: 5 }).success).toBe(false);
  });

  test.each(["firstName", "lastName", "phone", "message"] as const)(
    "%s may be as long as its bound and no longer",
    (field) => {
      expect(
        contactMessage.safeParse({ ...valid, [field]: "é".repeat(contactLimits[field]) }).success,
      ).toBe(true);
      expect(messages({ ...valid, [field]: "é".repeat(contactLimits[field] + 1) })[0]?.[1]).toMatch(
        /characters or fewer/,
      );
    },
  );

  test("the longest message fits into the body limit in every encoding", () => {
    const longest = "語".repeat(contactLimits.message);
    expect(new URLSearchParams({ message: longest }).toString().length).toBeLessThan(
      contactBodyLimit - 10_000,
    );
  });

  test("Any input becomes a message or a list of faults, and a message passes again unchanged", () => {
    const field = fc.oneof(fc.string({ unit: "binary" }), fc.emailAddress(), fc.anything());
    fc.assert(
      fc.property(
        fc.record(
          { firstName: field, lastName: field, email: field, phone: field, message: field },
          { requiredKeys: [] },
        ),
        (input) => {
          const first = contactMessage.safeParse(input);
          if (first.success) expect(contactMessage.parse(first.data)).toEqual(first.data);
          else expect(first.error.issues.length).toBeGreaterThan(0);
        },
      ),
    );
  });
});

function messages(input: unknown) {
  return (
    contactMessage
      .safeParse(input)
      .error?.issues.map((issue) => [issue.path.join("."), issue.message]) ?? []
  );
}
