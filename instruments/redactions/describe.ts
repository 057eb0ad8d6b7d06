import {
  clawBack,
  lookFirst,
  readFirst,
  redactionTests,
  stop,
  verify,
  redactionsResult as words,
} from "content/instruments.ts";
import type { Checked, Looked } from "./check-file.ts";
import { type FileOutcome, type Finding, isToLookAt, type TestName } from "./finding.ts";
import * as sentences from "./sentences.ts";

/** The outcomes are in the order of the files; `ended` in milliseconds since 1970. */
export type RedactionsOutcome = {
  readonly files: readonly FileOutcome[];
  readonly ended: number;
  readonly verdict: Verdict;
};

export type Verdict = {
  readonly title: string;
  readonly plain: string;
  readonly notes: readonly string[];
};
export type TestRow = ReturnType<typeof testRows>[number];

const isTest = (name: string): name is TestName => name in redactionTests;
export const testNames: readonly TestName[] = Object.keys(redactionTests).filter(isTest);
export const testNumber = (test: TestName) => testNames.indexOf(test) + 1;

/**
 * What a test's finding means for the redactions: readable below a bar, hidden elsewhere, or
 * carried along by the file.
 */
const grades = {
  cover: "below",
  color: "hidden",
  picture: "below",
  ocr: "below",
  marks: "below",
  notes: "carried",
  layers: "hidden",
  edges: "hidden",
  revisions: "hidden",
  attachments: "carried",
  properties: "carried",
  scripts: "carried",
} as const satisfies Record<TestName, "below" | "hidden" | "carried">;

const plainOf = (title: string) => title.replaceAll("==", "");
const sureOf = ({ counts, looks }: Checked, test: TestName) =>
  (counts[test] ?? 0) - (looks[test] ?? 0);
const placesOf = (checked: Checked, grade: "below" | "hidden" | "carried") =>
  testNames.reduce((sum, test) => sum + (grades[test] === grade ? sureOf(checked, test) : 0), 0);
/**
 * Places that a person should look at: something is hidden there, and perhaps on purpose of another
 * kind.
 */
const looksOf = ({ looks }: Checked) =>
  testNames.reduce((sum, test) => sum + (looks[test] ?? 0), 0);

/** The grade of a finding, in words. */
export const gradeOf = (finding: Finding) =>
  isToLookAt(finding)
    ? words.grades.look
    : grades[finding.test] === "below"
      ? words.grades.below
      : words.grades.elsewhere;
const isOpen = ({ gaps, bars }: Checked) => bars.untested > 0 || gaps.length > 0;

/** The verdict of one file, or over several. */
export function verdictOf(files: readonly FileOutcome[]): Verdict {
  const [only, ...others] = files;
  if (only?.result.status === "checked" && others.length === 0)
    return fileVerdict(only.result.checked);
  const checked = files.flatMap(({ result }) =>
    result.status === "checked" ? result.checked : [],
  );
  const below = checked.filter((each) => placesOf(each, "below") > 0).length;
  const open = checked.filter(isOpen).length;
  const look = checked.filter((each) => looksOf(each) + placesOf(each, "hidden") > 0).length;
  const all = checked.length;
  const said =
    below > 0
      ? words.verdict.files(below, all)
      : look > 0
        ? words.verdict.filesLook(look, all)
        : open > 0
          ? words.verdict.filesOpen(open, all)
          : undefined;
  const title = said ?? words.verdict.filesNone(all);
  return { title, plain: plainOf(title), notes: [words.verdict.filesNote] };
}

