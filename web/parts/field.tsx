import type { ComponentProps, ReactNode } from "react";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import css from "./field.module.css";

type CellProps = {
  number: number;
  label: string;
  id: string;
  error?: string | undefined;
  /** Shown below a field that is valid. */
  hint?: string | undefined;
  required?: boolean;
  wide?: boolean;
  children: ReactNode;
};

/** One numbered cell of the form: label, control, and its error below (SPEC §5). */
function Cell({ number, label, id, error, hint, required, wide, children }: CellProps) {
  return (
    <div className={classNames(css.cell, wide && css.wide, hint && css.hinted, error && css.bad)}>
      <label htmlFor={id}>
        <Numbered n={number} /> {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      {children}
      <p className={css.error} id={`${id}-error`}>
        {error}
      </p>
      {hint && (
        <p className={css.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

export function Numbered({ n }: { n: number }) {
  return <span className={classNames(text.mono, css.number)}>{n}</span>;
}

type FieldProps = Omit<CellProps, "children">;

export function TextField({
  number,
  label,
  id,
  error,
  hint,
  required,
  wide,
  ...input
}: FieldProps & Omit<ComponentProps<"input">, "id">) {
  return (
    <Cell {...{ number, label, id, error, hint, required, wide }}>
      <input
        id={id}
        required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : hint && `${id}-hint`}
        {...input}
      />
    </Cell>
  );
}

export function TextArea({
  number,
  label,
  id,
  error,
  wide,
  ...area
}: FieldProps & Omit<ComponentProps<"textarea">, "id">) {
  return (
    <Cell {...{ number, label, id, error, wide }}>
      <textarea
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        {...area}
      />
    </Cell>
  );
}

type ChoiceProps = { number: number; legend: string; children: ReactNode };

/** Radio buttons that look like checkboxes. */
export function Choice({ number, legend, children }: ChoiceProps) {
  return (
    <fieldset className={classNames(css.cell, css.wide)}>
      <legend>
        <Numbered n={number} /> {legend}
      </legend>
      <div className={css.choices}>{children}</div>
    </fieldset>
  );
}

/** A checkbox below the numbered cells. */
export function Check(props: ComponentProps<typeof Option>) {
  return (
    <div className={classNames(css.cell, css.wide)}>
      <div className={css.choices}>
        <Option type="checkbox" {...props} />
      </div>
    </div>
  );
}

export function Option({ label, ...input }: { label: string } & ComponentProps<"input">) {
  return (
    <label>
      <input type="radio" {...input} />
      <span>{label}</span>
    </label>
  );
}
