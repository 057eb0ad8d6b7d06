import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { instruments } from "./all.ts";
import { type Instrument, type Option, reportOf } from "./contract.ts";
import { FaultError, faultOf } from "./frame/fault.ts";
import type { Progress } from "./frame/progress.ts";
import { decode } from "./frame/read-text.ts";
import { filesAt } from "./given-files.ts";
import { type InstrumentName, versions } from "./names.ts";

/**
 * Exit codes: answered; a fault of the program; refused, with the refusal as JSON; called wrongly.
 */
export const exits = { answered: 0, broken: 1, refused: 2, misused: 3 } as const;

const usage = `instruments <name> [options] <file or folder>...
instruments --list             names the instruments
instruments <name> --help      its options and what each is at first
instruments <name> --csv       prints the table that the page saves, where it has one
instruments <name> --schema    prints the JSON Schema of its report

Prints the report that the page saves, as JSON. Several lines of one option have ; between them, or stand in a file: --names @names.txt.
Exit code 0: answered. 1: a fault of the program. 2: refused, with the refusal as JSON. 3: called wrongly.`;

/** Thrown for a call that cannot be understood. */
class Misuse extends Error {}

/**
 * Runs the command line `args`. Prints the report to standard output and progress, after a second,
 * to standard error. Resolves with the exit code. Opens no connection.
 */
export async function command(args: readonly string[]): Promise<number> {
  const [name = "--help", ...rest] = args;
  if (name === "--list") return say(Object.keys(instruments).join("\n"));
  if (name === "--help") return say(usage);
  if (!isName(name))
    return misused(
      `There is no instrument ${name}. There are: ${Object.keys(instruments).join(", ")}`,
    );
  try {
    const instrument = await instruments[name]();
    const { flags, paths } = readArgs(instrument, rest);
    if (flags.help) return say(helpOf(instrument));
    if (flags.schema) {
      const { schemaOf } = await import("./schemas.ts");
      return say(JSON.stringify(schemaOf(name), undefined, 2));
    }
    if (!instrument.hasFiles && paths.length > 0)
      throw new Misuse(`${name} reads no files: ${paths.join(", ")}`);
    const typed = typedIn(instrument, flags);
    const answer = await instrument.answer(paths.flatMap(filesAt), typed, { tell: progress(name) });
    if (flags.csv) process.stdout.write((await answer.csv?.()) ?? "");
    else
      print({
        ...reportOf(instrument, answer, Date.now(), instrument.isSpecimen(typed)),
        more: answer.more,
      });
    return exits.answered;
  } catch (error) {
    if (error instanceof Misuse) return misused(error.message);
    return refuse(name, error);
  }
}

const isName = (name: string): name is InstrumentName => Object.hasOwn(versions, name);

function say(text: string): number {
  console.log(text);
  return exits.answered;
}

function misused(text: string): number {
  console.error(text);
  return exits.misused;
}

function print(value: unknown): void {
  console.log(JSON.stringify(value, undefined, 2));
}

function refuse(instrument: InstrumentName, error: unknown): number {
  const fault = faultOf(error);
  if (fault.unread) print({ instrument, refused: { kind: "unreadable", unread: fault.unread } });
  else
    print({
      instrument,
      refused: error instanceof FaultError ? fault : { ...fault, detail: String(error) },
    });
  return fault.kind === "unexpected" && !(error instanceof FaultError)
    ? exits.broken
    : exits.refused;
}

type Flags = Readonly<Record<string, string | boolean | undefined>>;

const own = { help: "boolean", csv: "boolean", schema: "boolean" } as const;

/**
 * Reads the flags, written like-this or likeThis. Throws a Misuse for one that the instrument does
 * not have.
 */
