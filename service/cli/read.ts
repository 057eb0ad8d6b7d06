import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { contactForm } from "content/contact-form.ts";
import { contactStates } from "content/wire/contact-message.ts";
import type { ReplyView } from "content/wire/desk.ts";
import { exportFormats, type MessageView } from "content/wire/staff-inbox.ts";
import { type Command, cliActor } from "service/cli/run.ts";
import { columns, oneOf, print, readArguments, UsageFault, unknownMessage, wholeNumber } from "service/cli/terminal.ts";
import { describeExport, exportMessages } from "service/staff/export.ts";
import { toAuditEntry, toMessageView } from "service/staff/message-view.ts";

/** The newest messages, a line each. */
export const list: Command = async (args, { staff, terminal }) => {
  const options = {
    state: { type: "string" },
    search: { type: "string" },
    limit: { type: "string" },
    cursor: { type: "string" },
    json: { type: "boolean" },
  } as const;
  const { values } = readArguments(args, options, 0);
  const state = oneOf(contactStates, values.state, "--state");
  const limit = wholeNumber(values.limit, "--limit", 50, 1000);
  const page = await staff.contacts.list({ limit, state, q: values.search ?? null, cursor: values.cursor ?? null });
  if (page === null) throw new UsageFault("--cursor is not one that a list has given.");
  const filters = [values.search && "search", state && `state ${state}`, values.cursor && "further page"].filter(Boolean);
  await staff.audit.append({ actor: cliActor, action: "list", detail: filters.join(", ") || null });
  const rows = page.items.map(({ reference, receivedAt, state, delivery, firstName, lastName, email }) => [
    reference,
    receivedAt.slice(0, 16).replace("T", " "),
    state,
    delivery,
    `${firstName} ${lastName} <${email}>`,
  ]);
  print(terminal, values.json, page, ["REFERENCE", "RECEIVED (UTC)", "STATE", "DELIVERY", "FROM"], rows, "No messages.\n");
  if (page.nextCursor && !values.json) terminal.err(`Older ones: --cursor ${page.nextCursor}\n`);
};

/** One message with its text and its delivery history. */
export const show: Command = async (args, { staff, terminal }) => {
  const { values, words } = readArguments(args, { json: { type: "boolean" } } as const, 1);
  const [reference] = words;
  if (!reference) throw new UsageFault("show needs a reference.");
  const detail = await staff.contacts.find(reference.toUpperCase());
  if (!detail) throw unknownMessage(reference);
  await staff.audit.append({ actor: cliActor, action: "show", reference: detail.item.reference });
  const view = { ...toMessageView(detail), thread: await staff.replies.thread(detail.item.reference) };
  terminal.out(values.json ? `${JSON.stringify(view, null, 2)}\n` : toText(view));
};

function toText({ item, deliveries, attempts, mostAttempts, thread }: MessageView & { readonly thread: readonly ReplyView[] }): string {
  const facts = columns([
    ["Reference", item.reference],
    ["Received", item.receivedAt],
    ["State", item.quarantineReason ? `${item.state} (${item.quarantineReason})` : item.state],
    ["Name", `${item.firstName} ${item.lastName}`],
    ["Email", item.email],
    ["Phone", item.phone || "not given"],
    ["Answer by", item.contactMethod],
    ...(item.urgent ? [["Marked", contactForm.urgent.mark]] : []),
    ...(item.page ? [["From the page", item.page]] : []),
    ...(item.topic ? [["Topic", item.topic]] : []),
  ]);
  const states = deliveries.map(({ channel, state, attempts, nextTryAt, deliveredAt, reason }) => [
    channel,
    state,
    `try ${attempts} of ${mostAttempts}`,
    deliveredAt ? `at ${deliveredAt}` : nextTryAt ? `next ${nextTryAt}` : "",
    reason ? `${reason.name}: ${reason.meaning}` : "",
  ]);
  const tries = attempts.map(({ at, channel, attempt, outcome, reason, detail }) => [
    at,
    channel,
    `try ${attempt}`,
    outcome,
    reason?.name ?? "",
    detail ?? "",
  ]);
  return [
    facts,
    `${item.message || "(no message)"}\n`,
    ...thread.map(({ at, author, text }) => `Reply of ${author}, ${at}\n${text}\n`),
    states.length > 0 ? `Deliveries\n${columns(states)}` : "No deliveries.\n",
    ...(tries.length > 0 ? [`History, newest first\n${columns(tries)}`] : []),
  ].join("\n");
}

/** Writes messages to standard output, or to a new file that only its owner can read. */
export const exportAll: Command = async (args, { staff, terminal }) => {
  const options = { format: { type: "string" }, out: { type: "string" }, state: { type: "string" }, search: { type: "string" } } as const;
  const { values } = readArguments(args, options, 0);
  const format = oneOf(exportFormats, values.format, "--format");
  if (!format) throw new UsageFault("export needs --format csv or --format json.");
  const query = { q: values.search ?? null, state: oneOf(contactStates, values.state, "--state") };
  await staff.audit.append({ actor: cliActor, action: "export", detail: describeExport(format, query) });
  const text = exportMessages(staff, format, query);
  if (values.out === undefined) {
    for await (const piece of text) terminal.out(piece);
    return;
  }
  const file = await open(values.out, "wx", 0o600);
  await pipeline(Readable.from(text), file.createWriteStream());
  terminal.err(`Written to ${values.out}.\n`);
};

/** Who looked at or changed what, newest first. */
export const audit: Command = async (args, { staff, terminal }) => {
  const options = { reference: { type: "string" }, limit: { type: "string" }, json: { type: "boolean" } } as const;
  const { values } = readArguments(args, options, 0);
  const limit = wholeNumber(values.limit, "--limit", 50, 100_000);
  const entries = (await staff.audit.list(limit, values.reference?.toUpperCase() ?? null)).map(toAuditEntry);
  const rows = entries.map(({ at, actor, action, reference, detail }) => [at, actor, action, reference ?? "", detail ?? ""]);
  print(terminal, values.json, entries, ["WHEN (UTC)", "WHO", "WHAT", "REFERENCE", "DETAIL"], rows, "No entries.\n");
};
