// What an instrument is: files and options in, a report out. The page, its worker, the command and
// the tests take the same parts: `options.ts` comes with the page, `report.ts` with the first use,
// `run.ts` in the worker. `instrument.ts` puts them together.
import { FaultError } from "./frame/fault.ts";
import type { GivenFile } from "./frame/files.ts";
import type { Progress } from "./frame/progress.ts";
import { limitText, type ReportInput } from "./frame/report.ts";
import { type InstrumentName, versions } from "./names.ts";

/** An option as it is typed: a cell of the page and a flag of the command. */
export type Option = {
  /**
   * `lines` are several, `text` is as it is written; of a `file` the text is meant; a `tick` is
   * "yes" or nothing.
   */
  readonly kind: "line" | "lines" | "text" | "file" | "number" | "tick" | "choice";
  readonly label: string;
  /** What is used where nothing is typed. */
  readonly initial?: string;
  /** Of a choice: the values, and how each is called. */
  readonly choices?: Readonly<Record<string, string>>;
};
export type Options = Readonly<Record<string, Option>>;
/** All options as text. `run` reads them, and refuses what it cannot read. */
export type Typed<Of extends Options> = { readonly [Name in keyof Of]: string };

/** What `run` is told beside its question. */
export type Context = {
  readonly tell: (progress: Progress) => void;
  /** Ends the work. */
  readonly signal?: AbortSignal;
  /** Ends the work and keeps what is done, for which `keep` was called. */
  readonly halt?: AbortSignal;
  readonly keep?: () => void;
};

export type Given<Chosen> = {
  readonly files: readonly [GivenFile, ...GivenFile[]];
  readonly options: Chosen;
};
/** `more`: what the page shows beside the report. */
export type Report = {
  readonly inputs: readonly ReportInput[];
  readonly findings: unknown;
  readonly more?: unknown;
};

type Parts<Of extends Options, Found, Outcome> = {
  readonly name: InstrumentName;
  readonly options: Of;
  readonly limits: readonly string[];
  /** It answers from the invented matter, whatever is asked. */
  readonly isOfSpecimen?: boolean;
  /**
   * Throws a FaultError for what it cannot read. Its answer is plain data: on the page it comes
   * from a worker.
   */
  readonly run: (given: Given<Typed<Of>>, context: Context) => Found | Promise<Found>;
  /** Throws the refusal where nothing could be read, or else gives what is shown and reported. */
  readonly conclude: (found: Found) => Outcome;
  readonly report: (given: Given<Typed<Of>>, outcome: Outcome) => Report;
  /** The table that the page saves. */
  readonly csv?: (
    given: Given<Typed<Of>>,
    outcome: Outcome,
  ) => string | Blob | Promise<string | Blob>;
};

/** What is printed and saved: the report, what the page shows beside it, and the table. */
export type Answer = Report & { readonly csv: (() => Promise<string>) | undefined };
export type Instrument = {
  readonly name: InstrumentName;
  readonly options: Options;
  readonly limits: readonly string[];
  readonly hasFiles: boolean;
  readonly hasCsv: boolean;
  /** Whether an answer is of the invented matter: a calculator's where nothing is typed. */
  readonly isSpecimen: (typed: Readonly<Record<string, string>>) => boolean;
  /** Throws a FaultError: `none` without a file, or the instrument's refusal. */
  readonly answer: (
    files: readonly GivenFile[],
    typed: Readonly<Record<string, string>>,
    context: Context,
  ) => Promise<Answer>;
};

type Plain<Of extends Options, Outcome> = Omit<Parts<Of, Outcome, Outcome>, "conclude">;
const same = <Outcome>(outcome: Outcome): Outcome => outcome;

/** An instrument that reads files and concludes nothing: `run` refuses what it cannot read. */
export const reader = <Of extends Options, Outcome>(parts: Plain<Of, Outcome>): Instrument =>
  whole({ ...parts, conclude: same<Outcome> }, true);

