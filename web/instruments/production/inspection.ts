import type { GivenFile } from "web/instruments/frame/files.ts";
import type { DelimiterName, Encoding, QualifierName } from "./encoding.ts";
import type { FieldChoice, Mapping } from "./fields.ts";
import type { Finding, TestResult } from "./finding.ts";
import type { Candidate, Role } from "./load-files.ts";
import type { Refused } from "./source.ts";

/** The visitor's changes. Roles are by path. */
export type Choices = FieldChoice & {
  readonly roles: Readonly<Record<string, Role>>;
  readonly encoding?: Encoding;
  readonly delimiter?: DelimiterName;
  readonly qualifier?: QualifierName;
};

export type InspectionQuestion = { readonly files: readonly GivenFile[]; readonly choices: Choices };

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

/** Counts. `first` and `last` are per prefix; `explained` are missing numbers that are on the log. */
export type Facts = { readonly sequences: readonly { readonly first: string; readonly last: string }[] } & Readonly<
  Record<
    "documents" | "pages" | "imageLines" | "logEntries" | "logUnread" | "explained" | "missing" | "redactedOnLog" | "files" | "bytes",
    number
  >
>;

/** `isAsked`: the first-number column is unknown, so nothing was tested. Times are milliseconds since 1970. */
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
