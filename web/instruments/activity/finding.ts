import type { TestName } from "./operations.ts";
import type { Detail } from "./read-record.ts";

/** A finding's records of one operation that are close in time: one line. `items` counts the files or messages in them. */
export type Line = {
  readonly from: number;
  readonly to: number;
  readonly operation: string;
  readonly records: number;
  readonly items: number;
  readonly object: string;
  /** The first record's rule settings, or the people shared with. */
  readonly detail: string;
  /** Different objects among them. */
  readonly objects: number;
  readonly address: string;
  readonly addresses: number;
  /** Row and file of the first record. */
  readonly row: number;
  readonly file: number;
};

/** Facts of a finding, by test. Times are milliseconds since 1970. */
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
  | { readonly test: "devices"; readonly files: number; readonly byOperation: readonly (readonly [operation: string, records: number])[] }
  | {
      readonly test: "networks";
      readonly network: string;
      readonly address: string;
      readonly known: number;
      readonly failed: number;
      readonly agent: string;
    };

/** A finding about one person. `rows` are numbers of records in the table, in order of time. */
export type Found = { readonly person: number; readonly rows: readonly number[]; readonly facts: Facts };

/** A finding as shown. `key` does not change with the settings. */
export type Finding = {
  readonly key: string;
  readonly person: string;
  readonly from: number;
  readonly to: number;
  readonly rows: Uint32Array;
  readonly lines: readonly Line[];
  readonly facts: Facts;
};

/** `noRecords`: the export has nothing of the kind. `noDate`: the date is missing. */
export type TestResult = {
  readonly test: TestName;
  readonly standing: "found" | "notFound" | "noRecords" | "noDate";
  /** Records the test looked at. */
  readonly looked: number;
  /** The findings shown; `total` counts all. */
  readonly findings: readonly Finding[];
  readonly total: number;
};