/** An instrument that reads files. */
export const instrument = <Of extends Options, Found, Outcome>(
  parts: Parts<Of, Found, Outcome>,
): Instrument => whole(parts, true);

/** An instrument that is asked by its options alone. */
export const calculator = <Of extends Options, Outcome>(parts: Plain<Of, Outcome>): Instrument =>
  whole({ ...parts, conclude: same<Outcome> }, false);

function whole<Of extends Options, Found, Outcome>(
  parts: Parts<Of, Found, Outcome>,
  hasFiles: boolean,
): Instrument {
  const { name, options, limits, isOfSpecimen = false, run, conclude, report, csv } = parts;
  return {
    ...{ name, options, limits, hasFiles, hasCsv: csv !== undefined },
    isSpecimen: (typed) => isOfSpecimen || (!hasFiles && Object.keys(typed).length === 0),
    answer: async (files, typed, context) => {
      const given = {
        files: hasFiles ? someOf(files) : someOf([{ path: "", file: new File([], "") }]),
        options: typedIn(options, typed),
      };
      const outcome = conclude(await run(given, context));
      return {
        ...report(given, outcome),
        csv: csv && (async () => new Response(await csv(given, outcome)).text()),
      };
    },
  };
}

/** Refuses no file at all. */
export function someOf([first, ...others]: readonly GivenFile[]): Given<unknown>["files"] {
  if (!first) throw new FaultError({ kind: "none" });
  return [first, ...others];
}

/** The options before anything is typed. */
export const atFirst = <Of extends Options>(options: Of): Typed<Of> => typedIn(options, {});

function typedIn<Of extends Options>(
  options: Of,
  typed: Readonly<Record<string, string>>,
): Typed<Of> {
  const all = Object.fromEntries(
    Object.entries(options).map(([name, { initial = "" }]) => [name, typed[name] ?? initial]),
  );
  const wrong = Object.entries(options).flatMap(([name, { choices }]) =>
    choices && !((all[name] ?? "") in choices) ? [name] : [],
  );
  if (wrong.length > 0)
    throw refusedFigures(
      Object.fromEntries(
        wrong.map((name) => [name, Object.keys(options[name]?.choices ?? {}).join(", ")]),
      ),
    );
  if (!hasAll(options, all)) throw new TypeError("An option is missing");
  return all;
}

const hasAll = <Of extends Options>(
  options: Of,
  typed: Readonly<Record<string, string>>,
): typed is Typed<Of> => Object.keys(options).every((name) => name in typed);

/** The refusal of options that cannot be read: the reason of each by its name. */
export const refusedFigures = (errors: Readonly<Record<string, string>>): FaultError =>
  new FaultError({
    kind: "unreadable",
    unread: Object.entries(errors).map(([name, reason]) => ({ name, reason })),
  });

/** The lines of an option that are not blank. */
export const linesOf = (typed: string): readonly string[] =>
  typed
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter(Boolean);

/**
 * The lines of an option as names and values, "name=value". A name may hold the sign when `isLast`
 * says that the last one counts.
 */
export const pairsOf = (
  typed: string,
  isLast = false,
): readonly (readonly [name: string, value: string])[] =>
  linesOf(typed).map((line) => {
    const at = isLast ? line.lastIndexOf("=") : line.indexOf("=");
    return at < 0 ? [line, ""] : [line.slice(0, at).trim(), line.slice(at + 1).trim()];
  });

/**
 * The whole report as it is saved and printed (docs/instruments.md). `made` in milliseconds since
 * 1970.
 */
export function reportOf(
  { name, limits }: Pick<Instrument, "name" | "limits">,
  { inputs, findings }: Report,
  made: number,
  specimen: boolean,
) {
  const head = {
    report: 1,
    instrument: name,
    version: versions[name],
    made: new Date(made).toISOString(),
    specimen,
  };
  return { ...head, inputs, findings, limits: limits.map(limitText) };
}
