import { redactionsResult as words } from "#content/instruments/redactions-result.ts";
import { redactionTests } from "#content/instruments/redactions-tests.ts";
import type { Checked } from "./check-file.ts";
import type { FileOutcome } from "./check-files.ts";
import type { Finding, TestName } from "./finding.ts";

export type Verdict = { readonly title: string; readonly plain: string; readonly notes: readonly string[] };
/** A test's result, and the lines below its name. `found` wins over `open`; the lines then mention both. */
export type TestRow = {
  readonly test: TestName;
  readonly number: number;
  readonly standing: "found" | "none" | "open";
  readonly lines: readonly string[];
};

const isTest = (name: string): name is TestName => name in redactionTests;
export const testNames: readonly TestName[] = Object.keys(redactionTests).filter(isTest);
export const testNumber = (test: TestName) => testNames.indexOf(test) + 1;

const plainOf = (title: string) => title.replaceAll("==", "");

/** The verdict of one file, or over several. */
export function verdictOf(files: readonly FileOutcome[]): Verdict {
  const [only, ...others] = files;
  if (only?.result.status === "checked" && others.length === 0) return fileVerdict(only.result.checked);
  const checked = files.flatMap(({ result }) => (result.status === "checked" ? result.checked : []));
  const found = checked.filter(({ findings }) => findings.length > 0).length;
  const title = found > 0 ? words.verdict.files(found, checked.length) : words.verdict.filesNone(checked.length);
  return { title, plain: plainOf(title), notes: [words.verdict.filesNote] };
}

export function fileVerdict(checked: Checked): Verdict {
  const rows = testRows(checked);
  const count = (standing: TestRow["standing"]) => rows.filter((row) => row.standing === standing).length;
  const [found, open] = [count("found"), count("open")];
  const title = found > 0 ? words.verdict.found(found, rows.length) : words.verdict.none(rows.length - open, rows.length);
  const notes = [
    found > 0 ? words.verdict.some(count("none"), open) : words.verdict.nothing(rows.length - open),
    ...(found === 0 && open > 0 ? [words.verdict.some(0, open)] : []),
    ...(checked.isRestricted ? [words.verdict.restricted] : []),
    ...(checked.isPortfolio ? [words.verdict.portfolio] : []),
  ];
  return { title, plain: plainOf(title), notes: notes.filter((note) => note !== "") };
}

/** All tests in their order. */
export function testRows({ findings, counts, gaps, earlier }: Checked): readonly TestRow[] {
  return testNames.map((test, i) => {
    const count = counts[test] ?? 0;
    const open = gaps.filter((gap) => gap.test === test);
    const standing = count > 0 ? "found" : open.length > 0 ? "open" : "none";
    const own = findings.filter((finding) => finding.test === test);
    const lines = [
      ...(count > 0 ? [words.summary(count, pagesOf(own.flatMap(({ page }) => page ?? [])))] : []),
      ...open.map(({ reason, pages = [] }) => words.gapOn(words.gaps[reason], pagesOf(pages))),
      ...(test === "revisions" && standing === "none" && earlier > 0 ? [words.earlierSame(earlier)] : []),
    ];
    return { test, number: i + 1, standing, lines };
  });
}

/** Pages by number, at most six. */
function pagesOf(pages: readonly number[]): string {
  const all = [...new Set(pages)].sort((a, b) => a - b);
  return all.length > 0 ? words.pages(all.slice(0, 6), Math.max(0, all.length - 6)) : "";
}

/** The line that opens a finding. */
export function findingTitle({ cause, page, earlier }: Finding): string {
  const { title } = words.causes[cause];
  const placed = words.placed(page, page === undefined ? title.charAt(0).toUpperCase() + title.slice(1) : title);
  return earlier ? words.inEarlier(placed, earlier.number, earlier.of) : placed;
}

/** What to do, by urgency: stop, claw back, repair, check again. */
export const stepsOf = ({ cause }: Finding): readonly string[] => [
  words.steps.stop,
  words.steps.clawBack,
  ...words.causes[cause].fix,
  words.steps.verify,
];
