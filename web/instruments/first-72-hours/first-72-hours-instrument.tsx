import { longDay } from "content/calendar-day.ts";
import { first72Hours as words } from "content/instruments.ts";
import { retentionSources } from "content/retention-clocks.ts";
import { wallTime } from "content/wire/zoned-time.ts";
import type { Described } from "instruments/first-72-hours/answer.ts";
import { planAtRest, typedAtRest } from "instruments/first-72-hours/at-rest.ts";
import type { Errors, Plan, TypedPlan } from "instruments/first-72-hours/plan.ts";
import { type ComponentProps, useRef } from "react";
import cells from "web/instruments/frame/calculator.module.css";
import {
  Calculator,
  Cell,
  control,
  keepForm,
  useCalculator,
} from "web/instruments/frame/calculator.tsx";
import { Fold } from "web/instruments/frame/fold.tsx";
import frame from "web/instruments/frame/frame.module.css";
import { Limits } from "web/instruments/frame/instrument.tsx";
import result from "web/instruments/frame/result.module.css";
import { CopyButton, Facts } from "web/instruments/frame/result.tsx";
import { printInstrument, saveFile } from "web/instruments/frame/save-report.ts";
import { Refusal } from "web/instruments/frame/task-body.tsx";
import { Button } from "web/parts/button.tsx";
import { classNames } from "web/parts/class-names.ts";
import field from "web/parts/field.module.css";
import { Numbered } from "web/parts/field.tsx";
import { RichText } from "web/parts/rich-text.tsx";
import rows from "web/parts/rows.module.css";
import text from "web/parts/text.module.css";
import { holdWords } from "./hold-words.ts";
import { ExpiryList, FirstToGo, SettingsList, TaskList } from "./plan-answer.tsx";
import css from "./planner.module.css";

/** What is deleted when, the tasks of three days, and the two papers for a hold. */
export function First72HoursInstrument() {
  const form = useRef<HTMLFormElement>(null);
  const { shown, fault, update, restart, withPart, preload } = useCalculator(form, calculation);
  const { described, typed, errors, isSpecimen } = shown;
  const change = () => {
    if (form.current) leaveSpecimen(form.current);
    update();
  };
  const saveCalendar = () =>
    withPart(({ calendarOf }) =>
      saveFile("first-72-hours.ics", "text/calendar", calendarOf(described.plan)),
    );
  return (
    <Calculator
      name="first-72-hours"
      words={words}
      hasOwnLimits
      said={words.said(described.first.date, described.first.detail)}
      report={() =>
        withPart(({ report }) => ({ specimen: isSpecimen, ...report(described.plan, typed) }))
      }
      saves={[[words.saveCalendar, saveCalendar]]}
      onRestart={restart}
    >
      <form
        ref={form}
        className={css.plan}
        noValidate
        onInput={change}
        onFocus={preload}
        onSubmit={keepForm}
      >
        <div className={cells.calculator} data-apart="">
          <PlanCells errors={errors} />
          <FirstToGo {...shown} />
        </div>
        {fault && <Refusal fault={fault} onAgain={update} />}
        <div className={classNames(result.part, frame.two, css.listed)} data-apart="">
          <ExpiryList {...described} />
          <Limits heading={words.limitsTitle} limits={words.limits} />
        </div>
        <SettingsList {...described} errors={errors} />
        <TaskList tasks={described.tasks} names={typed.names} />
        <Papers plan={described.plan} typed={typed} />
      </form>
    </Calculator>
  );
}

type Part = typeof import("instruments/first-72-hours/answer.ts");

/**
 * The exhibit's state. The last plan stays while a cell cannot be read; `typed` is always current.
 */
type Shown = {
  readonly described: Described;
  readonly typed: TypedPlan;
  readonly errors: Errors;
  readonly isSpecimen: boolean;
};

const calculation = {
  load: () => import("instruments/first-72-hours/answer.ts"),
  get typed(): TypedPlan {
    return typedAtRest;
  },
  get shown(): Shown {
    return { described: planAtRest, typed: typedAtRest, errors: {}, isSpecimen: true };
  },
  typedIn: (root: HTMLFormElement) => typedIn(root),
  isSame: (a: TypedPlan, b: TypedPlan) => keyText(a) === keyText(b),
  answer: (part: Part, typed: TypedPlan, last: Shown, isSpecimen: boolean): Shown => {
    const { described = last.described, errors } = part.answer(typed);
    return { described, typed, errors, isSpecimen };
  },
  firstCell: "input",
};

