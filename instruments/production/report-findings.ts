import { productionResult as words } from "content/instruments.ts";
import { csvOf } from "instruments/frame/row-splitter.ts";
import { fieldIds } from "./fields.ts";
import type { Finding, Inspection } from "./finding.ts";
import * as sentences from "./sentences.ts";

/** The inspection with its verdict, with marks and plain. */
export type ProductionOutcome = Inspection & {
  readonly verdict: { readonly title: string; readonly plain: string };
};

/** For the report: how the production was read, each test, and the exceptions that are kept. */
export function reportFindings({
  reading,
  facts,
  tests,
  findings,
  refused,
  verdict,
}: ProductionOutcome) {
  const { header, mapping, candidates, encoding, delimiter, qualifier } = reading;
  return {
    verdict: verdict.plain,
    facts,
    reading: {
      encoding,
      delimiter: delimiter ?? null,
      qualifier,
      fields: Object.fromEntries(
        fieldIds.map((field) => [field, header[mapping.columns[field] ?? -1] ?? null]),
      ),
      dates: mapping.dates.map((column) => header[column]),
      roles: candidates.map(({ path, role }) => ({ path, role })),
    },
    tests: tests.map(({ id, state, count: found, kept, reason }) => ({
      test: id,
      state,
      count: found,
      kept,
      ...(reason ? { reason } : {}),
    })),
    exceptions: findings.map((finding) => ({ ...finding, what: whatWasFound(finding) })),
    notRead: refused,
  };
}

/**
 * The verdict in one line, with marks. With something unread or undecided it never says that there
 * is no exception.
 */
export function verdictOf({ isAsked, tests, refused }: Inspection): string {
  if (isAsked) return words.asked;
  const run = tests.filter(({ state }) => state !== "untested").length;
  const found = tests.filter(({ state }) => state === "found").length;
  const undecided = tests.filter(({ reason }) => reason === "noLast").length;
  const doubts = [
    ...(refused.length > 0 ? [words.doubts.unread(refused.length)] : []),
    ...(undecided > 0 ? [words.doubts.undecided(undecided)] : []),
  ].join(", ");
  if (doubts === "") return found > 0 ? words.verdict(found, run) : words.none(run);
  return `${found > 0 ? words.verdict(found, run) : words.run(run)}. ${doubts}`;
}

/** A finding in a sentence. */
export function whatWasFound({ kind, values }: Finding): string {
  const say: (values: readonly string[]) => string = isComputed(kind)
    ? sentences.computedKinds[kind]
    : words.kinds[kind];
  return say(values);
}

const isComputed = (kind: Finding["kind"]): kind is keyof typeof sentences.computedKinds =>
  kind in sentences.computedKinds;

const columns = ["test", "kind", "number_or_file", "list", "line", "what"] as const;

const lists = { data: "DAT", images: "OPT" } as const;

/** The exceptions as a table, the same as on the page. */
export function findingsCsv(findings: readonly Finding[]): string {
  const rows = findings.map((finding) => [
    words.tests[finding.test].name,
    finding.kind,
    finding.at,
    finding.line ? lists[finding.list] : "",
    finding.line || "",
    whatWasFound(finding),
  ]);
  return csvOf([columns, ...rows]);
}
