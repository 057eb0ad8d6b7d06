import { contactForm } from "content/form-words.ts";
import { contactFormFields } from "content/wire/contact-fields.ts";
import { contactHeaders, contactMessage } from "content/wire/contact-message.ts";
import fc from "fast-check";
import { createTransport } from "nodemailer";
import PostalMime from "postal-mime";
import { headerText, toNotification } from "service/delivery/notification.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { exampleMessage, startTestServer, until } from "../../tests/support/service.ts";
import { startWebhookSink, type WebhookSink } from "../../tests/support/webhook-sink.ts";

test.each([
  [
    "a line break cannot begin another header",
    "Ada\r\nBcc: victim@else.example",
    "Ada Bcc: victim@else.example",
  ],
  [
    "an encoded word stays the visitor's own text",
    "=?utf-8?q?boss=40company=2Eexample?=",
    "= ?utf-8?q?boss=40company=2Eexample?=",
  ],
  [
    "a control of direction does not turn a name around",
    "Ada \u202Eelpmaxe\u202C\u2066x\u2069\u200F",
    "Ada elpmaxex",
  ],
  ["line separators are breaks, too", "Ada\u2028Bcc: x\u2029\u0085y", "Ada Bcc: x y"],
  [
    "names in any script stay as they are",
    "José Ñandú 山田太郎 محمد علی‌زاده",
    "José Ñandú 山田太郎 محمد علی‌زاده",
  ],
])("%s", (_name, text, safe) => {
  expect(headerText(text)).toBe(safe);
});

const addresses = {
  from: "Website <site@company.example>",
  to: "office@company.example, Desk <desk@company.example>",
};
const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });

/** Sequences that change the meaning of a mail header, among ordinary letters. */
const hostile = fc.constantFrom(
  ...[
    "=?utf-8?q?a=40b?=",
    "=?utf-8?b?PGFAYj4=?=",
    "=?x?",
    "?=",
    "=?",
    "\u202E",
    "\u2066",
    "\u200F",
    "<a@b.example>",
  ],
  ...["@", ",", ";", ":", '"', "\\", "(", ")"],
  ...["\\\r\nBcc: x@y", " ", "é", "山", "🙂", "\u0301", "\uFEFF", "a".repeat(120), "É".repeat(60)],
);
const name = fc
  .array(fc.oneof(hostile, fc.string({ unit: "binary", maxLength: 8 })), {
    minLength: 1,
    maxLength: 8,
  })
  .map((parts) => parts.join(""));
const email = fc.constantFrom(
  ...["ada@client.example", "a+b.c@sub.client.example", "o'hara@client.example"],
  ...["jürgen@müller.example", "ada@müller.example", "用户@例子.example"],
);
const words = fc
  .array(
    fc.oneof(
      hostile,
      fc.constantFrom("\n.\n", "\nFrom x\n", "\t", "\n\n"),
      fc.string({ unit: "binary" }),
    ),
  )
  .map((parts) => parts.join(""));

test("Whatever a visitor writes becomes one mail by RFC 5322, with our headers alone", async () => {
  await fc.assert(
    fc.asyncProperty(name, name, email, words, async (firstName, lastName, address, message) => {
      const parsed = contactMessage.safeParse({ firstName, lastName, email: address, message });
      fc.pre(parsed.success);
      if (!parsed.success) return;
      const envelope = {
        reference: "ABC-AAAA-CCCC",
        receivedAt: Date.UTC(2026, 0, 2),
        message: parsed.data,
      };
      const { message: bytes } = await composer.sendMail(toNotification(envelope, addresses));
      const raw = Buffer.from(bytes.toString("latin1"), "latin1");
      expect(strictFaults(raw)).toEqual([]);
      const mail = await PostalMime.parse(raw);
      expect(mail.headers.filter(({ key }) => key === "bcc" || key === "cc")).toEqual([]);
      // Without it out-of-office mails would answer the website (RFC 3834).
      expect(mail.headers).toContainEqual(
        expect.objectContaining({ key: "auto-submitted", value: "auto-generated" }),
      );
      expect(mail.from?.address).toBe("site@company.example");
      expect(mail.to?.map((one) => one.address)).toEqual([
        "office@company.example",
        "desk@company.example",
      ]);
      const shown = headerText(`${parsed.data.firstName} ${parsed.data.lastName}`);
      expect(spaced(mail.subject ?? "")).toBe(spaced(`Inquiry ABC-AAAA-CCCC from ${shown}`));
      for (const { name } of mail.replyTo ?? []) expect(spaced(name)).toBe(spaced(shown));
      expect(`${mail.subject} ${mail.replyTo?.map((one) => one.name).join()}`).not.toMatch(
        /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/,
      );
      expect(mail.replyTo?.map((one) => one.address) ?? []).toEqual(replyTo(address));
      expect(mail.text).toContain(address);
    }),
    { numRuns: 400 },
  );
});

