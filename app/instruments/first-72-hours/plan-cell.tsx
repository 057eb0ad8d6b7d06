import type { ComponentProps } from "react";
import field from "#app/contact-form/field.module.css";
import { Numbered } from "#app/contact-form/field.tsx";
import cells from "#app/instruments/frame/figure-cell.module.css";
import { classNames } from "#app/ui/class-names.ts";

type PlanCellProps = {
  readonly number: number;
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly error?: string | undefined;
  readonly wide?: boolean;
} & Pick<ComponentProps<"input">, "type" | "defaultValue">;

/** A numbered cell of the plan. An error replaces the hint below. Without `type` it is a text area. */
export function PlanCell({ number, name, label, hint, error, wide = false, ...input }: PlanCellProps) {
  const id = `first-72-${name}`;
  const control = {
    id,
    name,
    autoComplete: "off",
    "aria-describedby": `${id}-hint`,
    "aria-invalid": error ? true : undefined,
    defaultValue: input.defaultValue,
  } as const;
  return (
    <div className={classNames(field.cell, cells.cell, wide && field.wide, error && field.bad)}>
      <label htmlFor={id}>
        <Numbered n={number} /> {label}
      </label>
      {input.type ? <input {...control} type={input.type} max={lastDay(input.type)} /> : <textarea {...control} rows={6} />}
      <p className={error ? field.error : cells.hint} id={`${id}-hint`}>
        {error ?? hint}
      </p>
    </div>
  );
}

/** Without a maximum, browsers accept years of six digits. */
function lastDay(type: string): string | undefined {
  return { date: "2999-12-31", "datetime-local": "2999-12-31T23:59" }[type];
}
