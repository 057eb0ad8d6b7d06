import { type Command, cliActor } from "#server/cli/run.ts";
import { columns, exitCodes, readArguments, UsageFault } from "#server/cli/terminal.ts";
import { toMessageView } from "#server/staff/message-view.ts";
import type { MessageView } from "#shared/staff-inbox.ts";

/** One message with its text and its delivery history. */
export const show: Command = async (args, { staff, terminal }) => {
  const { values, words } = readArguments(args, { json: { type: "boolean" } } as const, 1);
  const [reference] = words;
  if (!reference) throw new UsageFault("show needs a reference.");
  const detail = await staff.contacts.find(reference.toUpperCase());
  if (!detail) {
    terminal.err(`There is no message ${reference}.\n`);
    return exitCodes.notFound;
  }
  await staff.audit.append({ actor: cliActor, action: "show", reference: detail.item.reference });
  const view = toMessageView(detail);
  terminal.out(values.json ? `${JSON.stringify(view, null, 2)}\n` : toText(view));
  return exitCodes.done;
};

function toText({ item, deliveries, attempts, mostAttempts }: MessageView): string {
  const facts = columns([
    ["Reference", item.reference],
    ["Received", item.receivedAt],
    ["State", item.quarantineReason ? `${item.state} (${item.quarantineReason})` : item.state],
    ["Name", `${item.firstName} ${item.lastName}`],
    ["Email", item.email],
    ["Phone", item.phone || "not given"],
    ["Answer by", item.contactMethod],
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
    states.length > 0 ? `Deliveries\n${columns(states)}` : "No deliveries.\n",
    ...(tries.length > 0 ? [`History, newest first\n${columns(tries)}`] : []),
  ].join("\n");
}
