import { createSmtpChannels } from "service/delivery/channels/smtp.ts";
import type { SmtpServer, TrustedCertificate } from "service/delivery/channels/smtp-server.ts";
import type { Mailbox } from "service/delivery/notice.ts";
import { failureMeanings } from "service/failure-reasons.ts";
import type { Envelope } from "service/outbox/channel.ts";
import { toDeliveryFailure } from "service/outbox/failure.ts";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { exampleMessage } from "../../../tests/support/service.ts";
import { selfSigned, startSmtp, type TestSmtp } from "../../../tests/support/smtp.ts";

const addresses = {
  from: "Website <site@company.example>",
  to: "Office <office@company.example>, desk@company.example",
};
const envelope: Envelope = {
  reference: "ABC-AAAA-CCCC",
  receivedAt: Date.UTC(2026, 0, 2, 3, 4, 5),
  message: {
    ...exampleMessage("Grüße & <b>Zeilen</b>\n.\nEnde"),
    firstName: 'Ada "X" <y>',
    lastName: "Müller",
  },
};

describe("mail by SMTP", () => {
  let smtp: TestSmtp;
  let channel: Mailbox;

  beforeEach(async () => {
    smtp = await startSmtp();
    channel = channelTo(smtp.port);
  });
  afterEach(async () => {
    channel.close?.();
    await smtp.close();
  });

  test("the mail names the visitor in Reply-To and carries every word as text and as harmless HTML", async () => {
    await channel.deliver(envelope, AbortSignal.timeout(60_000));
    expect(smtp.mails).toHaveLength(1);
    const [mail] = smtp.mails;
    expect(mail?.from).toEqual({ name: "Website", address: "site@company.example" });
    expect(mail?.to?.map(({ address }) => address)).toEqual([
      "office@company.example",
      "desk@company.example",
    ]);
    expect(mail?.replyTo).toEqual([{ name: 'Ada "X" <y> Müller', address: "ada@client.example" }]);
    expect(mail?.subject).toBe('Inquiry ABC-AAAA-CCCC from Ada "X" <y> Müller');
    expect(mail?.text).toContain("Grüße & <b>Zeilen</b>\n.\nEnde");
    expect(mail?.html).toContain("Grüße &amp; &lt;b&gt;Zeilen");
  });

  test("each reader is a channel of its own, whose mail names all readers and goes to one", async () => {
    const channels = channelsTo(smtp.port, {}, `${addresses.to}, Desk <DESK@company.example>`);
    expect(channels.map(({ name }) => name)).toEqual([
      "smtp:office@company.example",
      "smtp:desk@company.example",
    ]);
    for (const one of channels) await one.deliver(envelope, AbortSignal.timeout(60_000));
    expect(smtp.taken.map(({ recipients }) => recipients)).toEqual([
      ["office@company.example"],
      ["DESK@company.example"],
    ]);
    for (const one of channels) one.close?.();
  });

  test("sending it again gives the same Message-ID and date, so the receiver sees one mail", async () => {
    await channel.deliver(envelope, AbortSignal.timeout(60_000));
    await channel.deliver(envelope, AbortSignal.timeout(60_000));
    expect(new Set(smtp.mails.map(({ messageId }) => messageId))).toEqual(
      new Set(["<abc-aaaa-cccc@company.example>"]),
    );
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
  ] as const)(
    "an answer at %s of %i is %s (final: %s)",
    async (stage, status, reason, permanent) => {
      smtp.behave({ kind: "answer", stage, status });
      expect(await failureOf(channel)).toMatchObject({ reason, permanent });
      expect(smtp.mails).toEqual([]);
    },
  );

  test("a line cut in the middle of the data is tried again, and the next try succeeds", async () => {
    smtp.behave({ kind: "drop" });
    expect(await failureOf(channel)).toMatchObject({ reason: "dropped", permanent: false });
    smtp.behave({ kind: "accept" });
    await channel.deliver(envelope, AbortSignal.timeout(60_000));
    expect(smtp.mails).toHaveLength(1);
  });

  test.each(["connect", "data"] as const)(
    "a server that is silent at %s is cut off, and the next try succeeds",
    async (stage) => {
      smtp.behave({ kind: "hang", stage });
      expect(await failureOf(channel, 300)).toMatchObject({ reason: "timeout", permanent: false });
      smtp.behave({ kind: "accept" });
      await channel.deliver(envelope, AbortSignal.timeout(60_000));
      expect(smtp.mails).toHaveLength(1);
    },
  );

  test("A missing server is refused, a missing name is dns, and missing TLS is tls", async () => {
    expect(await failureOf(channelTo(1))).toMatchObject({ reason: "refused", permanent: false });
    expect(await failureOf(channelTo(25, { host: "no-such-host.invalid" }))).toMatchObject({
      reason: "dns",
    });
    expect(await failureOf(channelTo(smtp.port, { requireTls: true }))).toMatchObject({
      reason: "tls",
    });
  });
});

