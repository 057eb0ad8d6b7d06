import {
  activity,
  instrumentFrame,
  activityUnread as unread,
  activityResult as words,
} from "content/instruments.ts";
import { count } from "content/numbers.ts";
import {
  type ActivityOutcome,
  readingNotes,
  reasonOf,
  verdictOf,
} from "instruments/activity/describe.ts";
import type { Heat, Judged } from "instruments/activity/judge.ts";
import { logTests, operationNames, testNames } from "instruments/activity/operations.ts";
import type { ActivityOptions } from "instruments/activity/options.ts";
import type { People } from "instruments/activity/people-of.ts";
import {
  readSettings,
  type SettingErrors,
  type Settings,
} from "instruments/activity/read-settings.ts";
import { report } from "instruments/activity/report.ts";
import * as sentences from "instruments/activity/sentences.ts";
import { type ZoneClock, zoneClock } from "instruments/activity/zone-clock.ts";
import { faultTitle } from "instruments/frame/fault.ts";
import { utcStamp } from "instruments/frame/report.ts";
import { versions } from "instruments/names.ts";
import { useMemo, useState } from "react";
import { labelOf, namesOf } from "web/instruments/frame/bag-label.ts";
import cells from "web/instruments/frame/calculator.module.css";
import { Cell, control, FigureCell } from "web/instruments/frame/calculator.tsx";
import type { ResultProps } from "web/instruments/frame/file-instrument.tsx";
import { Fold } from "web/instruments/frame/fold.tsx";
import result from "web/instruments/frame/result.module.css";
import {
  LaterStatus,
  ResultActions,
  ResultTop,
  type Sign,
  Standing,
  Table,
  UnreadList,
} from "web/instruments/frame/result.tsx";
import { saveFile } from "web/instruments/frame/save-report.ts";
import { useAnswer, useLater } from "web/instruments/frame/use-answer.ts";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import css from "./activity.module.css";
import { askCsv, askJudged, forgetLog } from "./ask-log.ts";
import { AccountsFold, Chronology, Findings } from "./findings.tsx";

/**
 * What the log says: the tests, the hours, the accounts, the findings with their rows, and a
 * chronology of the ticked ones.
 */
export function ActivityResult({
  outcome,
  note,
  isSpecimen,
  onRestart,
}: ResultProps<ActivityOutcome, Partial<ActivityOptions>>) {
  const { answer: judged, again, stop, isBusy, fault } = useAnswer(outcome.judged, askJudged);
  const [errors, setErrors] = useState<SettingErrors>({});
  const later = useLater((settings: Settings | undefined) => settings && again(settings));
  const change = (form: HTMLFormElement) => {
    const given = new FormData(form);
    const typed = readSettings((name) => String(given.get(name) ?? ""));
    setErrors(typed.errors);
    // An answer that is still on its way is to other settings.
    stop();
    later(typed.settings);
  };
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set());
  const { reading } = outcome;
  const { zone } = judged.settings;
  const clock = useMemo(() => zoneClock(zone), [zone]);
  const verdict = verdictOf(judged, reading.skipped.count, reading.unread.length);
  const files = reading.files.map(({ name }) => name);
  const tick = (key: string, isIn: boolean) =>
    setWithout((now) => new Set(isIn ? [...now].filter((each) => each !== key) : [...now, key]));
  const findings = judged.tests.flatMap((test) => test.findings);
  // The tables are written by the worker, which has the log.
  const [failed, setFailed] = useState(false);
  const saveCsv = (name: string, left: readonly string[] | undefined) =>
    askCsv(judged.settings, left).then(
      (csv) => saveFile(name, "text/csv", csv),
      () => setFailed(true),
    );
  return (
    <div aria-busy={isBusy}>
      <ResultTop
        label={labelCells(outcome)}
        title={verdict.title}
        notes={notesOf(outcome, judged.settings.person, clock, note)}
        words={words}
      >
        <TestsTable judged={judged} />
        <UnreadList
          title={unread.title}
          unread={reading.unread.map(({ name, reason }) => [name, unread.reasons[reason]])}
        />
      </ResultTop>
      <SettingsCells
        initial={outcome.judged.settings}
        people={judged.people}
        errors={errors}
        onChange={change}
      />
      {fault && (
        <p className={classNames(result.more, result.fault)} role="alert">
          {faultTitle(fault.kind)} {instrumentFrame.faults[fault.kind].text}
        </p>
      )}
      <HeatTable heat={judged.heat} zone={zone} />
      <Findings judged={judged} clock={clock} files={files} without={without} onTick={tick} />
      {findings.length > 0 && (
        <Chronology
          findings={findings.filter(({ key }) => !without.has(key))}
          clock={clock}
          files={files}
        />
      )}
      <p className={classNames(text.mono, result.onPaper)}>
        {sentences.settingsSaid(
          judged.settings,
          Number.isNaN(judged.since) ? "" : clock.stamp(judged.since),
        )}{" "}
        {instrumentFrame.made(utcStamp(outcome.ended), versions.activity)}
      </p>
      <AccountsFold people={judged.people} clock={clock} />
      <OperationsFold />
      <ResultActions
        name="activity"
        limits={words.limits}
        made={outcome.ended}
        note={failed && faultTitle("unexpected")}
        report={() => ({
          made: Date.now(),
          specimen: isSpecimen,
          ...report(undefined, outcome, judged, without),
        })}
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
  const digest =
    files.length > 1 ? instrumentFrame.digests : (digests[0] ?? instrumentFrame.noDigest);
  return labelOf(activity.labelCells, [...namesOf(files), count(records), digest]);
}

