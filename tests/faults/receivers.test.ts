import { createStaffChanges } from "service/contact/staff-changes.ts";
import { openDatabase } from "service/db/database.ts";
import { describe, expect, test } from "vitest";
import { exampleMessage, startTestServer, until } from "../support/service.ts";
import { type SmtpBehaviour, startSmtp } from "../support/smtp.ts";
import { startWebhookSink, type WebhookBehaviour } from "../support/webhook-sink.ts";

// The faults' names are tested beside the channels. Here: whether the message is tried again or
// becomes a dead letter, and is then delivered.

const hour = 60 * 60 * 1000;

type Ending = readonly [state: "pending" | "failed", reason: string];
type Case = {
  readonly name: string;
  readonly webhook: WebhookBehaviour;
  readonly webhookEnds: Ending;
  readonly smtp: SmtpBehaviour;
  readonly smtpEnds: Ending;
};

const answer = (status: number, headers = {}) => ({ kind: "answer" as const, status, headers });
const reply = (stage: "connect" | "recipient", status: number) => ({
  kind: "answer" as const,
  stage,
  status,
});

const cases: readonly Case[] = [
  {
    name: "a webhook that is gone (410) and a mailbox that does not exist (550) are not asked again",
    webhook: answer(410),
    webhookEnds: ["failed", "gone"],
    smtp: reply("recipient", 550),
    smtpEnds: ["failed", "rejected"],
  },
  {
    name: "receivers that are too busy (429 and 421) are left alone for a while",
    webhook: answer(429, { "retry-after": "3600" }),
    webhookEnds: ["pending", "throttled"],
    smtp: reply("connect", 421),
    smtpEnds: ["pending", "throttled"],
  },
  {
    name: "receivers with a fault of their own (500 and 451) are tried again",
    webhook: answer(500),
    webhookEnds: ["pending", "unavailable"],
    smtp: reply("recipient", 451),
    smtpEnds: ["pending", "unavailable"],
  },
  {
    name: "a redirect is not followed and a line that breaks in the middle of a mail is no delivery; both are tried again",
    webhook: answer(307, { location: "http://127.0.0.1:1/" }),
    webhookEnds: ["pending", "redirected"],
    smtp: { kind: "drop" },
    smtpEnds: ["pending", "dropped"],
  },
  {
    name: "a webhook and a mail server that hang are cut off, and tried again",
    webhook: { kind: "hang" },
    webhookEnds: ["pending", "timeout"],
    smtp: { kind: "hang", stage: "data" },
    smtpEnds: ["pending", "timeout"],
  },
];

describe.concurrent("whatever the receivers do, the message arrives once they are well again:", () => {
  test.each(cases)("$name", async ({ webhook, webhookEnds, smtp, smtpEnds }) => {
    const [hook, mail] = [await startWebhookSink(), await startSmtp()];
    hook.behave(webhook);
    mail.behave(smtp);
    let ahead = 0;
    const clock = { now: () => Date.now() + ahead };
    const server = await startTestServer(
      {
        ...hook.env,
        SMTP_URL: mail.url,
        MAIL_FROM: "site@company.example",
        MAIL_TO: "office@company.example",
      },
      { clock },
    );
    const { reference } = await (await server.postJson(exampleMessage())).json();
    const rows = async () => (await server.service.contacts.find(reference))?.deliveries ?? [];

    await until(async () => (await rows()).every(({ last_reason }) => last_reason !== null));
    const [smtpRow, webhookRow] = await rows();
    expect([webhookRow?.state, webhookRow?.last_reason]).toEqual(webhookEnds);
    expect([smtpRow?.state, smtpRow?.last_reason]).toEqual(smtpEnds);
    expect(mail.mails).toEqual([]);
    if ("headers" in webhook && webhook.headers?.["retry-after"])
      expect(
        (webhookRow?.next_attempt_at ?? 0) - (webhookRow?.created_at ?? 0),
      ).toBeGreaterThanOrEqual(hour);

    hook.behave(answer(204));
    mail.behave({ kind: "accept" });
    const asked = hook.received.length;
    ahead += 2 * hour;
    await until(async () =>
      (await rows()).every(({ state }) => state !== "pending" && state !== "delivering"),
    );
    if (webhookEnds[0] === "failed") {
      expect(hook.received).toHaveLength(asked);
      const database = openDatabase(server.config.database);
      expect(
        await createStaffChanges(database, clock, ["webhook", "smtp"]).replay("tester", reference),
      ).toBe(2);
      await database.close();
    }
    await until(async () => (await rows()).every(({ state }) => state === "delivered"));
    expect((await rows()).map(({ state }) => state)).toEqual(["delivered", "delivered"]);
    expect([hook.distinct(), mail.mails.length]).toEqual([1, 1]);

    await server.stop();
    await Promise.all([hook.close(), mail.close()]);
  });
});
