import { limitText, saveReport } from "web/instruments/frame/report.ts";
import { redactions as words } from "web/instruments/redactions/words.ts";
import { redactionsResult } from "web/instruments/redactions/words-result.ts";
import { redactionTests } from "web/instruments/redactions/words-tests.ts";
import { fileVerdict, findingTitle, stepsOf, testRows } from "./describe.ts";
import type { FileOutcome, Finding } from "./finding.ts";
import type { RedactionsOutcome } from "./redactions-work.tsx";

/** Saves the report. */
export function saveRedactions(outcome: RedactionsOutcome, withWords: boolean, isSpecimen: boolean): void {
  saveReport({
    instrument: "redactions",
    version: words.version,
    made: new Date(outcome.ended).toISOString(),
    specimen: isSpecimen,
    ...redactionsReport(outcome, withWords),
    limits: redactionsResult.limits.map(limitText),
  });
}

/** Recovered words are included only on request, because reports are passed on more easily than files. */
export function redactionsReport({ files, verdict }: Pick<RedactionsOutcome, "files" | "verdict">, withWords: boolean) {
  return {
    inputs: files.map(({ name, size, sha256 }) => ({ name, size, sha256 })),
    findings: { verdict: verdict.plain, withWords, files: files.map((file) => fileFindings(file, withWords)) },
  };
}

function fileFindings({ name, result }: FileOutcome, withWords: boolean) {
  if (result.status === "refused") return { name, refused: result.reason };
  const { pages, bars, findings, counts, earlier, looked, isRestricted, isPortfolio } = result.checked;
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
      result: redactionsResult.standings[standing],
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
    ...(page === undefined ? {} : { page }),
    ...(box ? { box: box.map((value) => Math.round(value * 100) / 100) } : {}),
    ...(withWords ? { words: recovered, ...(about ? { about } : {}) } : { letters: recovered.length }),
    ...(earlier ? { earlierVersion: earlier } : {}),
    todo: stepsOf(finding),
  };
}
