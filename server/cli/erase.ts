import { type Command, cliActor } from "#server/cli/run.ts";
import { exitCodes, readArguments, UsageFault } from "#server/cli/terminal.ts";
import { backupNote } from "#shared/staff-inbox.ts";

/** Erases every message from one mail address. Asks to type the address again, unless --yes. */
export const erase: Command = async (args, { staff, terminal }) => {
  const { values, words } = readArguments(args, { yes: { type: "boolean" } } as const, 1);
  const address = words[0]?.trim().toLowerCase();
  if (!address?.includes("@")) throw new UsageFault("erase needs a mail address.");
  if (!values.yes) {
    const answer = await terminal.ask(`This erases every message from ${address} for good. Type the address to confirm: `);
    if (answer === null) throw new UsageFault("Nobody is there to confirm: add --yes.");
    if (answer.trim().toLowerCase() !== address) {
      terminal.err("Not confirmed: nothing was erased.\n");
      return exitCodes.failed;
    }
  }
  const references = await staff.erasePerson(cliActor, address);
  terminal.out(`${["Messages erased:", references.length, ...references].join(" ")}\n${backupNote}\n`);
  return exitCodes.done;
};
