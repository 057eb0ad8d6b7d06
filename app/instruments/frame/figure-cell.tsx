import field from "#app/contact-form/field.module.css";
import { Numbered } from "#app/contact-form/field.tsx";
import { classNames } from "#app/ui/class-names.ts";
import css from "./figure-cell.module.css";

type FigureCellProps = {
  readonly number: number;
  readonly name: string;
  readonly idPrefix: string;
  readonly label: string;
  readonly hint: string;
  readonly error: string | undefined;
  readonly defaultValue: string;
  readonly decimal?: boolean;
};

/** A numbered cell for one figure, with a hint below; its error takes the hint's place. */
export function FigureCell({ number, name, idPrefix, label, hint, error, defaultValue, decimal = false }: FigureCellProps) {
  const id = `${idPrefix}-${name}`;
  return (
    <div className={classNames(field.cell, css.cell, error && field.bad)}>
      <label htmlFor={id}>
        <Numbered n={number} /> {label}
      </label>
      <input
        id={id}
        name={name}
        inputMode={decimal ? "decimal" : "numeric"}
        autoComplete="off"
        defaultValue={defaultValue}
        aria-describedby={`${id}-hint`}
        aria-invalid={error ? true : undefined}
      />
      <p className={error ? field.error : css.hint} id={`${id}-hint`}>
        {error ?? hint}
      </p>
    </div>
  );
}
