import { createWebhookChannel, isPrivateHost } from "service/delivery/channels/webhook.ts";
import type { Envelope } from "service/outbox/channel.ts";
import { toDeliveryFailure } from "service/outbox/failure.ts";
import { Webhook } from "standardwebhooks";
import { afterEach, beforeEach, expect, test } from "vitest";
import { exampleMessage } from "../../../tests/support/service.ts";
import { startWebhookSink, type WebhookSink } from "../../../tests/support/webhook-sink.ts";

const secret = `whsec_${Buffer.alloc(32, 1).toString("base64")}`;
const envelope: Envelope = {
  reference: "ABC-AAAA-CCCC",
  receivedAt: Date.UTC(2026, 0, 2),
  message: exampleMessage("Grüße"),
};

let sink: WebhookSink;
beforeEach(async () => {
  sink = await startWebhookSink();
});
afterEach(() => sink.close());

test("the receiver can verify the signature and gets every field", async () => {
  await deliver(sink.url);
  const [{ body, headers } = { body: "", headers: {} }] = sink.received;
  const flat = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, String(value)]),
  );
  expect(new Webhook(secret).verify(body, flat)).toMatchObject({
    type: "contact.received",
    data: { reference: "ABC-AAAA-CCCC", ...exampleMessage("Grüße") },
  });
});

test("Receivers with the new or the old secret can verify while the secret is changed", async () => {
  const former = `whsec_${Buffer.alloc(32, 2).toString("base64")}`;
  const channel = createWebhookChannel({
    url: sink.url,
    secrets: [secret, former],
    allowPrivate: true,
  });
  await channel.deliver(envelope, AbortSignal.timeout(60_000));
  const [{ body, headers } = { body: "", headers: {} }] = sink.received;
  const flat = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, String(value)]),
  );
  for (const known of [secret, former])
    expect(new Webhook(known).verify(body, flat)).toMatchObject({ type: "contact.received" });
  const stranger = `whsec_${Buffer.alloc(32, 3).toString("base64")}`;
  expect(() => new Webhook(stranger).verify(body, flat)).toThrow();
});

test("a second try has the same webhook-id", async () => {
  await deliver(sink.url);
  await deliver(sink.url);
  expect([sink.received.length, sink.distinct()]).toEqual([2, 1]);
});

test.each([
  [410, "gone", true],
  [429, "throttled", false],
  [503, "throttled", false],
  [500, "unavailable", false],
  [400, "rejected", false],
  [401, "auth", false],
] as const)("an answer of %i is %s (final: %s)", async (status, reason, permanent) => {
  sink.behave({ kind: "answer", status });
  expect(await failureOf(sink.url)).toMatchObject({ reason, permanent });
});

test("the receiver's Retry-After is heard", async () => {
  sink.behave({ kind: "answer", status: 429, headers: { "retry-after": "120" } });
  expect(await failureOf(sink.url)).toMatchObject({ retryAfterMs: 120_000 });
});

test("a redirect is not followed", async () => {
  sink.behave({ kind: "answer", status: 307, headers: { location: sink.url } });
  expect(await failureOf(sink.url)).toMatchObject({ reason: "redirected" });
  expect(sink.received).toHaveLength(1);
});

test("an answer that does not come is cut off by its time", async () => {
  sink.behave({ kind: "hang" });
  expect(await failureOf(sink.url, 200)).toMatchObject({ reason: "timeout" });
});

test("An answer of 200 is a success, however much the receiver says with it", async () => {
  sink.behave({ kind: "flood", status: 200 });
  await deliver(sink.url);
  sink.behave({ kind: "trickle", everyMs: 20 });
  await deliver(sink.url);
  expect(sink.received).toHaveLength(2);
});

test("a connection that breaks is dropped, none at all is refused, an unknown name is dns", async () => {
  sink.behave({ kind: "drop" });
  expect(await failureOf(sink.url)).toMatchObject({ reason: "dropped" });
  expect(await failureOf("http://127.0.0.1:1/")).toMatchObject({ reason: "refused" });
  expect(await failureOf("http://no-such-host.invalid/")).toMatchObject({ reason: "dns" });
});

test("private addresses are not spoken to unless allowed, however they are written", async () => {
  const names = [
    sink.url,
    sink.url.replace("127.0.0.1", "localhost"),
    "http://[::1]/",
    "http://[::ffff:10.0.0.1]/",
    "http://169.254.169.254/latest",
    "http://0x7f.1/",
  ];
  for (const url of names)
    expect(await failureOf(url, 60_000, false)).toMatchObject({ reason: "private-address" });
  expect(sink.received).toEqual([]);
  expect(isPrivateHost("93.184.216.34")).toBe(false);
});

function deliver(url: string, limitMs = 60_000, allowPrivate = true): Promise<void> {
  return createWebhookChannel({ url, secrets: [secret], allowPrivate }).deliver(
    envelope,
    AbortSignal.timeout(limitMs),
  );
}

async function failureOf(url: string, limitMs?: number, allowPrivate?: boolean) {
  try {
    await deliver(url, limitMs, allowPrivate);
  } catch (error) {
    return toDeliveryFailure(error);
  }
  throw new Error("delivered");
}
