import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { company } from "content/company.ts";
import { contactFields } from "content/wire/contact-fields.ts";
import type { Notice } from "service/delivery/notice.ts";
import type { Envelope } from "service/outbox/channel.ts";
import { projectRoot } from "service/settings.ts";
import * as z from "zod";

export const webhookFormats = ["hubspot", "slack", "teams"] as const;

/**
 * Templates: any JSON whose texts may hold `{field}`, or `{field:300}` for at most so many
 * characters. Without `notice` it gets none.
 */
export type WebhookFormat = z.infer<typeof format>;

const json = z.json();

const messageFields = [
  "reference",
  "received",
  "receivedMs",
  ...contactFields,
  "urgent",
  "page",
  "pageUrl",
  "topic",
] as const;
const noticeFields = ["subject", "text"] as const;

/** A template whose references are all among `fields`. */
const templateOf = (fields: readonly string[]) =>
  json.superRefine((template, { addIssue }) => {
    for (const name of referencesIn(template))
      if (!fields.includes(name)) addIssue(`there is no field ${name}, only ${fields.join(", ")}`);
  });

const format = z.strictObject({
  /** Whose it is: the privacy text must name it. */
  product: z.enum(["HubSpot", "Slack", "Teams"]).optional(),
  escaping: z.enum(["none", "mrkdwn"]).default("none"),
  message: templateOf(messageFields),
  notice: templateOf(noticeFields).optional(),
});

type Values = Readonly<Record<string, string>>;
type Json = z.infer<typeof json>;

/**
 * The templates of a product, or those in a JSON file (relative to the project's folder). Throws
 * with what is wrong with them.
 */
export function readWebhookFormat(name: string): WebhookFormat {
  const isProduct = webhookFormats.some((known) => known === name);
  const file = isProduct
    ? join(import.meta.dirname, "../formats", `${name}.json`)
    : resolve(projectRoot, name);
  const read = format.safeParse(JSON.parse(readFileSync(file, "utf8")));
  if (read.success) return read.data;
  throw new Error(
    read.error.issues.map(({ path, message }) => [...path, message].join(": ")).join("; "),
  );
}

/** The body for a message. */
export function toFormattedMessage(
  { message: template, escaping }: WebhookFormat,
  envelope: Envelope,
): Json {
  const { reference, receivedAt, message, origin, urgent } = envelope;
  const page = origin?.page ?? "";
  const values = {
    reference,
    received: new Date(receivedAt).toISOString(),
    receivedMs: String(receivedAt),
    ...message,
    urgent: urgent ? "Due within 24 hours" : "",
    page,
    pageUrl: company.origin + page,
    topic: origin?.topic ?? "",
  } satisfies Record<(typeof messageFields)[number], string>;
  return fill(template, values, escaping);
}

/**
 * The body for a notice; null when the format has none, because the receiver would take it for a
 * message.
 */
export function toFormattedNotice(
  { notice, escaping }: WebhookFormat,
  { subject, text }: Pick<Notice, "subject" | "text">,
): Json {
  return notice === undefined
    ? null
    : fill(
        notice,
        { subject, text } satisfies Record<(typeof noticeFields)[number], string>,
        escaping,
      );
}

/** Replaces the references. An entry of a list all of whose references are empty is left out. */
function fill(template: Json, values: Values, escaping: WebhookFormat["escaping"]): Json {
  if (typeof template === "string")
    return template
      .replace(reference, (_, name: string, most?: string) =>
        cut(values[name] ?? "", Number(most ?? Number.POSITIVE_INFINITY), escaping),
      )
      .trimEnd();
  if (Array.isArray(template)) {
    const said = template.filter((entry) => {
      const names = referencesIn(entry);
      return names.length === 0 || names.some((name) => values[name] !== "");
    });
    return said.map((entry) => fill(entry, values, escaping));
  }
  if (template === null || typeof template !== "object") return template;
  return Object.fromEntries(
    Object.entries(template).map(([name, value]) => [name, fill(value, values, escaping)]),
  );
}

/**
 * The text, escaped, in at most so many UTF-16 code units; no character and no escape is cut in
 * two.
 */
function cut(text: string, most: number, escaping: WebhookFormat["escaping"]): string {
  const pieces = Array.from(text, (character) =>
    escaping === "mrkdwn" ? (mrkdwn[character] ?? character) : character,
  );
  if (pieces.join("").length <= most) return pieces.join("");
  let short = "";
  for (const piece of pieces) {
    if (short.length + piece.length >= most) break;
    short += piece;
  }
  return `${short}…`;
}

/** Slack reads these as links and mentions (docs.slack.dev, "Formatting message text"). */
const mrkdwn: Values = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

const reference = /\{(\w+)(?::(\d+))?\}/g;

function referencesIn(template: Json): readonly string[] {
  return [...JSON.stringify(template).matchAll(reference)].map(([, name = ""]) => name);
}