/** Header folding may change the amount of white space, never whether there is any. */
function spaced(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/**
 * The expected Reply-To: none when the local part is beyond ASCII, else the address with its domain
 * in ASCII (RFC 5890).
 */
function replyTo(address: string): readonly string[] {
  const [local = "", domain = ""] = address.split("@");
  return /^[\x20-\x7e]+$/.test(local) ? [`${local}@${new URL(`http://${domain}`).hostname}`] : [];
}

describe("a message that is marked as due within 24 hours", () => {
  let sink: WebhookSink;
  let server: Awaited<ReturnType<typeof startTestServer>>;
  beforeEach(async () => {
    sink = await startWebhookSink();
    server = await startTestServer(sink.env);
  });
  afterEach(async () => {
    await server.stop();
    await sink.close();
  });

  const marks = async () => {
    const { items }: { items: { message: string; urgent: boolean }[] } = await (
      await server.list()
    ).json();
    return Object.fromEntries(items.map(({ message, urgent }) => [message, urgent]));
  };

  test("A message due within 24 hours is stored, listed and sent to the webhook with its mark", async () => {
    const posted = await server.postJson(exampleMessage("marked"), {
      [contactHeaders.urgent]: "1",
    });
    const plain = await server.postJson(exampleMessage("plain"), {
      [contactHeaders.urgent]: "yes",
    });
    expect([posted.status, plain.status]).toEqual([201, 201]);
    expect(await marks()).toEqual({ marked: true, plain: false });
    await until(() => sink.received.length === 2);
    const sent = sink.received.map(({ body }) => JSON.parse(body).data);
    expect(Object.fromEntries(sent.map(({ message, urgent }) => [message, urgent]))).toEqual({
      marked: true,
      plain: false,
    });
  });

  test("An urgent message keeps its mark without scripts, and differs from one without the mark", async () => {
    const fields = exampleMessage("by form");
    await server.postForm(fields);
    const marked = await server.postForm({ ...fields, [contactFormFields.urgent]: "1" });
    expect(marked.status).toBe(201);
    const { items } = await (await server.list()).json();
    expect(items).toMatchObject([
      { message: "by form", urgent: true },
      { message: "by form", urgent: false },
    ]);
  });

  test("A message keeps its mark of 24 hours in the form that comes back after a refusal", async () => {
    const refused = await server.postForm({
      ...exampleMessage(),
      email: "",
      [contactFormFields.urgent]: "1",
    });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain(
      `<input type="checkbox" name="urgent" value="1" checked> ${contactForm.urgent.label}`,
    );
  });
});

test.each([
  [true, /^Due within 24 hours: Inquiry ABC-AAAA-CCCC from /, true],
  [undefined, /^Inquiry ABC-AAAA-CCCC from /, false],
])(
  "with the mark %j the mail's subject and first lines say so or say nothing of it",
  (urgent, subject, isSaid) => {
    const envelope = {
      reference: "ABC-AAAA-CCCC",
      receivedAt: 0,
      message: exampleMessage(),
      ...(urgent && { urgent }),
    };
    const mail = toNotification(envelope, {
      from: "site@company.example",
      to: "office@company.example",
    });
    expect(mail.subject).toMatch(subject);
    expect(mail.text.includes(contactForm.urgent.mark)).toBe(isSaid);
  },
);

/**
 * Faults of a mail, as sentences, by RFC 5322 (§2.1.1 lines, §2.2 headers, §3.6 number of fields)
 * and RFC 2047 (§2 encoded words). Real mail readers forgive much of this.
 */
function strictFaults(bytes: Buffer): readonly string[] {
  const text = bytes.toString("latin1");
  const [head = ""] = text.split("\r\n\r\n");
  const lines = text.split("\r\n");
  const fields = head.replace(/\r\n(?=[ \t])/g, "").split("\r\n");
  const names = fields.map((field) => field.split(":")[0]?.toLowerCase() ?? "");
  return [
    ...(text.includes("\r\n\r\n") ? [] : ["no empty line after the headers"]),
    ...(/[^\r]\n|\r[^\n]/.test(text) ? ["a bare CR or LF"] : []),
    ...lines
      .filter((line) => line.length > 998)
      .map((line) => `a line of ${line.length} characters`),
    ...(/[\x80-\xff]/.test(head) ? ["a header with raw bytes beyond ASCII"] : []),
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
    ...(/[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]/.test(head) ? ["a header with control characters"] : []),
    ...fields
      .filter((field) => !/^[\x21-\x39\x3b-\x7e]+:/.test(field))
      .map((field) => `no field: ${field}`),
    ...["from", "to", "reply-to", "subject", "date", "message-id", "mime-version"]
      .filter((name) => names.filter((other) => other === name).length > 1)
      .map((name) => `${name} more than once`),
    ...["from", "to", "subject", "date", "message-id"]
      .filter((name) => !names.includes(name))
      .map((name) => `no ${name}`),
    ...[...head.matchAll(/=\?\S*/g)]
      .map(([word]) => word)
      .filter((word) => !encodedWord.test(word))
      .map((word) => `no encoded word: ${word}`),
  ];
}

/**
 * An encoded word in a known character set and encoding; its limit of 75 characters is not checked.
 * Punctuation of the header may follow.
 */
const encodedWord =
  /^(?=[^?]*\?[^?]*\?[^?]*\?[^?]*\?=)=\?(?:utf-8|us-ascii)\?(?:q\?[\x21-\x3e\x40-\x7e]*|b\?[A-Za-z0-9+/]*=*)\?=[>",;)]*$/i;
