import { company } from "content/company.ts";
import { goesToSender } from "content/wire/desk.ts";
import { backupNote, staffStates } from "content/wire/staff-inbox.ts";
import { type Command, cliActor } from "service/cli/run.ts";
import { columns, confirm, oneOf, Refusal, readArguments, UsageFault, unknownMessage } from "service/cli/terminal.ts";
import { dayBefore, isDay } from "service/delivery/reconciliation.ts";

/** Marks a message as new, handled or spam. */
export const mark: Command = async (args, { staff, terminal }) => {
  const { words } = readArguments(args, {}, 2);
  const [reference, word] = words;
  const state = oneOf(staffStates, word, "The state");
  if (!reference || !state) throw new UsageFault("mark needs a reference and a state.");
  if (!(await staff.changes.mark(cliActor, reference.toUpperCase(), state))) throw unknownMessage(reference);
  terminal.out(`${reference.toUpperCase()} is ${state}.\n`);
};

/**
 * Delivers a message again, or everything that was given up, without what goes to a sender. A reply or an acknowledgement must be named, and
 * is confirmed first. The running service does it within a second or two.
 */
export const replay: Command = async (args, { staff, terminal }) => {
  const options = { failed: { type: "boolean" }, channel: { type: "string" }, yes: { type: "boolean" } } as const;
  const { values, words } = readArguments(args, options, 1);
  const [reference] = words;
  if (values.failed) {
    if (reference || values.channel) throw new UsageFault("replay takes a reference or --failed, not both.");
    terminal.out(`Deliveries due again: ${await staff.changes.replayFailed(cliActor)}\n`);
    return;
  }
  if (!reference) throw new UsageFault("replay needs a reference, or --failed.");
  const detail = await staff.contacts.find(reference.toUpperCase());
  if (!detail) throw unknownMessage(reference);
  const toSender = values.channel !== undefined && goesToSender(values.channel);
  if (toSender && !values.yes)
    await confirm(terminal, `This writes to ${detail.item.email} once more. Type yes to confirm: `, "yes", "nothing goes out again.");
  const count = await staff.changes.replay(cliActor, detail.item.reference, values.channel ?? null, toSender);
  terminal.out(
    count > 0 ? `Deliveries due again: ${count}\n` : "Nothing to deliver: the message is held or spam, or just being delivered.\n",
  );
};

/** Erases every message from one mail address. Asks to type the address again, unless --yes. */
export const erase: Command = async (args, { staff, terminal }) => {
  const { values, words } = readArguments(args, { yes: { type: "boolean" } } as const, 1);
  const address = words[0]?.trim().toLowerCase();
  if (!address?.includes("@")) throw new UsageFault("erase needs a mail address.");
  const question = `This erases every message from ${address} for good. Type the address to confirm: `;
  if (!values.yes) await confirm(terminal, question, address, "nothing was erased.");
  const references = await staff.erasePerson(cliActor, address);
  terminal.out(`${["Messages erased:", references.length, ...references].join(" ")}\n${backupNote}\n`);
};

/** Confirms this machine's clock after a jump, so that messages past their time are erased again. */
export const confirmClock: Command = async (args, { staff, terminal }) => {
  readArguments(args, {}, 0);
  await staff.changes.confirmClock(cliActor);
  const time = new Date(staff.clock.now()).toISOString();
  terminal.out(`${time} is taken as the right time. Messages past their time are erased at the next start, or within six hours.\n`);
};

/** Compares what was acknowledged on a day with what each channel took; prints references only. Exit code 1 when something is missing. */
export const reconcile: Command = async (args, { staff, terminal }) => {
  const { values } = readArguments(args, { day: { type: "string" }, json: { type: "boolean" } } as const, 0);
  const day = values.day ?? dayBefore(staff.clock.now(), company.hours.zone);
  if (!isDay(day)) throw new UsageFault("--day must be a day like 2026-11-21.");
  const found = await staff.reconcile(day);
  const missing = found.channels.flatMap(({ channel, missing }) => missing.map((reference) => [reference, channel]));
  if (values.json) terminal.out(`${JSON.stringify(found, null, 2)}\n`);
  else {
    const { acknowledged, held, spam, channels } = found;
    const rows = channels.map((one) => [one.channel, ...[one.taken, one.waiting, one.givenUp, one.neverQueued].map(String)]);
    terminal.out(`${day}, ${company.hours.zone}. Acknowledged: ${acknowledged}, held: ${held}, spam: ${spam}\n\n`);
    terminal.out(columns([["CHANNEL", "TAKEN", "WAITING", "GIVEN UP", "NEVER QUEUED"], ...rows]));
    if (missing.length > 0) terminal.out(`\nMissing\n${columns(missing)}`);
  }
  if (missing.length > 0) throw new Refusal("");
};
