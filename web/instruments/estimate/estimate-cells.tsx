import field from "web/contact-form/field.module.css";
import { Numbered } from "web/contact-form/field.tsx";
import cells from "web/instruments/frame/calculator.module.css";
import { FigureCell } from "web/instruments/frame/figure-cell.tsx";
import { classNames } from "web/parts/class-names.ts";
import { answerAtRest } from "./at-rest.ts";
import { documentsPerGigabyte, estimateKinds } from "./documents.ts";
import css from "./estimate.module.css";
import { shareField } from "./figures.ts";
import type { Errors } from "./read-figures.ts";
import { estimate as words } from "./words.ts";

/** The matter's figures: gigabytes, custodians, months, and the shares of each kind. */
export function EstimateCells({ errors }: { errors: Errors }) {
  const cell = (number: number, name: "gigabytes" | "custodians" | "months") => (
    <FigureCell
      number={number}
      name={name}
      idPrefix="estimate"
      error={errors[name]}
      defaultValue={answerAtRest.typed[name] ?? ""}
      decimal={name !== "custodians"}
      {...words.cells[name]}
    />
  );
  return (
    <form className={classNames(cells.cells, css.cells)} noValidate onSubmit={(event) => event.preventDefault()}>
      {cell(1, "gigabytes")}
      {cell(2, "custodians")}
      {cell(3, "months")}
      <Shares errors={errors} />
    </form>
  );
}

function Shares({ errors }: { errors: Errors }) {
  const error = estimateKinds.map((kind) => errors[shareField(kind)]).find(Boolean) ?? errors.shares;
  return (
    <fieldset className={classNames(field.cell, field.wide, error && field.bad)} aria-describedby="estimate-shares-hint">
      <legend>
        <Numbered n={4} /> {words.cells.shares.legend}
      </legend>
      <div className={css.shares}>
        {estimateKinds.map((kind) => (
          <label key={kind}>
            {documentsPerGigabyte[kind].name}
            <input
              name={shareField(kind)}
              inputMode="decimal"
              autoComplete="off"
              defaultValue={answerAtRest.typed[shareField(kind)]}
              aria-invalid={errors[shareField(kind)] || errors.shares ? true : undefined}
            />
          </label>
        ))}
      </div>
      <p className={error ? field.error : cells.hint} id="estimate-shares-hint">
        {error ?? words.cells.shares.hint}
      </p>
    </fieldset>
  );
}
