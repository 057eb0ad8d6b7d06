import type { Detail } from "./log-record.ts";
import type { TestName } from "./operations.ts";

/** Records of a finding in a row that are alike: one line of the chronology. `items` is how many things they stand for. */
export type Line = {
  readonly from: number;
  readonly to: number;
  readonly operation: string;
  readonly records: number;
  readonly items: number;
  readonly object: string;
  /** What a rule sets, or with whom was shared, of the first record. */
  readonly detail: string;
  /** Different objects among them. */
  readonly objects: number;
  readonly address: string;
  readonly addresses: number;
  /** The first record of them: its row and its file. */
  readonly row: number;
  readonly file: number;
};

/** What a test found, by test. Times in milliseconds since 1970. */
export type Facts =
  | {
      readonly test: "downloads";
      readonly files: number;
      readonly peak: number;
      readonly usual: number;
      readonly most: number;
      readonly days: number;
    }
  | { readonly test: "deletions"; readonly items: number; readonly byOperation: readonly (readonly [operation: string, records: number])[] }
  | { readonly test: "rules"; readonly operation: string; readonly detail: Detail; readonly outside: readonly string[] }
  | { readonly test: "sharing"; readonly links: number; readonly used: number; readonly targets: readonly string[] }
  | {
      readonly test: "networks";
      readonly network: string;
      readonly address: string;
      readonly known: number;
      readonly failed: number;
      readonly agent: string;
    };

/** What a test found of a person, with the records it rests on, by their numbers in the table, in order of time. */
export type Found = { readonly person: number; readonly rows: readonly number[]; readonly facts: Facts };

/** The same as it is shown. `key` stays the same while settings change. */
export type Finding = {
  readonly key: string;
  readonly person: string;
  readonly from: number;
  readonly to: number;
  readonly rows: Uint32Array;
  readonly lines: readonly Line[];
  readonly facts: Facts;
};

/** `notTested` says why: nothing of the kind is in the export, or a date is missing. */
export type TestResult = {
  readonly test: TestName;
  readonly standing: "found" | "notFound" | "noRecords" | "noDate";
  /** Records the test looked at. */
  readonly looked: number;
  /** At most as many as are shown; `total` counts all. */
  readonly findings: readonly Finding[];
  readonly total: number;
};
