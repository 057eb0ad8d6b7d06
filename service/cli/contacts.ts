import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { company } from "content/company.ts";
import { contactForm } from "content/form-words.ts";
import { contactStates } from "content/wire/contact-message.ts";
import { goesToSender, type ReplyView } from "content/wire/inbox-message.ts";
import {
  backupNote,
  exportFormats,
  leftByHand,
  type MessageView,
  staffStates,
} from "content/wire/staff-inbox.ts";
import {
  type Command,
  cliActor,
  columns,
  confirm,
  oneOf,
  oneOfCommands,
  print,
  Refusal,
  readArguments,
  runProcess,
  UsageFault,
  unknownMessage,
  wholeNumber,
} from "service/cli/run.ts";
import { dayBefore, isDay } from "service/delivery/reconciliation.ts";
import { describeExport, exportMessages } from "service/staff/export.ts";
import { toAuditEntry, toMessageView } from "service/staff/message-view.ts";

export const contactsHelp = `Messages of the contact form, for staff. Safe while the service runs; every look and change is in the audit trail.

  npm run contacts -- COMMAND

  list     [--state new|handled|quarantined|spam] [--search TEXT] [--limit 50] [--cursor C] [--json]
  show     REFERENCE [--json]
  mark     REFERENCE new|handled|spam       new releases a held message to delivery
  replay   REFERENCE [--channel NAME] [--yes]  delivers again, with all tries; asks before it writes to the sender once more
  replay   --failed                         every delivery that was given up, without replies and acknowledgements
  export   --format csv|json [--out FILE] [--state S] [--search TEXT]
  erase    ADDRESS [--yes]                  everything from a mail address; asks unless --yes
  audit    [--reference REFERENCE] [--limit 50] [--json]
  reconcile [--day 2026-11-21] [--json]     what was acknowledged (yesterday) against what each channel took
  confirm-clock                             this clock is right, although it jumped: erase by age again

Exit codes: 0 done, 1 failed (or reconcile found something missing), 2 called wrongly, 3 no such message.
`;

/** The newest messages, a line each. */
const list: Command = async (args, { staff, terminal }) => {
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
  const page = await staff.contacts.list({
    limit,
    state,
    q: values.search ?? null,
    cursor: values.cursor ?? null,
  });
  if (page === null) throw new UsageFault("--cursor is not one that a list has given.");
  const filters = [
    values.search && "search",
    state && `state ${state}`,
    values.cursor && "further page",
  ].filter(Boolean);
  await staff.audit.append({ actor: cliActor, action: "list", detail: filters.join(", ") || null });
  const rows = page.items.map(
    ({ reference, receivedAt, state, delivery, firstName, lastName, email }) => [
      reference,
      receivedAt.slice(0, 16).replace("T", " "),
      state,
      delivery,
      `${firstName} ${lastName} <${email}>`,
    ],
  );
  print(
    terminal,
    values.json,
    page,
    ["REFERENCE", "RECEIVED (UTC)", "STATE", "DELIVERY", "FROM"],
    rows,
    "No messages.\n",
  );
  if (page.nextCursor && !values.json) terminal.err(`Older ones: --cursor ${page.nextCursor}\n`);
};

/** One message with its text and its delivery history. */
const show: Command = async (args, { staff, terminal }) => {
  const { values, words } = readArguments(args, { json: { type: "boolean" } } as const, 1);
  const [reference] = words;
  if (!reference) throw new UsageFault("show needs a reference.");
  const detail = await staff.contacts.find(reference.toUpperCase());
  if (!detail) throw unknownMessage(reference);
  await staff.audit.append({ actor: cliActor, action: "show", reference: detail.item.reference });
  const view = {
    ...toMessageView(detail),
    thread: await staff.replies.thread(detail.item.reference),
  };
  terminal.out(values.json ? `${JSON.stringify(view, null, 2)}\n` : toText(view));
};