/**
 * Typing another day leaves the specimen: its values in other cells are cleared, and the 72 hours
 * begin now. Ticked sources stay.
 */
function leaveSpecimen(form: HTMLFormElement): void {
  const typed = typedIn(form);
  if (typed.event === typedAtRest.event) return;
  const { day, time } = wallTime(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone);
  const own = { leaving: "", began: `${day}T${time}`, matter: "", custodians: "" };
  for (const name of ["leaving", "began", "matter", "custodians"] as const) {
    const cell = form.elements.namedItem(name);
    if (
      typed[name] !== typedAtRest[name] ||
      !(cell instanceof HTMLInputElement || cell instanceof HTMLTextAreaElement)
    )
      continue;
    cell.value = own[name];
  }
}

const NOTICE_ID = "first-72-hours-notice";
const REGISTER_ID = "first-72-hours-register";

type PapersProps = { readonly plan: Plan; readonly typed: TypedPlan };

/** Hold notice and custodian register, printed separately. */
function Papers({ plan, typed }: PapersProps) {
  const custodians = typed.custodians.split("\n").filter((name) => name.trim() !== "");
  const paragraphs = noticeWords(plan);
  return (
    <div className={classNames(result.part, text.offPaper)}>
      <h4>{words.sheets.show}</h4>
      <p className={text.sub}>{words.sheets.note}</p>
      <p>
        <RichText>{words.sheets.guides}</RichText>
      </p>
      <div className={classNames(cells.cells, css.cells)}>
        <PlanCell
          number={5}
          name="matter"
          type="text"
          defaultValue={typedAtRest.matter}
          wide
          {...words.cells.matter}
        />
        <PlanCell
          number={6}
          name="custodians"
          defaultValue={typedAtRest.custodians}
          wide
          {...words.cells.custodians}
        />
      </div>
      <Fold line={words.sheets.notice.title}>
        <div className={result.buttons}>
          <Button small onClick={() => printInstrument("first-72-hours", NOTICE_ID)}>
            {words.sheets.notice.print}
          </Button>
          <CopyButton line words={paragraphs.join("\n\n")}>
            {words.sheets.notice.copy}
          </CopyButton>
        </div>
        <HoldNotice
          plan={plan}
          matter={typed.matter}
          custodians={custodians}
          paragraphs={paragraphs}
        />
      </Fold>
      <Fold line={words.sheets.register.title}>
        <div className={result.buttons}>
          <Button small onClick={() => printInstrument("first-72-hours", REGISTER_ID)}>
            {words.sheets.register.print}
          </Button>
        </div>
        <CustodianRegister plan={plan} matter={typed.matter} custodians={custodians} />
      </Fold>
    </div>
  );
}

type NoticeProps = {
  readonly plan: Plan;
  readonly matter: string;
  readonly custodians: readonly string[];
  readonly paragraphs: readonly string[];
};

/** The notice as printed. It is a draft for counsel to edit. */
function HoldNotice({ plan, matter, custodians, paragraphs }: NoticeProps) {
  const { terms } = words.sheets.notice;
  const head = [
    [terms.matter, matter],
    [terms.day, longDay(plan.began.day)],
    [terms.to, custodians.join(", ")],
    [terms.from, ""],
  ] as const;
  return (
    <article className={classNames(result.paper, css.paper)} id={NOTICE_ID} data-specimen="">
      <h5>{words.sheets.notice.title}</h5>
      <Facts className={rows.short} facts={head} />
      <blockquote>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </blockquote>
      <p>{words.sheets.notice.where}</p>
      <p>{plan.sources.map((source) => retentionSources[source]).join(", ")}</p>
      <p className={css.sign}>{words.sheets.notice.signature}</p>
    </article>
  );
}

const onPhones = ["iphone", "android", "chatApps"] as const;

/**
 * The notice's paragraphs: two of its own, then the guides'. The one on phones only if phones are
 * ticked.
 */
function noticeWords({ event, sources }: Plan): readonly string[] {
  const phones = onPhones.some((source) => sources.includes(source)) ? holdWords.phones : [];
  return [
    words.sheets.notice.opening,
    words.sheets.notice.period(longDay(event)),
    ...holdWords.accounts,
    ...phones,
  ];
}

type RegisterProps = {
  readonly plan: Plan;
  readonly matter: string;
  readonly custodians: readonly string[];
};

