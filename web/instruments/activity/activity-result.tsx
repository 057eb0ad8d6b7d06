import { count } from "content/specimen/count.ts";
import { useMemo, useState } from "react";
import type { ResultProps } from "web/instruments/frame/file-instrument.tsx";
import { labelOf, namesOf } from "web/instruments/frame/files-given.ts";
import { Fold } from "web/instruments/frame/fold.tsx";
import { LaterStatus } from "web/instruments/frame/later-status.tsx";
import frame from "web/instruments/frame/result.module.css";
import { type Reported, ResultActions, ResultTop, UnreadList } from "web/instruments/frame/result.tsx";
import { saveFile } from "web/instruments/frame/save-file.ts";
import { utcStamp } from "web/instruments/frame/stamps.ts";
import { type Sign, Standing } from "web/instruments/frame/standing.tsx";
import { Table } from "web/instruments/frame/table.tsx";
import { instrumentFrame } from "web/instruments/frame/words.ts";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import { AccountsFold } from "./accounts-fold.tsx";
import css from "./activity.module.css";
import type { ActivityOptions, ActivityOutcome } from "./activity-work.tsx";
import { askCsv, forgetLog } from "./ask-log.ts";
import { Chronology } from "./chronology.tsx";
import { readingNotes, reasonOf, verdictOf } from "./describe.ts";
import type { Finding } from "./finding.ts";
import { Findings } from "./findings.tsx";
import { HeatTable } from "./heat-table.tsx";
import type { Judged } from "./judge.ts";
import { activityOperations as sets } from "./operation-names.ts";
import { type TestName, testNames } from "./operations.ts";
import { SettingsCells } from "./settings-cells.tsx";
import { useJudged } from "./use-judged.ts";
import { activity } from "./words.ts";
import { activityResult as words } from "./words-result.ts";
import { activityUnread as unread } from "./words-unread.ts";
import { ZoneClock } from "./zone-clock.ts";

/** What the log says: the tests, the hours, the accounts, the findings with their rows, and a chronology of the ticked ones. */
export function ActivityResult({ outcome, options: { note }, isSpecimen, onRestart }: ResultProps<ActivityOutcome, ActivityOptions>) {
  const { judged, errors, isBusy, fault, change } = useJudged(outcome.judged);
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set());
  const { reading } = outcome;
  const { zone } = judged.settings;
  const clock = useMemo(() => new ZoneClock(zone, reading.first, reading.last), [zone, reading]);
  const verdict = verdictOf(judged);
  const files = reading.files.map(({ name }) => name);
  const tick = (key: string, isIn: boolean) => setWithout((now) => new Set(isIn ? [...now].filter((each) => each !== key) : [...now, key]));
  const findings = judged.tests.flatMap((test) => test.findings);
  // The tables are written by the worker, which has the log.
  const [failed, setFailed] = useState(false);
  const saveCsv = (name: string, left: readonly string[] | undefined) =>
    askCsv({ kind: "csv", settings: judged.settings, without: left }).then(
      (csv) => saveFile(name, "text/csv", csv),
      () => setFailed(true),
    );
  return (
    <div className={css.activity} aria-busy={isBusy}>
      <ResultTop
        label={labelCells(outcome)}
        title={verdict.title}
        notes={notesOf(outcome, judged.settings.person, clock, note)}
        words={words}
      >
        <TestsTable judged={judged} />
        <UnreadList title={unread.title} unread={reading.unread.map(({ name, reason }) => [name, unread.reasons[reason]])} />
      </ResultTop>
      <SettingsCells initial={outcome.judged.settings} people={judged.people} errors={errors} onChange={change} />
      {fault && (
        <p className={css.fault} role="alert">
          {instrumentFrame.faults[fault.kind].title("")} {instrumentFrame.faults[fault.kind].text}
        </p>
      )}
      <HeatTable heat={judged.heat} zone={zone} />
      <Findings judged={judged} clock={clock} files={files} without={without} onTick={tick} />
      {findings.length > 0 && <Chronology findings={findings.filter(({ key }) => !without.has(key))} clock={clock} files={files} />}
      <p className={classNames(text.mono, frame.onPaper, css.settings)}>
        {words.settingsSaid(judged.settings, Number.isNaN(judged.since) ? "" : clock.stamp(judged.since))}{" "}
        {instrumentFrame.made(utcStamp(outcome.ended), activity.version)}
      </p>
      <AccountsFold people={judged.people} clock={clock} />
      <OperationsFold />
      <ResultActions
        name="activity"
        version={activity.version}
        limits={words.limits}
        made={outcome.ended}
        note={failed && instrumentFrame.faults.unexpected.title("")}
        report={() => reportOf(outcome, judged, without, isSpecimen)}
        saves={[
          [words.saveChronology, () => saveCsv("chronology.csv", [...without])],
          [words.saveAll, () => saveCsv("records.csv", undefined)],
        ]}
        onRestart={() => {
          onRestart();
          forgetLog();
        }}
      />
      <LaterStatus>{verdict.plain}</LaterStatus>
    </div>
  );
}

