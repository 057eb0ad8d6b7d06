import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { company } from "content/company.ts";
import { contactLimits } from "content/wire/contact-message.ts";
import { parseConfig } from "service/config.ts";
import { createTeller, createWebhookChannel } from "service/delivery/channels/webhook.ts";
import { readWebhookFormat, toFormattedMessage } from "service/delivery/channels/webhook-format.ts";
import type { Envelope } from "service/outbox/channel.ts";
import { expect, onTestFinished, test } from "vitest";
import * as z from "zod";
import { exampleMessage } from "../../../tests/support/service.ts";
import { startWebhookSink } from "../../../tests/support/webhook-sink.ts";

/** What HubSpot documents (developers.hubspot.com, "Submit data to a form (unauthenticated)"). */
const hubspot = z.strictObject({
  submittedAt: z.string().regex(/^\d{13}$/),
  fields: z
    .array(
      z.strictObject({
        objectTypeId: z.literal("0-1"),
        name: z.string(),
        value: z.string().min(1),
      }),
    )
    .max(1000),
  context: z.strictObject({ pageUri: z.url(), pageName: z.string() }),
});

/** What Slack documents (docs.slack.dev: incoming webhooks, section block, text object). */
const slackText = z.strictObject({
  type: z.literal("mrkdwn"),
  verbatim: z.literal(true),
  text: z.string().min(1).max(3000),
});
const slack = z.strictObject({
  text: z.string().min(1),
  blocks: z
    .array(
      z
        .strictObject({
          type: z.literal("section"),
          text: slackText.optional(),
          fields: z
            .array(slackText.extend({ text: z.string().min(1).max(2000) }))
            .min(1)
            .max(10)
            .optional(),
        })
        .refine(({ text, fields }) => text || fields, "a section needs text or fields"),
    )
    .max(50),
});

/**
 * What Teams documents (learn.microsoft.com: webhook with an Adaptive Card; RichTextBlock,
 * TextRun).
 */
const run = z.strictObject({
  type: z.literal("TextRun"),
  text: z.string(),
  weight: z.literal("bolder").optional(),
});
const teams = z.strictObject({
  type: z.literal("message"),
  attachments: z.tuple([
    z.strictObject({
      contentType: z.literal("application/vnd.microsoft.card.adaptive"),
      contentUrl: z.null(),
      content: z.strictObject({
        $schema: z.literal("http://adaptivecards.io/schemas/adaptive-card.json"),
        type: z.literal("AdaptiveCard"),
        version: z.literal("1.4"),
        body: z.array(
          z.strictObject({ type: z.literal("RichTextBlock"), inlines: z.array(run).length(1) }),
        ),
      }),
    }),
  ]),
});

const shapes = { hubspot, slack, teams } as const;
const names = ["hubspot", "slack", "teams"] as const;

const envelope = (
  change: Partial<Envelope["message"]> = {},
  more: Partial<Envelope> = {},
): Envelope => ({
  reference: "ABC-AAAA-CCCC",
  receivedAt: Date.UTC(2026, 0, 2),
  message: { ...exampleMessage(), ...change },
  origin: { page: "/forensics", topic: null },
  ...more,
});

/** What the receiver gets, checked against its documentation. */
async function sent(name: (typeof names)[number], message = envelope()) {
  const sink = await startWebhookSink();
  await createWebhookChannel({
    url: sink.url,
    secrets: [],
    allowPrivate: true,
    format: readWebhookFormat(name),
  }).deliver(message, AbortSignal.timeout(60_000));
  await sink.close();
  return shapes[name].parse(JSON.parse(sink.received[0]?.body ?? ""));
}

test("HubSpot gets a submission with its own names, and no field that is empty", async () => {
  expect(await sent("hubspot", envelope({ phone: "" }))).toEqual({
    submittedAt: "1767312000000",
    fields: [
      { objectTypeId: "0-1", name: "firstname", value: "Ada" },
      { objectTypeId: "0-1", name: "lastname", value: "Whitlock" },
      { objectTypeId: "0-1", name: "email", value: "ada@client.example" },
      { objectTypeId: "0-1", name: "message", value: "Please call me about a matter." },
    ],
    context: { pageUri: `${company.origin}/forensics`, pageName: "ABC-AAAA-CCCC" },
  });
});