function readArgs(
  { name, options, hasCsv }: Instrument,
  args: readonly string[],
): { readonly flags: Flags; readonly paths: readonly string[] } {
  const kinds = Object.entries(options).map(
    ([option, { kind }]) => [option, kind === "tick" ? "boolean" : "string"] as const,
  );
  const types = new Map<string, "boolean" | "string">([...Object.entries(own), ...kinds]);
  const named = args.flatMap((arg, i) => (isTyped(args, i, types) ? [] : [flagOf(arg, types)]));
  try {
    const { values, positionals } = parseArgs({
      args: named,
      allowPositionals: true,
      options: Object.fromEntries([...types].map(([option, type]) => [option, { type }])),
    });
    if (values.csv && !hasCsv) throw new Misuse(`${name} has no table. ${seeHelp(name)}`);
    return { flags: values, paths: positionals };
  } catch (error) {
    throw error instanceof Misuse
      ? error
      : new Misuse(
          `${error instanceof Error ? error.message.split(". ")[0] : error}. ${seeHelp(name)}`,
        );
  }
}

const seeHelp = (name: string) => `Its options: instruments ${name} --help`;

/** A flag as the option is called; a tick without its "yes". */
function flagOf(arg: string, types: ReadonlyMap<string, string>): string {
  const [, flag = "", value] = /^--([\w-]+)(=.*)?$/s.exec(arg) ?? [];
  if (!flag) return arg;
  const option = types.has(flag)
    ? flag
    : flag.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const isTick = types.get(option) === "boolean";
  return `--${option}${isTick && value === "=yes" ? "" : (value ?? "")}`;
}

/** Whether an argument is the "yes" of the tick before it. */
function isTyped(args: readonly string[], i: number, types: ReadonlyMap<string, string>): boolean {
  const before = flagOf(args[i - 1] ?? "", types).slice(2);
  return args[i] === "yes" && types.get(before) === "boolean";
}

/** The options as a visitor types them. */
function typedIn({ options }: Instrument, flags: Flags): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(options).flatMap(([name, option]) => {
      const value = flags[name];
      if (value === undefined) return [];
      return [[name, typeof value === "boolean" ? "yes" : textOf(option, value)]];
    }),
  );
}

function textOf({ kind }: Option, value: string): string {
  if (kind === "file") return textAt(value);
  if (kind !== "lines" && kind !== "text") return value;
  if (value.startsWith("@")) return textAt(value.slice(1));
  return kind === "lines" ? value.replaceAll(/; */g, "\n") : value;
}

function textAt(path: string): string {
  try {
    return decode(readFileSync(path)).text;
  } catch {
    throw new Misuse(`${path} cannot be read`);
  }
}

const hints = {
  line: "text",
  lines: "lines",
  text: "text",
  file: "file",
  number: "number",
  tick: "",
  choice: "choice",
} as const;

/** What an instrument takes: its options with what each is at first. */
function helpOf({ name, options, hasFiles, hasCsv, limits }: Instrument): string {
  const rows = Object.entries(options).map(([option, { kind, label, initial, choices }]) => {
    const flag =
      `--${option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)} ${hints[kind] && `<${hints[kind]}>`}`.trim();
    const values = choices ? ` (${Object.keys(choices).filter(Boolean).join(", ")})` : "";
    return `  ${flag.padEnd(28)} ${label}${values}${initial ? `; at first ${initial.replaceAll("\n", "; ")}` : ""}`;
  });
  return [
    `instruments ${name} [options]${hasFiles ? " <file or folder>..." : ""}`,
    "",
    ...(rows.length > 0 ? ["Options:", ...rows] : ["It has no options."]),
    ...(hasCsv ? [`  ${"--csv".padEnd(28)} The table in place of the report`] : []),
    `  ${"--schema".padEnd(28)} The JSON Schema of the report`,
    "",
    "What it cannot tell you:",
    ...limits.map((limit) => `  ${limit.replace(" | ", " ")}`),
  ].join("\n");
}

/** Milliseconds between lines of progress. */
const SAID_EVERY = 1000;

/** Says how far the work is, a line a second, so that short work is silent. */
function progress(name: string): (progress: Progress) => void {
  let saidAt = performance.now();
  return ({ done, total, at }) => {
    const now = performance.now();
    if (now - saidAt < SAID_EVERY) return;
    saidAt = now;
    console.error(`${name}: ${total > 0 ? Math.floor((done / total) * 100) : 0} % ${at}`.trim());
  };
}
