import { confirmClock, erase, mark, reconcile, replay } from "service/cli/change.ts";
import { audit, exportAll, list, show } from "service/cli/read.ts";
import { oneOfCommands, runProcess } from "service/cli/run.ts";

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
