import { type Command, cliActor } from "#server/cli/run.ts";
import { exitCodes, readArguments } from "#server/cli/terminal.ts";

/** Confirms this machine's clock after a jump, so that messages past their time are erased again. */
export const confirmClock: Command = async (args, { staff, terminal }) => {
  readArguments(args, {}, 0);
  await staff.changes.confirmClock(cliActor);
  const time = new Date(staff.clock.now()).toISOString();
  terminal.out(`${time} is taken as the right time. Messages past their time are erased at the next start, or within six hours.\n`);
  return exitCodes.done;
};
