import type { ReactNode } from "react";
import field from "web/contact-form/field.module.css";
import { Numbered } from "web/contact-form/field.tsx";
import { classNames } from "web/parts/class-names.ts";
import css from "./calculator.module.css";

type CellProps = {
  readonly id: string;
  readonly number: number;
  readonly label: string;
  readonly hint?: string;
  /** Takes the hint's place. */
  readonly error?: string | undefined;
  readonly className?: string | false | undefined;
  /** The control, with what `control` gives it. */
  readonly children: ReactNode;
};

/** A numbered cell of an exhibit's form: label, control, and a hint below. */
export function Cell({ id, number, label, hint, error, className = css.cell, children }: CellProps) {
  return (
    <div className={classNames(field.cell, className, error && field.bad)}>
      <label htmlFor={id}>
        <Numbered n={number} /> {label}
      </label>
      {children}
      {hint && (
        <p className={error ? field.error : css.hint} id={`${id}-hint`}>
          {error ?? hint}
        </p>
      )}
    </div>
  );
}

/** The properties that bind a control to its cell. */
export function control(id: string, name: string, error?: string) {
  return { id, name, "aria-describedby": `${id}-hint`, "aria-invalid": error ? true : undefined } as const;
}

type FigureCellProps = Omit<CellProps, "id" | "children" | "className"> & {
  readonly name: string;
  readonly idPrefix: string;
  readonly defaultValue: string;
  readonly decimal?: boolean;
};

/** A cell for one figure. */
export function FigureCell({ name, idPrefix, defaultValue, decimal = false, ...cell }: FigureCellProps) {
  const id = `${idPrefix}-${name}`;
  return (
    <Cell id={id} {...cell}>
      <input
        {...control(id, name, cell.error)}
        inputMode={decimal ? "decimal" : "numeric"}
        autoComplete="off"
        defaultValue={defaultValue}
      />
    </Cell>
  );
}
