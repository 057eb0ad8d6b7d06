import { contactMessage } from "content/wire/contact-message.ts";
import fc from "fast-check";
import { createTransport } from "nodemailer";
import PostalMime from "postal-mime";
import { headerText, toNotification } from "service/contact/notification.ts";
import { expect, test } from "vitest";
import { strictFaults } from "../../tests/support/strict-mail.ts";

const addresses = { from: "Website <site@company.example>", to: "office@company.example, Desk <desk@company.example>" };
const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });

/** Sequences that change the meaning of a mail header, among ordinary letters. */
const hostile = fc.constantFrom(
  ...["=?utf-8?q?a=40b?=", "=?utf-8?b?PGFAYj4=?=", "=?x?", "?=", "=?", "\u202E", "\u2066", "\u200F", "<a@b.example>"],
  ...["@", ",", ";", ":", '"', "\\", "(", ")"],
  ...["\\\r\nBcc: x@y", " ", "é", "山", "🙂", "\u0301", "\uFEFF", "a".repeat(120), "É".repeat(60)],
);
const name = fc
  .array(fc.oneof(hostile, fc.string({ unit: "binary", maxLength: 8 })), { minLength: 1, maxLength: 8 })
  .map((parts) => parts.join(""));
const email = fc.constantFrom(
  ...["ada@client.example", "a+b.c@sub.client.example", "o'hara@client.example"],
  ...["jürgen@müller.example", "ada@müller.example", "用户@例子.example"],
);
const words = fc
  .array(fc.oneof(hostile, fc.constantFrom("\n.\n", "\nFrom x\n", "\t", "\n\n"), fc.string({ unit: "binary" })))
  .map((parts) => parts.join(""));

test("whatever a visitor writes becomes one mail by the letter of RFC 5322, whose headers say what we meant", async () => {
  await fc.assert(
    fc.asyncProperty(name, name, email, words, async (firstName, lastName, address, message) => {
      const parsed = contactMessage.safeParse({ firstName, lastName, email: address, message });
      fc.pre(parsed.success);
      if (!parsed.success) return;
      const envelope = { reference: "ABC-AAAA-CCCC", receivedAt: Date.UTC(2026, 0, 2), message: parsed.data };
      const { message: bytes } = await composer.sendMail(toNotification(envelope, addresses));
      const raw = Buffer.from(bytes.toString("latin1"), "latin1");
      expect(strictFaults(raw)).toEqual([]);
      const mail = await PostalMime.parse(raw);
      expect(mail.headers.filter(({ key }) => key === "bcc" || key === "cc")).toEqual([]);
      expect(mail.from?.address).toBe("site@company.example");
      expect(mail.to?.map((one) => one.address)).toEqual(["office@company.example", "desk@company.example"]);
      const shown = headerText(`${parsed.data.firstName} ${parsed.data.lastName}`);
      expect(spaced(mail.subject ?? "")).toBe(spaced(`Enquiry ABC-AAAA-CCCC from ${shown}`));
      for (const { name } of mail.replyTo ?? []) expect(spaced(name)).toBe(spaced(shown));
      expect(`${mail.subject} ${mail.replyTo?.map((one) => one.name).join()}`).not.toMatch(
        /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/,
      );
      expect(mail.replyTo?.map((one) => one.address) ?? []).toEqual(replyTo(address));
      expect(mail.text).toContain(address);
    }),
    { numRuns: 400 },
  );
}, 60_000);

/** Header folding may change the amount of white space, never whether there is any. */
function spaced(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** The expected Reply-To: none when the local part is beyond ASCII, else the address with its domain in ASCII (RFC 5890). */
function replyTo(address: string): readonly string[] {
  const [local = "", domain = ""] = address.split("@");
  return /^[\x20-\x7e]+$/.test(local) ? [`${local}@${new URL(`http://${domain}`).hostname}`] : [];
}
