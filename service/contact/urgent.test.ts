import { contactForm } from "content/contact-form.ts";
import { contactFormFields, contactHeaders } from "content/wire/contact-message.ts";
import { toNotification } from "service/contact/notification.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { exampleMessage, startTestServer, until } from "../../tests/support/service.ts";
import { startWebhookSink, type WebhookSink } from "../../tests/support/webhook-sink.ts";

describe("a message that is marked as due within 24 hours", () => {
  let sink: WebhookSink;
  let server: Awaited<ReturnType<typeof startTestServer>>;
  beforeEach(async () => {
    sink = await startWebhookSink();
    const secret = `whsec_${Buffer.alloc(32, 1).toString("base64")}`;
    server = await startTestServer({ WEBHOOK_URL: sink.url, WEBHOOK_SECRET: secret, WEBHOOK_ALLOW_PRIVATE: "true" });
  });
  afterEach(async () => {
    await server.stop();
    await sink.close();
  });

  const marks = async () => {
    const { items }: { items: { message: string; urgent: boolean }[] } = await (await server.list()).json();
    return Object.fromEntries(items.map(({ message, urgent }) => [message, urgent]));
  };

  test("is stored, listed and sent to the webhook with its mark", async () => {
    const posted = await server.postJson(exampleMessage("marked"), { [contactHeaders.urgent]: "1" });
    const plain = await server.postJson(exampleMessage("plain"), { [contactHeaders.urgent]: "yes" });
    expect([posted.status, plain.status]).toEqual([201, 201]);
    expect(await marks()).toEqual({ marked: true, plain: false });
    await until(() => sink.received.length === 2);
    const sent = sink.received.map(({ body }) => JSON.parse(body).data);
    expect(Object.fromEntries(sent.map(({ message, urgent }) => [message, urgent]))).toEqual({ marked: true, plain: false });
  });

  test("keeps its mark when the form is posted without scripts, and differs from the same words without the mark", async () => {
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

  test("keeps its mark in the form that comes back after a refusal without scripts", async () => {
    const refused = await server.postForm({ ...exampleMessage(), email: "", [contactFormFields.urgent]: "1" });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain(`<input type="checkbox" name="urgent" value="1" checked> ${contactForm.urgent.label}`);
  });
});

test.each([
  [true, /^Due within 24 hours: Enquiry ABC-AAAA-CCCC from /, true],
  [undefined, /^Enquiry ABC-AAAA-CCCC from /, false],
])("with the mark %j the mail's subject and first lines say so or say nothing of it", (urgent, subject, isSaid) => {
  const envelope = { reference: "ABC-AAAA-CCCC", receivedAt: 0, message: exampleMessage(), ...(urgent && { urgent }) };
  const mail = toNotification(envelope, { from: "site@company.example", to: "office@company.example" });
  expect(mail.subject).toMatch(subject);
  expect(mail.text.includes(contactForm.urgent.mark)).toBe(isSaid);
});
