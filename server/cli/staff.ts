import { runProcess } from "#server/cli/run.ts";
import { staffCommand, staffHelp } from "#server/cli/staff-command.ts";

await runProcess(staffCommand, staffHelp);
