import { retentionSources } from "content/retention-clocks.ts";
import type { ComponentProps } from "react";
import field from "web/contact-form/field.module.css";
import { Numbered } from "web/contact-form/field.tsx";
import cells from "web/instruments/frame/calculator.module.css";
import { Cell, control } from "web/instruments/frame/figure-cell.tsx";
import { classNames } from "web/parts/class-names.ts";
import { typedAtRest } from "./at-rest.ts";
import type { Errors, TypedPlan } from "./plan.ts";
import css from "./planner.module.css";
import { first72Hours as words } from "./words.ts";

/** Sources to tick, and the days to count from. */
export function PlanCells({ errors }: { errors: Errors }) {
  const cell = (number: number, name: "event" | "leaving") => (
    <PlanCell number={number} name={name} type="date" error={errors[name]} defaultValue={typedAtRest[name]} {...words.cells[name]} />
  );
  return (
    <div className={classNames(cells.cells, css.cells)}>
      <fieldset className={classNames(field.cell, field.wide, errors.sources && field.bad)}>
        <legend>
          <Numbered n={1} /> {words.cells.sources}
        </legend>
        <div className={css.sources}>
          {Object.entries(retentionSources).map(([source, label]) => (
            <label key={source}>
              <input type="checkbox" name="source" value={source} defaultChecked={typedAtRest.sources.includes(source)} />
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

/** A numbered cell of the plan. Without `type` it is a text area. */
export function PlanCell({ name, wide = false, type, defaultValue, ...cell }: PlanCellProps) {
  const id = `first-72-${name}`;
  const input = { ...control(id, name, cell.error), autoComplete: "off", defaultValue };
  return (
    <Cell id={id} className={classNames(cells.cell, wide && field.wide)} {...cell}>
      {type ? <input {...input} type={type} max={lastDay(type)} /> : <textarea {...input} rows={6} />}
    </Cell>
  );
}

/** Without a maximum, browsers accept years of six digits. */
function lastDay(type: string): string | undefined {
  return { date: "2999-12-31", "datetime-local": "2999-12-31T23:59" }[type];
}

/** Reads a form, including cells of settings ("days.teams-chat") and names ("name.notice"). */
export function typedIn(form: HTMLFormElement): TypedPlan {
  const data = new FormData(form);
  const entries = [...data].map(([name, value]) => [name, String(value)] as const);
  const one = (name: string) => entries.find(([key]) => key === name)?.[1] ?? "";
  const all = (prefix: string) =>
    Object.fromEntries(
      entries.filter(([key, value]) => key.startsWith(prefix) && value !== "").map(([key, value]) => [key.slice(prefix.length), value]),
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

/** JSON comparison works because both are plain data with the same key order. */
export const isSamePlan = (a: TypedPlan, b: TypedPlan) => text(a) === text(b);

function text({ sources, event, leaving, began, matter, custodians, days, names }: TypedPlan): string {
  return JSON.stringify([sources, event, leaving, began, matter, custodians, days, names]);
}
