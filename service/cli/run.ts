import { BackupFault } from "service/backup/backup.ts";
import {
  describeStartFailure,
  type ExitCode,
  exitCodes,
  processTerminal,
  Refusal,
  type Terminal,
  UsageFault,
} from "service/cli/terminal.ts";
import { readConfig } from "service/config.ts";
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

export type Command = (args: readonly string[], deps: CommandDeps) => Promise<void>;

/** Gives the command that runs the one of `commands` that the first argument names, with the other arguments. */
export function oneOfCommands(commands: Readonly<Record<string, Command>>): Command {
  return async ([name, ...args], deps) => {
    const command = name === undefined || !Object.hasOwn(commands, name) ? undefined : commands[name];
    if (!command) throw new UsageFault(name === undefined ? "" : `There is no command ${name}.`);
    await command(args, deps);
  };
}

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
      await command(args, {
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
export async function guarded(help: string, { err }: Terminal, work: () => Promise<void>): Promise<ExitCode> {
  try {
    await work();
    return exitCodes.done;
  } catch (error) {
    if (error instanceof UsageFault) {
      err(error.message ? `${error.message}\n\n${help}` : help);
      return exitCodes.usage;
    }
    if (error instanceof Refusal) {
      if (error.message) err(`${error.message}\n`);
      return error.code;
    }
    err(error instanceof BackupFault ? `Nothing was changed: ${error.message}.\n` : `Failed: ${describeStartFailure(error)}\n`);
    return exitCodes.failed;
  }
}