/** First what is readable below bars, then the bars, then what else the file carries. */
export function fileVerdict(checked: Checked): Verdict {
  const { bars, counts, isRestricted, isPortfolio } = checked;
  const title = fileTitle(checked);
  const all = bars.holding + bars.empty + bars.untested;
  const also = testNames.filter((test) => grades[test] !== "below" && (counts[test] ?? 0) > 0);
  const open = testRows(checked).filter(({ standing }) => standing === "open").length;
  const notes = [
    ...(all > 0 ? [sentences.bars(all, bars.holding, bars.empty, bars.untested)] : []),
    ...(looksOf(checked) > 0 ? [words.verdict.lookNote] : []),
    ...(also.length > 0
      ? [
          sentences.also(
            also.map((test) => sentences.part(redactionTests[test].name, counts[test] ?? 0)),
          ),
        ]
      : []),
    ...(open > 0 ? [sentences.notTested(open)] : []),
    ...(placesOf(checked, "below") === 0 ? [words.verdict.person] : []),
    ...(isRestricted ? [words.verdict.restricted] : []),
    ...(isPortfolio ? [words.verdict.portfolio] : []),
  ];
  return { title, plain: plainOf(title), notes };
}

function fileTitle(checked: Checked): string {
  const [below, hidden] = [placesOf(checked, "below"), placesOf(checked, "hidden")];
  const { holding, empty, untested } = checked.bars;
  if (below > 0) return words.verdict.below(below);
  if (hidden > 0) return words.verdict.hidden(hidden);
  if (looksOf(checked) > 0) return words.verdict.look(looksOf(checked));
  if (untested > 0) return words.verdict.untested(untested, holding + empty + untested);
  return isOpen(checked) ? words.verdict.open : sentences.none(empty);
}

/** A file's row in the table of a batch; `index` is its place among the given files. */
export type BatchRow = ReturnType<typeof batchRows>[number];

/**
 * The files, the gravest first: readable below bars, hidden elsewhere, not read, not wholly tested,
 * the rest.
 */
export function batchRows(files: readonly FileOutcome[]) {
  const gravity = ({ result }: FileOutcome) => {
    if (result.status === "refused") return 2;
    const { checked } = result;
    if (placesOf(checked, "below") > 0) return 4 + placesOf(checked, "below");
    if (placesOf(checked, "hidden") > 0) return 3;
    if (looksOf(checked) > 0) return 2.5;
    return isOpen(checked) ? 1 : placesOf(checked, "carried") > 0 ? 0.5 : 0;
  };
  return files
    .map((file, index) => ({ file, index }))
    .toSorted((a, b) => gravity(b.file) - gravity(a.file))
    .map(({ file: { name, result }, index }) => {
      if (result.status === "refused") return { index, name, result: words.batch.unread };
      const { checked } = result;
      const { holding, empty, untested } = checked.bars;
      const other = placesOf(checked, "hidden") + placesOf(checked, "carried") + looksOf(checked);
      const verdict = plainOf(fileTitle(checked));
      const places = placesOf(checked, "below");
      const isUnknown = places === 0 && checked.gaps.some(({ test }) => grades[test] === "below");
      return {
        index,
        name,
        below: isUnknown ? undefined : places,
        bars: holding + empty + untested,
        other,
        result: verdict,
      };
    });
}

/** All tests in their order. */
export function testRows(checked: Checked) {
  const { findings, counts, unsure, gaps, earlier } = checked;
  return testNames.map((test, i) => {
    const count = counts[test] ?? 0;
    const open = gaps.filter((gap) => gap.test === test);
    const standing =
      count > (unsure[test] ?? 0)
        ? ("found" as const)
        : count > 0
          ? ("look" as const)
          : open.length > 0
            ? ("open" as const)
            : ("none" as const);
    const own = findings.filter((finding) => finding.test === test);
    const lines = [
      ...(count > 0
        ? [sentences.summary(count, pagesOf(own.flatMap(({ page }) => page ?? [])))]
        : []),
      ...open.map(({ reason, pages = [] }) => sentences.gapOn(words.gaps[reason], pagesOf(pages))),
      ...(test === "revisions" && standing === "none" && earlier > 0
        ? [words.earlierSame(earlier)]
        : []),
    ];
    return { test, number: i + 1, standing, lines };
  });
}

