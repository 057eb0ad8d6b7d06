import { type Command, cliActor } from "#server/cli/run.ts";
import { exitCodes, readArguments, UsageFault } from "#server/cli/terminal.ts";

/** Delivers a message again, or everything that was given up. The running service does it within a second or two. */
export const replay: Command = async (args, { staff, terminal }) => {
  const { values, words } = readArguments(args, { failed: { type: "boolean" }, channel: { type: "string" } } as const, 1);
  const [reference] = words;
  if (values.failed) {
    if (reference || values.channel) throw new UsageFault("replay takes a reference or --failed, not both.");
    terminal.out(`Deliveries due again: ${await staff.changes.replayFailed(cliActor)}\n`);
    return exitCodes.done;
  }
  if (!reference) throw new UsageFault("replay needs a reference, or --failed.");
  const detail = await staff.contacts.find(reference.toUpperCase());
  if (!detail) {
    terminal.err(`There is no message ${reference}.\n`);
    return exitCodes.notFound;
  }
  const count = await staff.changes.replay(cliActor, detail.item.reference, values.channel ?? null);
  terminal.out(
    count > 0 ? `Deliveries due again: ${count}\n` : "Nothing to deliver: the message is held or spam, or just being delivered.\n",
  );
  return exitCodes.done;
};
