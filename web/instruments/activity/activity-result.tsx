import { count } from "content/specimen/count.ts";
import { useEffect, useMemo, useRef, useState } from "react";
import { type Fault, faultOf } from "web/instruments/frame/fault.ts";
import type { ResultProps } from "web/instruments/frame/file-instrument.tsx";
import { labelOf, namesOf } from "web/instruments/frame/files.ts";
import { Fold } from "web/instruments/frame/fold.tsx";
import { saveFile, utcStamp } from "web/instruments/frame/report.ts";
import frame from "web/instruments/frame/result.module.css";
import { LaterStatus, ResultActions, ResultTop, type Sign, Standing, UnreadList } from "web/instruments/frame/result.tsx";
import { Table } from "web/instruments/frame/table.tsx";
import { instrumentFrame } from "web/instruments/frame/words.ts";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import { AccountsFold } from "./accounts-fold.tsx";
import css from "./activity.module.css";
import { activityReport } from "./activity-report.ts";
import type { ActivityOptions, ActivityOutcome } from "./activity-work.tsx";
import { askCsv, askJudged, forgetLog } from "./ask-log.ts";
import { Chronology } from "./chronology.tsx";
import { readingNotes, reasonOf, verdictOf } from "./describe.ts";
import { Findings } from "./findings.tsx";
import { HeatTable } from "./heat-table.tsx";
import type { Judged } from "./judge.ts";
import { operationNames, testNames, testReads } from "./operations.ts";
import { readSettings, type SettingErrors } from "./read-settings.ts";
import { SettingsCells } from "./settings-cells.tsx";
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
  const verdict = verdictOf(judged, reading.skipped.count);
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
        report={() => activityReport(outcome, judged, without, isSpecimen)}
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

/** The operations that each test reads, by the names of the log. */
function OperationsFold() {
  return (
    <Fold line={<h4>{words.operationsTitle}</h4>}>
      <dl className={css.operations}>
        {testNames.map((test) => (
          <div key={test}>
            <dt>{words.tests[test].title}</dt>
            <dd className={text.mono}>{testReads[test].flatMap((set) => operationNames[set]).join(", ")}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}

const signs: Readonly<Record<string, Sign | undefined>> = { found: "ink", noRecords: "dashed", noDate: "dashed" };

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

/** How long typing pauses before the tests are made again. */
const PAUSE_MS = 400;

/** The result, and `change` for the form. The last result stays until the worker has a new one, or while a cell cannot be read. */
function useJudged(first: Judged) {
  const [judged, setJudged] = useState(first);
  const [errors, setErrors] = useState<SettingErrors>({});
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<Fault>();
  const turn = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (form: HTMLFormElement) => {
    const { settings, errors: found } = readSettings(new FormData(form));
    setErrors(found);
    clearTimeout(timer.current);
    turn.current += 1;
    const mine = turn.current;
    if (!settings) return;
    timer.current = setTimeout(async () => {
      setIsBusy(true);
      try {
        const next = await askJudged({ kind: "judge", settings });
        if (mine === turn.current) setJudged(next);
        setFault(undefined);
      } catch (error) {
        setFault(faultOf(error));
      }
      setIsBusy(false);
    }, PAUSE_MS);
  };
  return { judged, errors, isBusy, fault, change };
}
