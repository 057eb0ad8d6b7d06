import { useMemo, useState } from "react";
import { BagLabel } from "#app/instruments/frame/bag-label.tsx";
import { fileSize } from "#app/instruments/frame/file-size.ts";
import { Limits } from "#app/instruments/frame/instrument.tsx";
import { LaterStatus } from "#app/instruments/frame/later-status.tsx";
import { utcStamp } from "#app/instruments/frame/stamps.ts";
import { Verdict } from "#app/instruments/frame/verdict.tsx";
import { classNames } from "#app/ui/class-names.ts";
import text from "#app/ui/text.module.css";
import { activity } from "#content/instruments/activity.ts";
import { activityResult as words } from "#content/instruments/activity-result.ts";
import { instrumentFrame } from "#content/instruments/frame.ts";
import { count } from "#content/specimen/count.ts";
import { AccountsFold } from "./accounts-fold.tsx";
import css from "./activity.module.css";
import type { ActivityOutcome } from "./activity-work.tsx";
import { Chronology } from "./chronology.tsx";
import { readingNotes, verdictOf } from "./describe.ts";
import { Findings } from "./findings.tsx";
import { HeatTable } from "./heat-table.tsx";
import { OperationsFold } from "./operations-fold.tsx";
import { ResultActions } from "./result-actions.tsx";
import { SettingsCells } from "./settings-cells.tsx";
import { TestsTable } from "./tests-table.tsx";
import { UnreadFiles } from "./unread-files.tsx";
import { useJudged } from "./use-judged.ts";
import { ZoneClock } from "./zone-clock.ts";

type ActivityResultProps = { readonly outcome: ActivityOutcome; readonly note?: string; readonly onRestart: () => void };

/** What the log says: the tests, the hours, the accounts, the findings with their rows, and a chronology of the ticked ones. */
export function ActivityResult({ outcome, note, onRestart }: ActivityResultProps) {
  const { judged, errors, isBusy, fault, change } = useJudged(outcome.judged);
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set());
  const { reading } = outcome;
  const { zone } = judged.settings;
  const clock = useMemo(() => new ZoneClock(zone, reading.first, reading.last), [zone, reading]);
  const verdict = verdictOf(judged, reading.skipped.count);
  const files = reading.files.map(({ name }) => name);
  const tick = (key: string, isIn: boolean) => setWithout((now) => new Set(isIn ? [...now].filter((each) => each !== key) : [...now, key]));
  const findings = judged.tests.flatMap((test) => test.findings);
  return (
    <div aria-busy={isBusy}>
      <BagLabel top cells={labelOf(outcome)} />
      <div className={css.result}>
        <div>
          <Verdict title={verdict.title} notes={notesOf(outcome, judged.settings.person, clock, note)} />
          <TestsTable judged={judged} />
          <UnreadFiles unread={reading.unread} />
        </div>
        <Limits heading={words.limitsTitle} limits={words.limits} />
      </div>
      <SettingsCells initial={outcome.judged.settings} people={judged.people} errors={errors} onChange={change} />
      {fault && (
        <p className={css.fault} role="alert">
          {instrumentFrame.faults[fault.kind].title("")} {instrumentFrame.faults[fault.kind].text}
        </p>
      )}
      <HeatTable heat={judged.heat} zone={zone} />
      <Findings judged={judged} clock={clock} files={files} without={without} onTick={tick} />
      {findings.length > 0 && <Chronology findings={findings.filter(({ key }) => !without.has(key))} clock={clock} files={files} />}
      <p className={classNames(text.mono, css.onPaper)}>
        {words.settingsSaid(judged.settings, Number.isNaN(judged.since) ? "" : clock.stamp(judged.since))}{" "}
        {instrumentFrame.made(utcStamp(outcome.ended), activity.version)}
      </p>
      <AccountsFold people={judged.people} clock={clock} />
      <OperationsFold />
      <ResultActions outcome={outcome} judged={judged} without={without} isSpecimen={note !== undefined} onRestart={onRestart} />
      <LaterStatus>{verdict.plain}</LaterStatus>
    </div>
  );
}

function labelOf({ reading: { files, records }, digests }: ActivityOutcome) {
  const cells = activity.labelCells;
  const [only, ...others] = files;
  const isOne = others.length === 0;
  return [
    { term: cells.files, value: isOne ? (only?.name ?? "") : activity.fileCount(files.length) },
    { term: cells.size, value: fileSize(files.reduce((sum, { size }) => sum + size, 0)) },
    { term: cells.records, value: count(records) },
    { term: cells.digest, value: isOne ? (digests[0] ?? activity.noDigest) : activity.digests, wide: true },
  ];
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
