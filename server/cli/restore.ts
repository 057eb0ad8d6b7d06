import { restore, restoreHelp } from "#server/cli/restore-command.ts";
import { runProcess } from "#server/cli/run.ts";

await runProcess(restore, restoreHelp);