/** Pages by number, at most six. */
function pagesOf(pages: readonly number[]): string {
  const all = [...new Set(pages)].sort((a, b) => a - b);
  return all.length > 0 ? sentences.pages(all.slice(0, 6), Math.max(0, all.length - 6)) : "";
}

/** Where a word was found, in one line. */
export function lookedPlaces({ places }: Looked): string {
  const on = (where: "seen" | "hidden") =>
    pagesOf(places.flatMap((place) => (place.where === where ? (place.page ?? []) : [])));
  const versions = new Set(places.flatMap(({ version }) => version ?? []));
  const has = (where: "carried" | "left") => places.some((place) => place.where === where);
  const parts = [
    ...(on("hidden") ? [words.looked.hidden(on("hidden"))] : []),
    ...(on("seen") ? [words.looked.seen(on("seen"))] : []),
    ...[...versions].map(words.looked.version),
    ...(["carried", "left"] as const).flatMap((where) => (has(where) ? [words.looked[where]] : [])),
  ];
  return parts.join("; ") || words.looked.none;
}

/** The line that opens a finding. */
export function findingTitle({ cause, page, earlier }: Finding): string {
  const { title } = words.causes[cause];
  const placed = sentences.placed(
    page,
    page === undefined ? title.charAt(0).toUpperCase() + title.slice(1) : title,
  );
  return earlier ? words.inEarlier(placed, earlier.number, earlier.of) : placed;
}

/** What nearly every file has: its title, the names of its chapters. */
const usual: ReadonlySet<Finding["cause"]> = new Set(["property", "bookmark", "destination"]);

/** What to do, by urgency: stop, claw back, repair, check again; or to look or read first. */
export function stepsOf(finding: Finding): readonly string[] {
  const first = isToLookAt(finding)
    ? [lookFirst]
    : usual.has(finding.cause)
      ? [readFirst]
      : [stop, clawBack];
  return [...first, words.causes[finding.cause].fix, verify];
}

/** A hash in groups of eight digits. */
export const hashWords = (sha256: string) => sha256.replace(/.{8}(?=.)/g, "$& ");

/**
 * Recovered words are included only on request, because reports are passed on more easily than
 * files.
 */
export function redactionsReport(
  { files, verdict }: Pick<RedactionsOutcome, "files" | "verdict">,
  withWords: boolean,
) {
  return {
    inputs: files.map(({ name, size, sha256 }) => ({ name, size, sha256 })),
    findings: {
      verdict: verdict.plain,
      withWords,
      files: files.map((file) => fileFindings(file, withWords)),
    },
  };
}

function fileFindings({ name, result }: FileOutcome, withWords: boolean) {
  if (result.status === "refused") return { name, refused: result.reason };
  const { pages, bars, findings, counts, earlier, looked, isRestricted, isPortfolio } =
    result.checked;
  return {
    name,
    verdict: fileVerdict(result.checked).plain,
    notes: fileVerdict(result.checked).notes,
    pages,
    bars,
    ...(withWords && looked.length > 0 ? { lookedFor: looked } : {}),
    earlierVersions: earlier,
    isRestricted,
    isPortfolio,
    tests: testRows(result.checked).map(({ test, number, standing, lines }) => ({
      number,
      test,
      name: redactionTests[test].name,
      result: words.standings[standing],
      count: counts[test] ?? 0,
      notes: lines,
    })),
    findings: findings.map((finding) => findingOf(finding, withWords)),
  };
}

function findingOf(finding: Finding, withWords: boolean) {
  const { test, cause, page, box, words: recovered, about, earlier } = finding;
  return {
    test,
    cause,
    title: findingTitle(finding),
    grade: gradeOf(finding),
    ...(page === undefined ? {} : { page }),
    ...(box ? { box: box.map((value) => Math.round(value * 100) / 100) } : {}),
    ...(withWords
      ? { words: recovered, ...(about ? { about } : {}) }
      : { letters: recovered.length }),
    ...(earlier ? { earlierVersion: earlier } : {}),
    todo: stepsOf(finding),
  };
}