function toText({
  item,
  deliveries,
  attempts,
  mostAttempts,
  thread,
}: MessageView & { readonly thread: readonly ReplyView[] }): string {
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
const exportAll: Command = async (args, { staff, terminal }) => {
  const options = {
    format: { type: "string" },
    out: { type: "string" },
    state: { type: "string" },
    search: { type: "string" },
  } as const;
  const { values } = readArguments(args, options, 0);
  const format = oneOf(exportFormats, values.format, "--format");
  if (!format) throw new UsageFault("export needs --format csv or --format json.");
  const query = { q: values.search ?? null, state: oneOf(contactStates, values.state, "--state") };
  await staff.audit.append({
    actor: cliActor,
    action: "export",
    detail: describeExport(format, query),
  });
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
const audit: Command = async (args, { staff, terminal }) => {
  const options = {
    reference: { type: "string" },
    limit: { type: "string" },
    json: { type: "boolean" },
  } as const;
  const { values } = readArguments(args, options, 0);
  const limit = wholeNumber(values.limit, "--limit", 50, 100_000);
  const entries = (await staff.audit.list(limit, values.reference?.toUpperCase() ?? null)).map(
    toAuditEntry,
  );
  const rows = entries.map(({ at, actor, action, reference, detail }) => [
    at,
    actor,
    action,
    reference ?? "",
    detail ?? "",
  ]);
  print(
    terminal,
    values.json,
    entries,
    ["WHEN (UTC)", "WHO", "WHAT", "REFERENCE", "DETAIL"],
    rows,
    "No entries.\n",
  );
};

/** Marks a message as new, handled or spam. */
const mark: Command = async (args, { staff, terminal }) => {
  const { words } = readArguments(args, {}, 2);
  const [reference, word] = words;
  const state = oneOf(staffStates, word, "The state");
  if (!reference || !state) throw new UsageFault("mark needs a reference and a state.");
  if (!(await staff.changes.mark(cliActor, reference.toUpperCase(), state)))
    throw unknownMessage(reference);
  terminal.out(`${reference.toUpperCase()} is ${state}.\n`);
};

/**
 * Delivers a message again, or all that was given up. What goes to a sender must be named by its
 * channel, and is confirmed first.
 */
const replay: Command = async (args, { staff, terminal }) => {
  const options = {
    failed: { type: "boolean" },
    channel: { type: "string" },
    yes: { type: "boolean" },
  } as const;
  const { values, words } = readArguments(args, options, 1);
  const [reference] = words;
  if (values.failed) {
    if (reference || values.channel)
      throw new UsageFault("replay takes a reference or --failed, not both.");
    terminal.out(`Deliveries due again: ${await staff.changes.replayFailed(cliActor)}\n`);
    return;
  }
  if (!reference) throw new UsageFault("replay needs a reference, or --failed.");
  const detail = await staff.contacts.find(reference.toUpperCase());
  if (!detail) throw unknownMessage(reference);
  const toSender = values.channel !== undefined && goesToSender(values.channel);
  if (toSender && !values.yes)
    await confirm(
      terminal,
      `This writes to ${detail.item.email} once more. Type yes to confirm: `,
      "yes",
      "nothing goes out again.",
    );
  const count = await staff.changes.replay(
    cliActor,
    detail.item.reference,
    values.channel ?? null,
    toSender,
  );
  terminal.out(
    count > 0
      ? `Deliveries due again: ${count}\n`
      : "Nothing to deliver: the message is held or spam, or just being delivered.\n",
  );
};

/** Erases every message from one mail address. Asks to type the address again, unless --yes. */
const erase: Command = async (args, { staff, terminal }) => {
  const { values, words } = readArguments(args, { yes: { type: "boolean" } } as const, 1);
  const address = words[0]?.trim().toLowerCase();
  if (!address?.includes("@")) throw new UsageFault("erase needs a mail address.");
  const question = `This erases every message from ${address} for good. Type the address to confirm: `;
  if (!values.yes) await confirm(terminal, question, address, "nothing was erased.");
  const { references, byHand } = await staff.erasePerson(cliActor, address);
  terminal.out(`${["Messages erased:", references.length, ...references].join(" ")}\n`);
  if (byHand.length > 0)
    terminal.out(`${leftByHand}\n${byHand.map((sentence) => `- ${sentence}\n`).join("")}`);
  terminal.out(`${backupNote}\n`);
};

/**
 * Confirms this machine's clock after a jump, so that messages past their time are erased again.
 */
const confirmClock: Command = async (args, { staff, terminal }) => {
  readArguments(args, {}, 0);
  await staff.changes.confirmClock(cliActor);
  const time = new Date(staff.clock.now()).toISOString();
  terminal.out(
    `${time} is taken as the right time. Messages past their time are erased at the next start, or within six hours.\n`,
  );
};

/**
 * Compares what was acknowledged on a day with what each channel took; prints references only. Exit
 * code 1 when something is missing.
 */
const reconcile: Command = async (args, { staff, terminal }) => {
  const { values } = readArguments(
    args,
    { day: { type: "string" }, json: { type: "boolean" } } as const,
    0,
  );
  const day = values.day ?? dayBefore(staff.clock.now(), company.hours.zone);
  if (!isDay(day)) throw new UsageFault("--day must be a day like 2026-11-21.");
  const found = await staff.reconcile(day);
  const missing = found.channels.flatMap(({ channel, missing }) =>
    missing.map((reference) => [reference, channel]),
  );
  if (values.json) terminal.out(`${JSON.stringify(found, null, 2)}\n`);
  else {
    const { acknowledged, held, spam, channels } = found;
    const rows = channels.map((one) => [
      one.channel,
      ...[one.taken, one.waiting, one.givenUp, one.neverQueued].map(String),
    ]);
    terminal.out(
      `${day}, ${company.hours.zone}. Acknowledged: ${acknowledged}, held: ${held}, spam: ${spam}\n\n`,
    );
    terminal.out(columns([["CHANNEL", "TAKEN", "WAITING", "GIVEN UP", "NEVER QUEUED"], ...rows]));
    if (missing.length > 0) terminal.out(`\nMissing\n${columns(missing)}`);
  }
  if (missing.length > 0) throw new Refusal("");
};

export const contacts = oneOfCommands({
  list,
  show,
  mark,
  replay,
  export: exportAll,
  erase,
  audit,
  reconcile,
  "confirm-clock": confirmClock,
});

if (import.meta.main) await runProcess(contacts, contactsHelp);
