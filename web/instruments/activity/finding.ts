import type { findingOf } from "./judge.ts";
import type { lineOf } from "./mass-downloads.ts";
import type { TestName } from "./operations.ts";
import type { Detail } from "./read-record.ts";

/** A finding's records of one operation that are close in time: one line. `row` and `file` are those of the first. */
export type Line = ReturnType<typeof lineOf>;

type Counts<Names extends string> = Readonly<Record<Names, number>>;
type ByOperation = { readonly byOperation: readonly (readonly [operation: string, records: number])[] };

/** Facts of a finding, by test. */
export type Facts =
  | ({ readonly test: "downloads" } & Counts<"files" | "peak" | "usual" | "most" | "days">)
  | ({ readonly test: "deletions" } & Counts<"items"> & ByOperation)
  | { readonly test: "rules"; readonly operation: string; readonly detail: Detail; readonly outside: readonly string[] }
  | ({ readonly test: "sharing"; readonly targets: readonly string[] } & Counts<"links" | "used">)
  | ({ readonly test: "devices" } & Counts<"files"> & ByOperation)
  | ({ readonly test: "networks"; readonly network: string; readonly address: string; readonly agent: string } & Counts<
      "known" | "failed"
    >);

/** A finding about one person. `rows` are numbers of records in the table, in order of time. */
export type Found = { readonly person: number; readonly rows: readonly number[]; readonly facts: Facts };

/** A finding as shown. */
export type Finding = ReturnType<typeof findingOf>;

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
