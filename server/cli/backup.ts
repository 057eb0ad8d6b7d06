import { backup, backupHelp } from "#server/cli/backup-command.ts";
import { runProcess } from "#server/cli/run.ts";

await runProcess(backup, backupHelp);
