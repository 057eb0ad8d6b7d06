import type { productionResult } from "content/instruments.ts";
import type { GivenFile } from "instruments/frame/files.ts";
import type { FieldChoice, Mapping } from "./fields.ts";
import type {
  Candidate,
  DelimiterName,
  Encoding,
  QualifierName,
  Refused,
  Role,
} from "./load-files.ts";

/** The tests in the order they are reported in, and what each of them can find. */
export const kinds = {
  columns: ["fieldCount", "unclosed", "imageFields"],
  characters: ["characters"],
  numbers: ["noBegin", "noEnd", "notANumber", "endBefore", "otherSequence", "padding"],
  gaps: ["gap"],
  overlaps: ["overlap"],
  duplicates: ["duplicate"],
  order: ["order"],
  families: [
    "familyHalf",
    "familyOutside",
    "familyNoParent",
    "familyNoEnd",
    "familyDiffers",
    "familyBlank",
    "familyLacksParent",
    "familyLacksChild",
  ],
  pages: ["pagesRange", "pagesLines", "pagesNone", "pagesStated", "pageOutside"],
  breaks: ["breakMissing", "breakInside"],
  images: ["imageMissing", "imageBlank"],
  texts: ["textMissing", "textBlank"],
  natives: ["nativeMissing"],
  emptyTexts: ["textEmpty", "fieldEmpty"],
  paths: ["pathCase", "pathMixed", "pathMinority", "pathAbsolute", "pathTwice"],
  dates: ["dateUnread", "dateMinority", "dateBothOrders", "dateUnsettled", "zoneMinority"],
  hashes: ["hashDiffers", "hashUnread", "hashNotMade"],
  privileged: ["privileged"],
  redacted: ["redactedText", "redactedNative"],
} as const;

export type TestId = keyof typeof kinds;
export type Kind = (typeof kinds)[TestId][number];
const isTest = (name: string): name is TestId => name in kinds;
export const testIds: readonly TestId[] = Object.keys(kinds).filter(isTest);

/** Why a test was not run. */
export type Untested = keyof typeof productionResult.untested;

/** A load file: the DAT, or the OPT. */
export type List = "data" | "images";

/**
 * One exception: `line` in its `list` (0 if none), `at` a number or path, `values` for the sentence
 * of its kind.
 */
export type Finding = {
  readonly test: TestId;
  readonly kind: Kind;
  readonly list: List;
  readonly line: number;
  readonly at: string;
  readonly values: readonly string[];
};

export type TestResult = ReturnType<Findings["results"]>[number];

/** Findings kept per test, to limit memory; all are counted. */
export const MOST_KEPT = 10_000;

/** Collects findings: the first of each test with their places, and counts of all. */
export class Findings {
  /** The load file whose lines are read now. */
  list: List = "data";
  readonly #kept = new Map<TestId, Finding[]>();
  readonly #counts = new Map<TestId, number>();
  readonly #untested = new Map<TestId, Untested>();

  add<Test extends TestId>(
    test: Test,
    kind: (typeof kinds)[Test][number],
    at: string,
    line = 0,
    ...values: readonly string[]
  ): void {
    this.count(test, 1);
    const kept = this.#kept.get(test) ?? [];
    if (kept.length === 0) this.#kept.set(test, kept);
    if (kept.length < MOST_KEPT) kept.push({ test, kind, list: this.list, line, at, values });
  }

  /** Adds to a test's count without keeping findings. */
  count(test: TestId, more: number): void {
    this.#counts.set(test, (this.#counts.get(test) ?? 0) + more);
  }

  isFull = (test: TestId) => (this.#kept.get(test)?.length ?? 0) >= MOST_KEPT;

  skip(test: TestId, reason: Untested): void {
    this.#untested.set(test, reason);
  }

  /**
   * The result of every test: `count` has all findings, also those not `kept`, even if part of the
   * test could not be run.
   */
  results() {
    return testIds.map((id) => {
      const count = this.#counts.get(id) ?? 0;
      const reason = count === 0 ? this.#untested.get(id) : undefined;
      const state = reason
        ? ("untested" as const)
        : count > 0
          ? ("found" as const)
          : ("none" as const);
      return { id, state, count, kept: this.#kept.get(id)?.length ?? 0, reason };
    });
  }

  /** Sorted by test, then by line. */
  all(): readonly Finding[] {
    return testIds.flatMap((id) => (this.#kept.get(id) ?? []).toSorted((a, b) => a.line - b.line));
  }
}

/** The visitor's changes. Roles are by path. */
export type Choices = FieldChoice & {
  readonly roles: Readonly<Record<string, Role>>;
  readonly encoding?: Encoding;
  readonly delimiter?: DelimiterName;
  readonly qualifier?: QualifierName;
};

export type InspectionQuestion = {
  readonly files: readonly GivenFile[];
  readonly choices: Choices;
};

/** How the load file was read; the visitor can change this in a form. */
export type Reading = {
  readonly candidates: readonly Candidate[];
  readonly encoding: Encoding;
  readonly delimiter: DelimiterName | undefined;
  readonly qualifier: QualifierName;
  readonly header: readonly string[];
  readonly mapping: Mapping;
};

/** SHA-256 in hex, of the file as it was read. */
export type Input = { readonly name: string; readonly size: number; readonly sha256: string };

/**
 * Counts. `first` and `last` are per prefix; `explained` are missing numbers that are on the log.
 */
export type Facts = {
  readonly sequences: readonly { readonly first: string; readonly last: string }[];
} & Readonly<
  Record<
    | "documents"
    | "pages"
    | "imageLines"
    | "logEntries"
    | "logUnread"
    | "explained"
    | "missing"
    | "redactedOnLog"
    | "files"
    | "bytes",
    number
  >
>;

/**
 * `isAsked`: the first-number column is unknown, so nothing was tested. Times are milliseconds
 * since 1970.
 */
export type Inspection = {
  readonly isAsked: boolean;
  readonly reading: Reading;
  readonly facts: Facts;
  readonly tests: readonly TestResult[];
  readonly findings: readonly Finding[];
  readonly inputs: readonly Input[];
  readonly refused: readonly Refused[];
  readonly began: number;
  readonly ended: number;
};
