import { BackupFault } from "service/backup/read-backup.ts";
import { describeStartFailure, type ExitCode, exitCodes, processTerminal, type Terminal, UsageFault } from "service/cli/terminal.ts";
import { readConfig } from "service/read-config.ts";
import { openStaff, type Staff } from "service/staff/staff.ts";

/** The actor in the audit trail of the person who uses the commands. */
export const cliActor = "cli";

export type CommandDeps = {
  readonly staff: Staff;
  readonly terminal: Terminal;
  readonly dataDir: string;
  /** Where staff open the inbox. */
  readonly inboxOrigin: string;
};

export type Command = (args: readonly string[], deps: CommandDeps) => Promise<ExitCode>;

/** Runs `command` as this process, on the store of the settings. --help opens no store. */
export async function runProcess(command: Command, help: string): Promise<void> {
  const args = process.argv.slice(2);
  if (args.some((arg) => arg === "--help" || arg === "-h")) {
    processTerminal.out(help);
    return;
  }
  // A reader that closes the pipe early (`| head`) is no failure.
  process.stdout.on("error", () => process.exit(exitCodes.done));
  process.exitCode = await guarded(help, processTerminal, async () => {
    const config = readConfig("The command does not start");
    for (const warning of config.warnings) processTerminal.err(`Warning: ${warning}\n`);
    const staff = await openStaff(config);
    try {
      return await command(args, {
        staff,
        terminal: processTerminal,
        dataDir: config.dataDir,
        inboxOrigin: config.inboxOrigin ?? `http://localhost:${config.inboxPort}`,
      });
    } finally {
      await staff.database.close();
    }
  });
}

/** Runs `work` and gives its exit code. A failure is printed in one sentence, a UsageFault with the help. */
export async function guarded(help: string, { err }: Terminal, work: () => Promise<ExitCode>): Promise<ExitCode> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UsageFault) {
      err(`${error.message}\n\n${help}`);
      return exitCodes.usage;
    }
    err(error instanceof BackupFault ? `Nothing was changed: ${error.message}.\n` : `Failed: ${describeStartFailure(error)}\n`);
    return exitCodes.failed;
  }
}