test("Slack gets a message in which a visitor's words link and mention nothing", async () => {
  const body = JSON.stringify(
    await sent(
      "slack",
      envelope(
        { firstName: "<!channel>", message: "A & <https://evil.example|bank>" },
        { urgent: true },
      ),
    ),
  );
  expect(body).toContain(
    "*New message ABC-AAAA-CCCC* Due within 24 hours\\n&lt;!channel&gt; Whitlock",
  );
  expect(body).toContain("A &amp; &lt;https://evil.example|bank&gt;");
  expect(body).not.toMatch(/[<>]/);
});

test("Teams gets a card in which a visitor's words are text without Markdown", async () => {
  const words = "**bold** [bank](https://evil.example) <at>all</at>";
  const { attachments } = z.parse(teams, await sent("teams", envelope({ message: words })));
  expect(attachments[0].content.body.at(-1)).toEqual({
    type: "RichTextBlock",
    inlines: [{ type: "TextRun", text: words }],
  });
});

test.each(names)("The longest and the shortest message stay within what %s takes", async (name) => {
  const full = (sign: string) => {
    const longest = (field: keyof typeof contactLimits) => sign.repeat(contactLimits[field]);
    return envelope({
      firstName: longest("firstName"),
      lastName: longest("lastName"),
      message: longest("message"),
    });
  };
  expect(JSON.stringify(await sent(name, full("&")))).toMatch(name === "hubspot" ? /&&/ : /…/);
  // A Teams message has at most 28 KB (learn.microsoft.com, "Limits and specifications for
  // Microsoft Teams").
  if (name === "teams")
    expect(Buffer.byteLength(JSON.stringify(await sent(name, full("漢"))))).toBeLessThan(28 * 1024);
  expect(
    JSON.stringify(
      await sent(
        name,
        envelope({ phone: "", message: "" }, { origin: { page: null, topic: null } }),
      ),
    ),
  ).not.toContain("Telephone");
});

test.each(["slack", "teams"] as const)(
  "%s gets a notice in the same shape; HubSpot none, because it would be a contact",
  async (name) => {
    const notice = {
      id: "n-1",
      kind: "test",
      at: 0,
      subject: "Test",
      text: "All is <well>",
      facts: {},
    } as const;
    const sink = await startWebhookSink();
    for (const format of [name, "hubspot"] as const)
      await createTeller({
        url: sink.url,
        secrets: [],
        allowPrivate: true,
        format: readWebhookFormat(format),
      })(notice, AbortSignal.timeout(60_000));
    await sink.close();
    expect(sink.received).toHaveLength(1);
    const body = JSON.parse(sink.received[0]?.body ?? "");
    if (name === "slack") expect(body).toEqual({ text: "*Test*\nAll is &lt;well&gt;" });
    else expect(JSON.stringify(teams.parse(body))).toContain("All is <well>");
  },
);

const parse = (env: Readonly<Record<string, string>>) =>
  parseConfig({ WEBHOOK_URL: "https://hooks.example/1", ...env }, "office@company.example");

test("The setting needs no secret, and names what it knows", () => {
  const slackConfig = parse({ WEBHOOK_FORMAT: "slack" });
  expect(slackConfig.ok && slackConfig.config.webhook?.format?.escaping).toBe("mrkdwn");
  expect(parse({ WEBHOOK_FORMAT: "zapier" })).toMatchObject({
    faults: [
      {
        setting: "WEBHOOK_FORMAT",
        remedy: expect.stringContaining("one of hubspot, slack, teams"),
      },
    ],
  });
});

test("The owner's template gives the receiver its names, the named fields and constants", async () => {
  const folder = mkdtempSync(join(tmpdir(), "webhook-format-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "crm.json");
  const formatOf = (template: unknown) => {
    writeFileSync(file, JSON.stringify(template));
    return parse({ WEBHOOK_FORMAT: file });
  };
  const read = formatOf({
    message: {
      LastName: "{lastName}",
      Email_Address: "{email}",
      LeadSource: "Website",
      Priority: 2,
    },
  });
  if (!read.ok || !read.config.webhook?.format) throw new Error("not read");
  expect(toFormattedMessage(read.config.webhook.format, envelope())).toEqual({
    LastName: "Whitlock",
    Email_Address: "ada@client.example",
    LeadSource: "Website",
    Priority: 2,
  });
  for (const [template, words] of [
    [[], "expected object"],
    [{ message: { LastName: "{surname}" } }, "message: there is no field surname, only reference"],
    [{ message: "{email}", constants: {} }, "constants"],
  ] as const)
    expect(formatOf(template)).toMatchObject({
      faults: [{ setting: "WEBHOOK_FORMAT", remedy: expect.stringContaining(words) }],
    });
});
