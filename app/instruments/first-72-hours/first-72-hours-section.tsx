import { Actions, Instrument, WithLimits } from "#app/instruments/frame/instrument.tsx";
import { LaterStatus } from "#app/instruments/frame/later-status.tsx";
import { printInstrument } from "#app/instruments/frame/print-instrument.ts";
import { Refusal } from "#app/instruments/frame/refusal.tsx";
import { saveFile } from "#app/instruments/frame/save-file.ts";
import { instrumentFrame } from "#app/instruments/frame/words.ts";
import type { SectionProps } from "#app/layout/sheet.tsx";
import { Button } from "#app/ui/button.tsx";
import { ExpiryList } from "./expiry-list.tsx";
import { FirstToGo } from "./first-to-go.tsx";
import { Papers } from "./papers.tsx";
import { PlanCells } from "./plan-cells.tsx";
import css from "./planner.module.css";
import { SettingsList } from "./settings-list.tsx";
import { TaskList } from "./task-list.tsx";
import { usePlan } from "./use-plan.ts";
import { first72Hours as words } from "./words.ts";

/** What is deleted when, the tasks of three days, and the two papers for a hold. */
export function First72HoursSection({ label }: SectionProps) {
  const { form, shown, fault, update, restart, withPart, preload } = usePlan();
  const { described, typed, errors, isSpecimen } = shown;
  const saveReport = () => withPart(({ reportOn }) => reportOn(described.plan, typed, isSpecimen));
  const saveCalendar = () => withPart(({ calendarOf }) => saveFile("first-72-hours.ics", "text/calendar", calendarOf(described.plan)));
  return (
    <Instrument id="first-72-hours" label={label} words={words}>
      <form ref={form} className={css.plan} noValidate onInput={update} onFocus={preload} onSubmit={(event) => event.preventDefault()}>
        <div className={css.planner} data-apart="">
          <PlanCells errors={errors} />
          <FirstToGo {...shown} />
        </div>
        {fault && <Refusal fault={fault} onAgain={update} />}
        <div className={css.listed} data-apart="">
          <WithLimits heading={words.limitsTitle} limits={words.limits}>
            <ExpiryList {...described} />
          </WithLimits>
        </div>
        <SettingsList {...described} errors={errors} />
        <TaskList tasks={described.tasks} names={typed.names} />
        <Papers plan={described.plan} typed={typed} />
      </form>
      <Actions>
        <Button small onClick={saveReport}>
          {instrumentFrame.saveReport}
        </Button>
        <Button small line onClick={saveCalendar}>
          {words.saveCalendar}
        </Button>
        <Button small line onClick={() => printInstrument("first-72-hours")}>
          {instrumentFrame.print}
        </Button>
        <Button small line onClick={restart}>
          {instrumentFrame.again}
        </Button>
      </Actions>
      <LaterStatus>{words.said(described.first.date, described.first.detail)}</LaterStatus>
    </Instrument>
  );
}
