import { type Command, cliActor } from "#server/cli/run.ts";
import { exitCodes, oneOf, readArguments, UsageFault } from "#server/cli/terminal.ts";
import { staffStates } from "#shared/staff-inbox.ts";

/** Marks a message as new, handled or spam. */
export const mark: Command = async (args, { staff, terminal }) => {
  const { words } = readArguments(args, {}, 2);
  const [reference, word] = words;
  const state = oneOf(staffStates, word, "The state");
  if (!reference || !state) throw new UsageFault("mark needs a reference and a state.");
  if (!(await staff.changes.mark(cliActor, reference.toUpperCase(), state))) {
    terminal.err(`There is no message ${reference}.\n`);
    return exitCodes.notFound;
  }
  terminal.out(`${reference.toUpperCase()} is ${state}.\n`);
  return exitCodes.done;
};
