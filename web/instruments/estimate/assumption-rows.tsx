import field from "web/contact-form/field.module.css";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import { type Assumption, estimateLevels } from "./assumption.ts";
import { estimateGroups } from "./assumptions.ts";
import { answerAtRest } from "./at-rest.ts";
import frame from "./estimate.module.css";
import type { Typed } from "./figures.ts";
import type { Errors } from "./read-figures.ts";
import { estimate as words } from "./words.ts";

/** All assumptions with three cells each. `typed` is printed in place of the cells. */
export function AssumptionRows({ typed, errors }: { typed: Typed; errors: Errors }) {
  return (
    <form className={frame.assumptions} noValidate onSubmit={(event) => event.preventDefault()}>
      <p className={frame.lead}>{words.assumptions.lead}</p>
      {estimateGroups.map(({ title, rows }) => (
        <div key={title} className={frame.group}>
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
    <div className={classNames(frame.row, error && frame.bad)} role="group" aria-labelledby={`${id}-name`} aria-describedby={`${id}-means`}>
      <div>
        <p className={frame.name} id={`${id}-name`}>
          {assumption.name} <span className={text.mono}>{words.units[assumption.unit]}</span>
        </p>
        <p className={frame.means} id={`${id}-means`}>
          {assumption.means}
        </p>{" "}
        <p className={frame.source}>{assumption.source}</p>
      </div>
      <div className={frame.three}>
        {names.map(({ level, cell }) => (
          <label key={cell}>
            <span className={text.mono}>{words.levels[level]}</span>
            <input
              className={frame.input}
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
