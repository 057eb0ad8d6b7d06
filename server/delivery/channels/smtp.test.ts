import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Channel, Envelope } from "#server/delivery/channel.ts";
import { createSmtpChannel } from "#server/delivery/channels/smtp.ts";
import { toDeliveryFailure } from "#server/delivery/failure.ts";
import { exampleMessage } from "../../../tests/support/service.ts";
import { startSmtp, type TestSmtp } from "../../../tests/support/smtp.ts";

const addresses = { from: "Website <site@company.example>", to: "office@company.example, desk@company.example" };
const envelope: Envelope = {
  reference: "PRB-AAAA-CCCC",
  receivedAt: Date.UTC(2026, 0, 2, 3, 4, 5),
  message: { ...exampleMessage("Grüße & <b>Zeilen</b>\n.\nEnde"), firstName: 'Ada "X" <y>', lastName: "Müller" },
};

describe("mail by SMTP", () => {
  let smtp: TestSmtp;
  let channel: Channel;

  beforeEach(async () => {
    smtp = await startSmtp();
    channel = channelTo(smtp.port);
  });
  afterEach(async () => {
    channel.close?.();
    await smtp.close();
  });

  test("the mail names the visitor in Reply-To and carries every word as text and as harmless HTML", async () => {
    await channel.deliver(envelope, AbortSignal.timeout(5_000));
    expect(smtp.mails).toHaveLength(1);
    const [mail] = smtp.mails;
    expect(mail?.from).toEqual({ name: "Website", address: "site@company.example" });
    expect(mail?.to?.map(({ address }) => address)).toEqual(["office@company.example", "desk@company.example"]);
    expect(mail?.replyTo).toEqual([{ name: 'Ada "X" <y> Müller', address: "ada@client.example" }]);
    expect(mail?.subject).toBe('Enquiry PRB-AAAA-CCCC from Ada "X" <y> Müller');
    expect(mail?.text).toContain("Grüße & <b>Zeilen</b>\n.\nEnde");
    expect(mail?.html).toContain("Grüße &amp; &lt;b&gt;Zeilen");
  });

  test("sending it again gives the same Message-ID and date, so the receiver sees one mail", async () => {
    await channel.deliver(envelope, AbortSignal.timeout(5_000));
    await channel.deliver(envelope, AbortSignal.timeout(5_000));
    expect(new Set(smtp.mails.map(({ messageId }) => messageId))).toEqual(new Set(["<prb-aaaa-cccc@company.example>"]));
    expect(new Set(smtp.mails.map(({ date }) => date)).size).toBe(1);
  });

  test.each([
    ["recipient", 450, "throttled", false],
    ["recipient", 451, "unavailable", false],
    ["sender", 550, "rejected", true],
    ["recipient", 550, "rejected", true],
    ["data", 451, "unavailable", false],
    ["data", 554, "rejected", true],
    ["connect", 421, "throttled", false],
  ] as const)("an answer at %s of %i is %s (final: %s)", async (stage, status, reason, permanent) => {
    smtp.behave({ kind: "answer", stage, status });
    expect(await failureOf(channel)).toMatchObject({ reason, permanent });
    expect(smtp.mails).toEqual([]);
  });

  test("a line cut in the middle of the data is tried again, and the next try succeeds", async () => {
    smtp.behave({ kind: "drop" });
    expect(await failureOf(channel)).toMatchObject({ reason: "dropped", permanent: false });
    smtp.behave({ kind: "accept" });
    await channel.deliver(envelope, AbortSignal.timeout(5_000));
    expect(smtp.mails).toHaveLength(1);
  });

  test.each(["connect", "data"] as const)("a server that is silent at %s is cut off, and the next try succeeds", async (stage) => {
    smtp.behave({ kind: "hang", stage });
    expect(await failureOf(channel, 300)).toMatchObject({ reason: "timeout", permanent: false });
    smtp.behave({ kind: "accept" });
    await channel.deliver(envelope, AbortSignal.timeout(5_000));
    expect(smtp.mails).toHaveLength(1);
  });

  test("no server at the address is refused, no such name is dns, no TLS where it is required is tls", async () => {
    expect(await failureOf(channelTo(1))).toMatchObject({ reason: "refused", permanent: false });
    expect(await failureOf(channelTo(25, { host: "no-such-host.invalid" }))).toMatchObject({ reason: "dns" });
    expect(await failureOf(channelTo(smtp.port, { requireTls: true }))).toMatchObject({ reason: "tls" });
  });
});

test("wrong credentials are named, and tried again because someone will mend them", async () => {
  const smtp = await startSmtp({ auth: true });
  expect(await failureOf(channelTo(smtp.port, { auth: { user: "site", pass: "wrong" } }))).toMatchObject({
    reason: "auth",
    permanent: false,
  });
  await channelTo(smtp.port, { auth: { user: "site", pass: "secret" } }).deliver(envelope, AbortSignal.timeout(5_000));
  expect(smtp.mails).toHaveLength(1);
  await smtp.close();
});

function channelTo(
  port: number,
  change: { readonly host?: string; readonly requireTls?: boolean; readonly auth?: { user: string; pass: string } } = {},
): Channel {
  return createSmtpChannel({ host: "127.0.0.1", port, secure: false, requireTls: false, auth: null, ...change }, addresses);
}

async function failureOf(channel: Channel, limitMs = 8_000) {
  try {
    await channel.deliver(envelope, AbortSignal.timeout(limitMs));
  } catch (error) {
    return toDeliveryFailure(error);
  }
  throw new Error("delivered");
}