test("wrong credentials are named, and tried again because someone will mend them", async () => {
  const smtp = await startSmtp({ auth: true });
  expect(
    await failureOf(channelTo(smtp.port, { auth: { user: "site", pass: "wrong" } })),
  ).toMatchObject({
    reason: "auth",
    permanent: false,
  });
  await channelTo(smtp.port, { auth: { user: "site", pass: "secret" } }).deliver(
    envelope,
    AbortSignal.timeout(60_000),
  );
  expect(smtp.mails).toHaveLength(1);
  await smtp.close();
});

describe("a mail server with a certificate of its own making", () => {
  const certificate = selfSigned();
  const other = selfSigned();
  let smtp: TestSmtp;

  beforeAll(async () => {
    smtp = await startSmtp({ certificate });
  });
  afterAll(() => smtp.close());

  const deliver = async (trusted: TrustedCertificate) => {
    const channel = channelTo(smtp.port, {
      host: "localhost",
      requireTls: true,
      certificate: trusted,
    });
    await channel.deliver(envelope, AbortSignal.timeout(60_000)).finally(() => channel.close?.());
  };

  test("An untrusted certificate is refused, and the setting that mends it is named", async () => {
    const failure = await deliver({ kind: "public" }).catch(toDeliveryFailure);
    expect(failure).toMatchObject({ reason: "certificate", permanent: false });
    expect(failureMeanings.certificate).toContain("SMTP_CERTIFICATE");
  });

  test("A server with a certificate of its own is used where the setting allows or names it", async () => {
    await deliver({ kind: "any" });
    await deliver({ kind: "file", pem: certificate.cert });
    expect(smtp.taken.map(({ secure }) => secure)).toEqual([true, true]);
  });

  test("A mail server is refused when another certificate is named", async () => {
    expect(await deliver({ kind: "file", pem: other.cert }).catch(toDeliveryFailure)).toMatchObject(
      { reason: "certificate" },
    );
  });
});

test("the greeting is the name that is set", async () => {
  const smtp = await startSmtp();
  const channel = channelTo(smtp.port, { ehloName: "www.company.example" });
  await channel.deliver(envelope, AbortSignal.timeout(60_000));
  expect(smtp.taken[0]?.greeting).toBe("www.company.example");
  channel.close?.();
  await smtp.close();
});

describe("a reader whose address has characters beyond ASCII", () => {
  const to = "büro@company.example";

  test("gets the mail from a server that can carry the address", async () => {
    const smtp = await startSmtp();
    const channel = channelTo(smtp.port, {}, to);
    await channel.deliver(envelope, AbortSignal.timeout(60_000));
    expect(smtp.taken[0]?.recipients).toEqual([to]);
    channel.close?.();
    await smtp.close();
  });

  test("An address beyond ASCII is named as the fault where a server cannot carry it", async () => {
    const smtp = await startSmtp({ smtpUtf8: false });
    const channel = channelTo(smtp.port, {}, to);
    expect(await failureOf(channel)).toMatchObject({ reason: "smtputf8", permanent: false });
    channel.close?.();
    await smtp.close();
  });
});

function channelsTo(
  port: number,
  change: Partial<SmtpServer>,
  to = addresses.to,
): readonly Mailbox[] {
  const server: SmtpServer = {
    host: "127.0.0.1",
    port,
    secure: false,
    requireTls: false,
    auth: null,
    certificate: { kind: "public" },
    ehloName: null,
    ...change,
  };
  return createSmtpChannels(server, { ...addresses, to });
}

/** The channel of the first reader. */
function channelTo(port: number, change: Partial<SmtpServer> = {}, to = addresses.to): Mailbox {
  const [channel] = channelsTo(port, change, to);
  if (!channel) throw new Error("no reader");
  return channel;
}

async function failureOf(channel: Mailbox, limitMs = 60_000) {
  try {
    await channel.deliver(envelope, AbortSignal.timeout(limitMs));
  } catch (error) {
    return toDeliveryFailure(error);
  }
  throw new Error("delivered");
}
