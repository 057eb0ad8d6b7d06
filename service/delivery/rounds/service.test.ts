import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contactHeaders } from "content/wire/contact-message.ts";
import { toReadinessView } from "service/health.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { exampleMessage, startTestServer, until } from "../../../tests/support/service.ts";
import { startSmtp, type TestSmtp } from "../../../tests/support/smtp.ts";
import { startWebhookSink, type WebhookSink } from "../../../tests/support/webhook-sink.ts";

const hour = 60 * 60_000;

let dataDir: string;
let smtp: TestSmtp;
let hook: WebhookSink;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "contact-notices-"));
  smtp = await startSmtp();
  hook = await startWebhookSink();
});
afterEach(async () => {
  await smtp.close();
  await hook.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const mail = () => ({
  SMTP_URL: smtp.url,
  MAIL_FROM: "site@company.example",
  MAIL_TO: "office@company.example, desk@company.example",
});
const start = (env: Readonly<Record<string, string>>, ahead = 0) =>
  startTestServer({ DATA_DIR: dataDir, ...env }, { clock: { now: () => Date.now() + ahead } });
const noticeOf = (text: Buffer) => /^X-Contact-Notice: (.*)\r$/m.exec(text.toString())?.[1];
const hold = { [contactHeaders.honeypot]: "filled" };

test("a held message is told of by mail to each reader, in the metrics and by the readiness", async () => {
  const first = await start(mail());
  await first.postJson(exampleMessage(), hold);
  await first.stop({ keep: true });
  // A service that starts makes its first round at once.
  const server = await start(mail(), 2 * hour);
  await until(() => smtp.taken.length === 2);
  expect(
    smtp.taken.map(({ recipients, bytes }) => [...recipients, noticeOf(bytes)]).sort(),
  ).toEqual([
    ["desk@company.example", "held.waiting"],
    ["office@company.example", "held.waiting"],
  ]);
  expect(smtp.mails[0]?.subject).toBe("1 held message waits for a look, the oldest for 2 hours");
  expect(await server.service.metrics.text()).toMatch(
    /^contact_held 1$[\s\S]*^contact_held_oldest_seconds 72\d\d/m,
  );
  expect(toReadinessView(await server.service.readiness())).toMatchObject({
    status: "ready",
    held: "overdue",
  });
  await server.stop({ keep: true });
});

test("without a mail server the notice lies in the mail folder", async () => {
  const first = await start({});
  await first.postJson(exampleMessage(), hold);
  await first.stop({ keep: true });
  const server = await start({});
  const folder = join(dataDir, "mail");
  const notices = () =>
    until(
      () =>
        readdirSync(dataDir).includes("mail") &&
        readdirSync(folder).filter((name) => /^held-\d+\.eml$/.test(name)),
    );
  const [name = ""] = (await notices()) || [];
  expect(readFileSync(join(folder, name), "utf8")).toContain(
    "1 held message from the contact form waits for a look.",
  );
  await server.stop({ keep: true });
});

test("A mail server that fails for an hour is told to the alert's webhook", async () => {
  smtp.behave({ kind: "answer", stage: "sender", status: 451 });
  const first = await start(mail());
  await first.postJson(exampleMessage());
  await until(async () => (await first.service.metrics.text()).includes('reason="unavailable"'));
  await first.stop({ keep: true });
  const server = await start(
    { ...mail(), ALERT_MAIL_TO: "duty@company.example", ALERT_WEBHOOK_URL: hook.url },
    2 * hour,
  );
  await until(() => hook.received.length === 2);
  const told = hook.received.map(({ body }) => JSON.parse(body));
  expect(told.map(({ type, data }) => [type, data.channel, data.reason]).sort()).toEqual([
    ["channel.failing", "smtp:desk@company.example", "unavailable"],
    ["channel.failing", "smtp:office@company.example", "unavailable"],
  ]);
  expect(told[0].text).toContain("Nothing is lost");
  await server.stop({ keep: true });
});