function labelCells({ reading: { files, records }, digests }: ActivityOutcome) {
  const digest = files.length > 1 ? activity.digests : (digests[0] ?? activity.noDigest);
  return labelOf(activity.labelCells, [...namesOf(files, activity.fileCount), count(records), digest]);
}

function notesOf({ reading, judged }: ActivityOutcome, person: string, clock: ZoneClock, note?: string): readonly string[] {
  const { records, first, last } = reading;
  return [
    ...(note ? [note] : []),
    words.span(records, judged.people.total, clock.stamp(first), clock.stamp(last)),
    ...(person ? [words.only(person)] : []),
    ...readingNotes(reading),
  ];
}

/** The report: what was read and how, the settings, every test with what it found, the accounts, and the hours. */
function reportOf(outcome: ActivityOutcome, judged: Judged, without: ReadonlySet<string>, isSpecimen: boolean): Reported {
  const { reading, digests, began, ended } = outcome;
  const { files, unread, first, last, ...counts } = reading;
  return {
    made: new Date().toISOString(),
    specimen: isSpecimen,
    inputs: files.map(({ name, size }, i) => ({ name, size, sha256: digests[i] ?? null })),
    findings: {
      verdict: verdictOf(judged).plain,
      began: iso(began),
      ended: iso(ended),
      reading: { ...counts, first: iso(first), last: iso(last), rowsInFiles: files.map(({ rows }) => rows), notRead: unread },
      settings: judged.settings,
      tests: judged.tests.map(({ test, standing, looked, total, findings }) => ({
        test,
        standing,
        recordsRead: looked,
        found: total,
        shown: findings.map((finding) => findingOf(finding, !without.has(finding.key))),
      })),
      accounts: judged.people.list.map(({ first: from, last: to, ...person }) => ({ ...person, first: iso(from), last: iso(to) })),
      hours: daysOf(judged.heat),
    },
  };
}

const iso = (moment: number) => new Date(moment).toISOString();

const findingOf = ({ person, from, to, rows, lines, facts: { test: _, ...facts } }: Finding, inChronology: boolean) => ({
  account: person,
  from: iso(from),
  to: iso(to),
  records: rows.length,
  inChronology,
  ...facts,
  lines: lines.map(({ from: start, to: end, row, file, ...line }) => ({ from: iso(start), to: iso(end), ...line, firstRow: row, file })),
});

/** Days with records: the date in the zone, and 24 hourly counts. */
function daysOf({ first, counts }: Judged["heat"]) {
  return Array.from({ length: counts.length / 24 }, (_, i) => ({
    day: new Date((first + i) * 86_400_000).toISOString().slice(0, 10),
    records: Array.from(counts.subarray(i * 24, i * 24 + 24)),
  })).filter(({ records }) => records.some((n) => n > 0));
}

const reads = {
  downloads: sets.downloads,
  deletions: sets.deletions,
  rules: sets.rules,
  sharing: [...sets.links, ...sets.shared],
  networks: [...sets.signIns, ...sets.failedSignIns],
} as const satisfies Record<TestName, readonly string[]>;

/** The operations that each test reads, by the names of the log. */
function OperationsFold() {
  return (
    <Fold line={<h4>{words.operationsTitle}</h4>}>
      <dl className={css.operations}>
        {testNames.map((test) => (
          <div key={test}>
            <dt>{words.tests[test].title}</dt>
            <dd className={text.mono}>{reads[test].join(", ")}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}

const signs = { found: "ink", notFound: undefined, noRecords: "dashed", noDate: "dashed" } as const satisfies Record<
  string,
  Sign | undefined
>;

/** Every test, whether it found something, and in a line what or why not. */
function TestsTable({ judged: { tests, settings } }: { judged: Judged }) {
  return (
    <Table caption={words.testsTitle} columns={words.testColumns}>
      <tbody>
        {tests.map((test) => (
          <tr key={test.test}>
            <th scope="row">
              <b>{words.tests[test.test].title}</b>
              <small>{reasonOf(test, settings.minutes, settings.downloads)}</small>
            </th>
            <td className={text.mono}>{count(test.looked)}</td>
            <td>
              <Standing sign={signs[test.standing]}>{words.standings[test.standing]}</Standing>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