function notesOf(
  { reading, judged }: ActivityOutcome,
  person: string,
  clock: ZoneClock,
  note?: string,
): readonly string[] {
  const { records, first, last } = reading;
  return [
    ...(note ? [note] : []),
    sentences.logSpan(records, judged.people.total, clock.stamp(first), clock.stamp(last)),
    ...(person ? [words.only(person)] : []),
    ...readingNotes(reading),
  ];
}

/** The operations that each test reads, by the names of the log. */
function OperationsFold() {
  return (
    <Fold line={<h4>{words.operationsTitle}</h4>} className={text.offPaper}>
      <dl className={result.lines}>
        {testNames.map((test) => (
          <div key={test}>
            <dt>
              <b>{words.tests[test].title}</b>
            </dt>
            <dd className={text.mono}>
              {logTests[test].reads.flatMap((set) => operationNames[set]).join(", ")}
            </dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}

const signs: Readonly<Record<string, Sign | undefined>> = {
  found: "ink",
  noRecords: "dashed",
  noDate: "dashed",
};

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

type SettingsCellsProps = {
  readonly initial: Settings;
  readonly people: People;
  readonly errors: SettingErrors;
  readonly onChange: (form: HTMLFormElement) => void;
};

/** What changes the result without reading the log again. */
function SettingsCells({ initial, people, errors, onChange }: SettingsCellsProps) {
  const zones = useMemo(() => zonesWith(initial.zone), [initial.zone]);
  const figure = (number: number, name: "downloads" | "minutes" | "days") => (
    <FigureCell
      number={number}
      name={name}
      idPrefix="activity"
      {...words.cells[name]}
      error={errors[name]}
      defaultValue={`${initial[name]}`}
    />
  );
  return (
    <form
      className={classNames(cells.cells, result.part, text.offPaper, css.cells)}
      noValidate
      aria-label={words.cells.title}
      onInput={({ currentTarget }) => onChange(currentTarget)}
      onSubmit={(event) => event.preventDefault()}
    >
      <Cell id={idOf("zone")} number={1} {...words.cells.zone}>
        <select {...control(idOf("zone"), "zone")} defaultValue={initial.zone}>
          {zones.map((zone) => (
            <option key={zone}>{zone}</option>
          ))}
        </select>
      </Cell>
      <Cell
        id={idOf("person")}
        number={2}
        label={words.cells.person.label}
        hint={words.cells.person.hint}
      >
        <select {...control(idOf("person"), "person")} defaultValue={initial.person}>
          <option value="">{words.cells.person.all}</option>
          {people.list.map(({ user }) => (
            <option key={user}>{user}</option>
          ))}
        </select>
      </Cell>
      <Cell
        id={idOf("since")}
        className={classNames(cells.cell, css.small)}
        number={3}
        {...words.cells.since}
        error={errors.since}
      >
        <input
          {...control(idOf("since"), "since", errors.since)}
          type="datetime-local"
          max="2999-12-31T23:59"
          defaultValue={initial.since}
        />
      </Cell>
      {figure(4, "downloads")}
      {figure(5, "minutes")}
      <Cell
        id={idOf("withOpened")}
        number={6}
        label={words.cells.withOpened.label}
        hint={words.cells.withOpened.hint}
      >
        <select {...control(idOf("withOpened"), "withOpened")} defaultValue="no">
          <option value="no">{words.cells.withOpened.no}</option>
          <option value="yes">{words.cells.withOpened.yes}</option>
        </select>
      </Cell>
      <Cell
        id={idOf("domains")}
        className={classNames(cells.cell, css.small)}
        number={7}
        {...words.cells.domains}
        error={errors.domains}
      >
        <input
          {...control(idOf("domains"), "domains", errors.domains)}
          autoComplete="off"
          spellCheck={false}
          defaultValue={initial.domains.join(", ")}
        />
      </Cell>
      {figure(8, "days")}
    </form>
  );
}

const idOf = (name: string) => `activity-${name}`;

/** UTC and the chosen zone first, then all that the browser knows. */
const zonesWith = (zone: string) => [
  ...new Set([zone, "UTC", ...Intl.supportedValuesOf("timeZone")]),
];

/** A cell has no room for five digits; the report has them. */
const short = new Intl.NumberFormat("en-US", { notation: "compact" });
const hours = Array.from({ length: 24 }, (_, hour) => hour);

/**
 * A month by day and hour: the more records, the darker. The month with most records is shown
 * first.
 */
function HeatTable({ heat, zone }: { heat: Heat; zone: string }) {
  const [chosen, choose] = useState<string>();
  const months = heatMonths(heat);
  const fullest = months.toSorted((a, b) => b.records - a.records)[0];
  const month = months.find(({ name }) => name === chosen) ?? fullest;
  if (!month) return null;
  const most = Math.max(1, ...month.days.map(({ most: inDay }) => inDay));
  return (
    <div className={classNames(result.part, text.offPaper)}>
      <h4>{words.heat.title}</h4>
      <div className={result.fields}>
        <label>
          {words.heat.month}
          <select value={month.name} onChange={({ currentTarget }) => choose(currentTarget.value)}>
            {months.map(({ name, records }) => (
              <option key={name} value={name}>
                {words.heat.months(name, records)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <table className={classNames(text.mono, css.heat)}>
        <caption className={text.hidden}>{words.heat.label(zone)}</caption>
        <thead>
          <tr>
            <th scope="col">{words.heat.day}</th>
            {hours.map((hour) => (
              <th key={hour} scope="col">
                {String(hour).padStart(2, "0")}
              </th>
            ))}
            <th scope="col">{words.heat.total}</th>
          </tr>
        </thead>
        <tbody>
          {month.days.map((day) => (
            <Day key={day.name} day={day} most={most} />
          ))}
        </tbody>
      </table>
      <p className={text.mono}>{words.heat.note(zone)}</p>
    </div>
  );
}

function Day({
  day: { name, hours: counts, records, isWeekend },
  most,
}: {
  day: ReturnType<typeof heatDay>;
  most: number;
}) {
  return (
    <tr data-weekend={isWeekend ? "" : undefined}>
      <th scope="row">{name}</th>
      {hours.map((hour) => {
        const n = counts[hour] ?? 0;
        return (
          <td key={hour} data-level={levelOf(n, most)}>
            <span>{n < 10_000 ? n : short.format(n)}</span>
          </td>
        );
      })}
      <td>{count(records)}</td>
    </tr>
  );
}

const DAY = 86_400_000;
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-US", { timeZone: "UTC", ...options });
const monthName = format({ year: "numeric", month: "long" });
const weekday = format({ weekday: "short" });

/** A day of the table: its name as “Wed 18”, its records by hour, the fullest hour. */
function heatDay({ first, counts }: Heat, at: number) {
  const date = new Date((first + at) * DAY);
  const hours = counts.subarray(at * 24, at * 24 + 24);
  const records = hours.reduce((sum, n) => sum + n, 0);
  const name = `${weekday.format(date)} ${date.getUTCDate()}`;
  return {
    month: monthName.format(date),
    name,
    hours,
    records,
    most: Math.max(...hours),
    isWeekend: date.getUTCDay() % 6 === 0,
  };
}

/** The months with records, each with all days within the log. */
function heatMonths(heat: Heat) {
  const days = Array.from({ length: heat.counts.length / 24 }, (_, at) => heatDay(heat, at));
  return [...Map.groupBy(days, ({ month }) => month)]
    .map(([name, days]) => ({
      name,
      days,
      records: days.reduce((sum, { records }) => sum + records, 0),
    }))
    .filter(({ records }) => records > 0);
}

/** The shade of an hour, 0 to 4. The logarithm separates 1 from 0, and 50 from 500. */
function levelOf(records: number, most: number): number {
  if (records === 0) return 0;
  return most === 1 ? 4 : 1 + Math.round((3 * Math.log(records)) / Math.log(most));
}
