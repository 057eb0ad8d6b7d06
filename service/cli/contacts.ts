import { confirmClock, erase, mark, reconcile, replay } from "service/cli/change.ts";
import { audit, exportAll, list, show } from "service/cli/read.ts";
import { type Command, runProcess } from "service/cli/run.ts";
import { exitCodes, UsageFault } from "service/cli/terminal.ts";

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

const commands: Readonly<Record<string, Command>> = {
  list,
  show,
  mark,
  replay,
  export: exportAll,
  erase,
  audit,
  reconcile,
  "confirm-clock": confirmClock,
};

/** Runs the command that the first argument names, with the other arguments. */
export const contacts: Command = async ([name, ...args], deps) => {
  const command = name === undefined || !Object.hasOwn(commands, name) ? undefined : commands[name];
  if (command) return command(args, deps);
  if (name !== undefined) throw new UsageFault(`There is no command ${name}.`);
  deps.terminal.err(contactsHelp);
  return exitCodes.usage;
};

if (import.meta.main) await runProcess(contacts, contactsHelp);
