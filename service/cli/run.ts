import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { BackupFault } from "service/backup/backup.ts";
import { readConfig } from "service/config.ts";
import { storeFailureReason } from "service/db/store-failure.ts";
import { codeOf } from "service/failure-reasons.ts";
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

/**
 * Gives the command that runs the one of `commands` that the first argument names, with the other
 * arguments.
 */
export function oneOfCommands(commands: Readonly<Record<string, Command>>): Command {
  return async ([name, ...args], deps) => {
    const command =
      name === undefined || !Object.hasOwn(commands, name) ? undefined : commands[name];
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

/**
 * Runs `work` and gives its exit code. A failure is printed in one sentence, a UsageFault with the
 * help.
 */
export async function guarded(
  help: string,
  { err }: Terminal,
  work: () => Promise<void>,
): Promise<ExitCode> {
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
    err(
      error instanceof BackupFault
        ? `Nothing was changed: ${error.message}.\n`
        : `Failed: ${describeStartFailure(error)}\n`,
    );
    return exitCodes.failed;
  }
}

/** Where a command reads and writes; tests replace it. */
export type Terminal = {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Asks a person; null when nobody is there to answer. */
  readonly ask: (question: string) => Promise<string | null>;
};

/** What a command ends with: done, failed, called wrongly, or what was asked for does not exist. */
export const exitCodes = { done: 0, failed: 1, usage: 2, notFound: 3 } as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** A command called wrongly: the message says how. */
export class UsageFault extends Error {
  override readonly name = "UsageFault";
}

/**
 * A command that cannot be carried out: the sentence for the terminal ("" for none) and the exit
 * code.
 */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly code: ExitCode;

  constructor(sentence: string, code: ExitCode = exitCodes.failed) {
    super(sentence);
    this.code = code;
  }
}

export const processTerminal: Terminal = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  async ask(question) {
    if (!process.stdin.isTTY) return null;
    const lines = createInterface({ input: process.stdin, output: process.stderr });
    return lines.question(question).finally(() => lines.close());
  },
};

export type Options = Readonly<Record<string, { readonly type: "string" | "boolean" }>>;

/**
 * Reads arguments strictly. Throws a UsageFault for an option not in `options`, or for more than
 * `most` words without a dash.
 */
export function readArguments<const Known extends Options>(
  args: readonly string[],
  options: Known,
  most: number,
) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options,
      strict: true,
      allowPositionals: true,
    });
    if (positionals.length > most)
      throw new UsageFault(`Unexpected: ${positionals.slice(most).join(" ")}`);
    return { values, words: positionals };
  } catch (error) {
    throw error instanceof UsageFault
      ? error
      : new UsageFault(error instanceof Error ? error.message : "The arguments are wrong.");
  }
}

export function unknownMessage(reference: string): Refusal {
  return new Refusal(`There is no message ${reference}.`, exitCodes.notFound);
}

/**
 * Asks for `word`. Throws a UsageFault when nobody is there to answer, a Refusal with `otherwise`
 * for another answer.
 */
export async function confirm(
  { ask }: Terminal,
  question: string,
  word: string,
  otherwise: string,
): Promise<void> {
  const answer = await ask(question);
  if (answer === null) throw new UsageFault("Nobody is there to confirm: add --yes.");
  if (answer.trim().toLowerCase() !== word) throw new Refusal(`Not confirmed: ${otherwise}`);
}

/**
 * Prints `value` as JSON, or `rows` with their `head` as columns, or `none` when there are no rows.
 */
export function print(
  { out }: Terminal,
  asJson: boolean | undefined,
  value: unknown,
  head: readonly string[],
  rows: Rows,
  none: string,
): void {
  if (asJson) out(`${JSON.stringify(value, null, 2)}\n`);
  else out(rows.length > 0 ? columns([head, ...rows]) : none);
}

type Rows = readonly (readonly string[])[];

/**
 * The option's value as one of `choices`; null when it is not given. Throws a UsageFault for any
 * other value.
 */
export function oneOf<const Choice extends string>(
  choices: readonly Choice[],
  value: string | undefined,
  name: string,
): Choice | null {
  if (value === undefined) return null;
  const found = choices.find((choice) => choice === value);
  if (found === undefined) throw new UsageFault(`${name} must be one of ${choices.join(", ")}.`);
  return found;
}

/**
 * The option's value as a whole number from 1 to `most`; `preset` when it is not given. Throws a
 * UsageFault for any other.
 */
export function wholeNumber(
  value: string | undefined,
  name: string,
  preset: number,
  most: number,
): number {
  if (value === undefined) return preset;
  const number = /^\d{1,9}$/.test(value) ? Number(value) : 0;
  if (number < 1 || number > most)
    throw new UsageFault(`${name} must be a number from 1 to ${most}.`);
  return number;
}

/** Columns as wide as their widest cell, two spaces apart. */
export function columns(rows: Rows): string {
  const widths =
    rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
  return rows
    .map(
      (row) =>
        `${row
          .map((cell, at) => cell.padEnd(widths[at] ?? 0))
          .join("  ")
          .trimEnd()}\n`,
    )
    .join("");
}

/**
 * Why a command or a small server cannot go on, as one sentence. `portSetting` is the setting to
 * change when the port is taken.
 */
export function describeStartFailure(error: unknown, portSetting = "PORT"): string {
  if (codeOf(error) === "EADDRINUSE")
    return `the port is taken; stop what uses it, or set another ${portSetting}.`;
  const store = storeFailureReason(error);
  const words =
    error instanceof Error && error.message
      ? error.message
      : String(codeOf(error) ?? "unknown failure");
  return store ? `the store cannot be used (${store}): ${words}` : words;
}
