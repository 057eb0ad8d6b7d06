import { wallTime } from "content/wire/zoned-time.ts";
import { useRef } from "react";
import { Calculator, keepForm, useCalculator } from "web/instruments/frame/calculator.tsx";
import { WithLimits } from "web/instruments/frame/instrument.tsx";
import { Refusal } from "web/instruments/frame/refusal.tsx";
import { saveFile } from "web/instruments/frame/report.ts";
import type { Described } from "./answer.ts";
import { planAtRest, typedAtRest } from "./at-rest.ts";
import { Papers } from "./papers.tsx";
import type { Errors, TypedPlan } from "./plan.ts";
import { ExpiryList, FirstToGo, SettingsList, TaskList } from "./plan-answer.tsx";
import { isSamePlan, PlanCells, typedIn } from "./plan-cells.tsx";
import css from "./planner.module.css";
import { first72Hours as words } from "./words.ts";

/** What is deleted when, the tasks of three days, and the two papers for a hold. */
export function First72HoursInstrument() {
  const form = useRef<HTMLFormElement>(null);
  const { shown, fault, update, restart, withPart, preload } = useCalculator(form, calculation);
  const { described, typed, errors, isSpecimen } = shown;
  const change = () => {
    if (form.current) leaveSpecimen(form.current);
    update();
  };
  const saveCalendar = () => withPart(({ calendarOf }) => saveFile("first-72-hours.ics", "text/calendar", calendarOf(described.plan)));
  return (
    <Calculator
      name="first-72-hours"
      words={words}
      hasOwnLimits
      said={words.said(described.first.date, described.first.detail)}
      report={() => withPart(({ reportOn }) => reportOn(described.plan, typed, isSpecimen))}
      saves={[[words.saveCalendar, saveCalendar]]}
      onRestart={restart}
    >
      <form ref={form} className={css.plan} noValidate onInput={change} onFocus={preload} onSubmit={keepForm}>
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
    </Calculator>
  );
}

type Part = typeof import("./answer.ts");

/** The exhibit's state. The last plan stays while a cell cannot be read; `typed` is always current. */
type Shown = { readonly described: Described; readonly typed: TypedPlan; readonly errors: Errors; readonly isSpecimen: boolean };

const calculation = {
  load: () => import("./answer.ts"),
  typed: typedAtRest,
  shown: { described: planAtRest, typed: typedAtRest, errors: {}, isSpecimen: true } satisfies Shown,
  typedIn: (root: HTMLFormElement) => typedIn(root),
  isSame: isSamePlan,
  answer: (part: Part, typed: TypedPlan, last: Shown, isSpecimen: boolean): Shown => {
    const { described = last.described, errors } = part.answer(typed);
    return { described, typed, errors, isSpecimen };
  },
  firstCell: "input",
};

/** Typing another day leaves the specimen: its values in other cells are cleared, and the 72 hours begin now. Ticked sources stay. */
function leaveSpecimen(form: HTMLFormElement): void {
  const typed = typedIn(form);
  if (typed.event === typedAtRest.event) return;
  const { day, time } = wallTime(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone);
  const own = { leaving: "", began: `${day}T${time}`, matter: "", custodians: "" };
  for (const name of ["leaving", "began", "matter", "custodians"] as const) {
    const cell = form.elements.namedItem(name);
    if (typed[name] !== typedAtRest[name] || !(cell instanceof HTMLInputElement || cell instanceof HTMLTextAreaElement)) continue;
    cell.value = own[name];
  }
}