/** The custodian register with the guide's columns, and lines to write on. */
/** Lines of the register, so that it fills a sheet. */
const LINES = 8;

function CustodianRegister({ plan, matter, custodians }: RegisterProps) {
  const blank = Array.from({ length: Math.max(LINES - custodians.length, 2) }, () => "");
  const lines = [...custodians, ...blank].map((name, i) => ({ key: `${i} ${name}`, name }));
  const [first, ...others] = holdWords.columns;
  return (
    <article className={classNames(result.paper, css.paper)} id={REGISTER_ID} data-specimen="">
      <h5>{words.sheets.register.title}</h5>
      <Facts
        className={rows.short}
        facts={[
          [words.sheets.notice.terms.matter, matter],
          [words.sheets.register.day, longDay(plan.began.day)],
        ]}
      />
      <table>
        <thead>
          <tr>
            {holdWords.columns.map((column) => (
              <th key={column} scope="col" className={text.mono}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, name }) => (
            <tr key={key}>
              <th scope="row" aria-label={name || first}>
                {name}
              </th>
              {others.map((column) => (
                <td key={column} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.sign}>{words.sheets.register.signature}</p>
    </article>
  );
}

/** Sources to tick, and the days to count from. */
function PlanCells({ errors }: { errors: Errors }) {
  const cell = (number: number, name: "event" | "leaving") => (
    <PlanCell
      number={number}
      name={name}
      type="date"
      error={errors[name]}
      defaultValue={typedAtRest[name]}
      {...words.cells[name]}
    />
  );
  return (
    <div className={classNames(cells.cells, text.offPaper, css.cells)}>
      <fieldset className={classNames(field.cell, field.wide, errors.sources && field.bad)}>
        <legend>
          <Numbered n={1} /> {words.cells.sources}
        </legend>
        <div className={field.choices}>
          {Object.entries(retentionSources).map(([source, label]) => (
            <label key={source}>
              <input
                type="checkbox"
                name="source"
                value={source}
                defaultChecked={typedAtRest.sources.includes(source)}
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
        <p className={field.error}>{errors.sources}</p>
      </fieldset>
      {cell(2, "event")}
      {cell(3, "leaving")}
      <PlanCell
        number={4}
        name="began"
        type="datetime-local"
        error={errors.began}
        defaultValue={typedAtRest.began}
        wide
        {...words.cells.began}
      />
    </div>
  );
}

type PlanCellProps = {
  readonly number: number;
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly error?: string | undefined;
  readonly wide?: boolean;
} & Pick<ComponentProps<"input">, "type" | "defaultValue">;

/** A numbered cell of the plan. Without `type` it is a keyText area. */
function PlanCell({ name, wide = false, type, defaultValue, ...cell }: PlanCellProps) {
  const id = `first-72-${name}`;
  const input = { ...control(id, name, cell.error), autoComplete: "off", defaultValue };
  return (
    <Cell id={id} className={classNames(cells.cell, wide && field.wide)} {...cell}>
      {type ? (
        <input {...input} type={type} max={lastDay(type)} />
      ) : (
        <textarea {...input} rows={6} />
      )}
    </Cell>
  );
}

/** Without a maximum, browsers accept years of six digits. */
function lastDay(type: string): string | undefined {
  return { date: "2999-12-31", "datetime-local": "2999-12-31T23:59" }[type];
}

/** Reads a form, including cells of settings ("days.teams-chat") and names ("name.notice"). */
function typedIn(form: HTMLFormElement): TypedPlan {
  const data = new FormData(form);
  const entries = [...data].map(([name, value]) => [name, String(value)] as const);
  const one = (name: string) => entries.find(([key]) => key === name)?.[1] ?? "";
  const all = (prefix: string) =>
    Object.fromEntries(
      entries
        .filter(([key, value]) => key.startsWith(prefix) && value !== "")
        .map(([key, value]) => [key.slice(prefix.length), value]),
    );
  return {
    sources: entries.filter(([key]) => key === "source").map(([, value]) => value),
    event: one("event"),
    leaving: one("leaving"),
    began: one("began"),
    matter: one("matter"),
    // FormData has line ends as CR LF.
    custodians: one("custodians").replaceAll("\r\n", "\n"),
    days: all("days."),
    names: all("name."),
  };
}

function keyText({
  sources,
  event,
  leaving,
  began,
  matter,
  custodians,
  days,
  names,
}: TypedPlan): string {
  return JSON.stringify([sources, event, leaving, began, matter, custodians, days, names]);
}
