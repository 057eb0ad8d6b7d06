import field from "web/contact-form/field.module.css";
import { Numbered } from "web/contact-form/field.tsx";
import cells from "web/instruments/frame/calculator.module.css";
import { FigureCell } from "web/instruments/frame/figure-cell.tsx";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import { type Assumption, documentsPerGigabyte, estimateGroups, estimateKinds, estimateLevels } from "./assumptions.ts";
import { answerAtRest } from "./at-rest.ts";
import css from "./estimate.module.css";
import { shareField, type Typed } from "./figures.ts";
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

/** All assumptions with three cells each. `typed` is printed in place of the cells. */
export function AssumptionRows({ typed, errors }: { typed: Typed; errors: Errors }) {
  return (
    <form className={css.assumptions} noValidate onSubmit={(event) => event.preventDefault()}>
      <p className={css.lead}>{words.assumptions.lead}</p>
      {estimateGroups.map(({ title, rows }) => (
        <div key={title} className={css.group}>
          <h5 className={text.monoInk}>{title}</h5>
          {Object.entries(rows).map(([key, assumption]) => (
            <Row key={key} name={key} assumption={assumption} typed={typed} errors={errors} />
          ))}
        </div>
      ))}
    </form>
  );
}

type RowProps = { readonly name: string; readonly assumption: Assumption; readonly typed: Typed; readonly errors: Errors };

function Row({ name, assumption, typed, errors }: RowProps) {
  const id = `estimate-${name}`;
  const names = estimateLevels.map((level) => ({ level, cell: `${name}-${level}` }));
  const error = names.map(({ cell }) => errors[cell]).find(Boolean) ?? errors[name];
  return (
    // biome-ignore lint/a11y/useSemanticElements: the legend of a fieldset takes no part in a grid
    <div className={classNames(css.row, error && css.bad)} role="group" aria-labelledby={`${id}-name`} aria-describedby={`${id}-means`}>
      <div>
        <p className={css.name} id={`${id}-name`}>
          {assumption.name} <span className={text.mono}>{words.units[assumption.unit]}</span>
        </p>
        <p className={css.means} id={`${id}-means`}>
          {assumption.means}
        </p>{" "}
        <p className={css.source}>{assumption.source}</p>
      </div>
      <div className={css.three}>
        {names.map(({ level, cell }) => (
          <label key={cell}>
            <span className={text.mono}>{words.levels[level]}</span>
            <input
              className={css.input}
              name={cell}
              inputMode="decimal"
              autoComplete="off"
              defaultValue={answerAtRest.typed[cell]}
              aria-invalid={errors[cell] || errors[name] ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
            />
            <b aria-hidden="true">{typed[cell]}</b>
          </label>
        ))}
        <p className={field.error} id={`${id}-error`}>
          {error}
        </p>
      </div>
    </div>
  );
}
