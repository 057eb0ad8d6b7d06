import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseConfig } from "service/config.ts";
import { createWebhookChannel } from "service/delivery/channels/webhook.ts";
import { parseWebhookMapping } from "service/delivery/channels/webhook-mapping.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exampleMessage } from "../../../tests/support/service.ts";
import { startWebhookSink } from "../../../tests/support/webhook-sink.ts";

const secret = `whsec_${Buffer.alloc(32, 1).toString("base64")}`;
const envelope = {
  reference: "ABC-AAAA-CCCC",
  receivedAt: Date.UTC(2026, 0, 2),
  message: exampleMessage(),
  origin: { page: "/", topic: null },
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "webhook-mapping-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function configWith(text: string | null) {
  const file = join(folder, "mapping.json");
  if (text === null) rmSync(file, { force: true });
  else writeFileSync(file, text);
  return parseConfig(
    { WEBHOOK_URL: "https://hook.example/", WEBHOOK_SECRET: secret, WEBHOOK_MAPPING_FILE: file },
    "office@company.example",
  );
}

async function sent(mapping: ReturnType<typeof parseWebhookMapping> | null) {
  if (mapping && !("fields" in mapping)) throw new Error(mapping.join());
  const sink = await startWebhookSink();
  await createWebhookChannel({ url: sink.url, secrets: [secret], allowPrivate: true, mapping }).deliver(
    envelope,
    AbortSignal.timeout(5_000),
  );
  await sink.close();
  return JSON.parse(sink.received[0]?.body ?? "");
}

test("the receiver gets its own names, only the fields that are named, and its constants", async () => {
  const mapping = parseWebhookMapping(
    JSON.stringify({
      fields: { reference: "external_id", lastName: "LastName", email: "Email_Address", topic: "Topic" },
      constants: { LeadSource: "Website", Priority: 2 },
    }),
  );
  expect(await sent(mapping)).toEqual({
    type: "contact.received",
    timestamp: "2026-01-02T00:00:00.000Z",
    data: {
      external_id: "ABC-AAAA-CCCC",
      LastName: "Whitlock",
      Email_Address: "ada@client.example",
      Topic: null,
      LeadSource: "Website",
      Priority: 2,
    },
  });
});

test("without a mapping the names are ours, as ever", async () => {
  const { data } = await sent(null);
  expect(data).toEqual({
    reference: "ABC-AAAA-CCCC",
    receivedAt: "2026-01-02T00:00:00.000Z",
    ...exampleMessage(),
    urgent: false,
    page: "/",
  });
});

test.each([
  ["not JSON", "{", "must be a JSON object"],
  ["a list", "[]", "must be a JSON object"],
  ["no fields", "{}", "fields must name at least one of reference, receivedAt, firstName"],
  ["a field that we do not have", '{"fields": {"surname": "LastName"}}', '"surname" is no field of ours; ours are reference'],
  ["a name that is none", '{"fields": {"email": ""}}', 'the name for "email" must be text'],
  ["two values of one name", '{"fields": {"email": "A", "phone": "A"}}', 'two values would be called "A"'],
  ["a part that we do not know", '{"fields": {"email": "A"}, "field": {}}', '"field" is neither fields nor constants'],
  ["a constant that is a structure", '{"fields": {"email": "A"}, "constants": {"B": []}}', 'the constant "B" must be text'],
])("%s stops the start, and is named", (_name, text, words) => {
  const parsed = configWith(text);
  expect(parsed.ok ? [] : parsed.faults).toEqual([
    { setting: "WEBHOOK_MAPPING_FILE", found: join(folder, "mapping.json"), remedy: expect.stringContaining(words) },
  ]);
});

test("a file that is not there stops the start; one that is right is read", () => {
  expect(configWith(null)).toMatchObject({ ok: false, faults: [{ setting: "WEBHOOK_MAPPING_FILE" }] });
  const parsed = configWith('{"fields": {"email": "Email"}}');
  expect(parsed.ok && parsed.config.webhook?.mapping).toEqual({ fields: [["email", "Email"]], constants: {} });
});
