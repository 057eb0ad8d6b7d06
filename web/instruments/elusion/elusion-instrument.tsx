import { elusion as words } from "content/instruments.ts";
import { answerAtRest, typedAtRest } from "instruments/elusion/at-rest.ts";
import type { Described, DescribedPlan } from "instruments/elusion/describe.ts";
import {
  confidences,
  type Errors,
  type TypedFigures,
  typedFields,
} from "instruments/elusion/figures.ts";
import { useRef } from "react";
import cells from "web/instruments/frame/calculator.module.css";
import {
  Calculator,
  FigureCell,
  formsOf,
  keepForm,
  useCalculator,
} from "web/instruments/frame/calculator.tsx";
import result from "web/instruments/frame/result.module.css";
import { CopyButton, Facts } from "web/instruments/frame/result.tsx";
import { Refusal } from "web/instruments/frame/task-body.tsx";
import { classNames } from "web/parts/class-names.ts";
import { Choice, Option } from "web/parts/field.tsx";
import text from "web/parts/text.module.css";
import css from "./elusion.module.css";

const sources = ["set-aside", "collection"] as const;

/**
 * What a random sample shows: cells at the left, the rate and its interval at the right, a sentence
 * for the protocol below.
 */
export function ElusionInstrument() {
  const root = useRef<HTMLDivElement>(null);
  const { shown, fault, update, restart, withPart, preload } = useCalculator(root, calculation);
  const { sample, plan, errors } = shown;
  const cell = (
    number: number,
    name: Exclude<keyof TypedFigures, "drawnFrom" | "confidence">,
    it: { label: string; hint: string },
  ) => (
    <FigureCell
      number={number}
      name={name}
      idPrefix="elusion"
      error={errors[name]}
      defaultValue={typedAtRest[name]}
      decimal={name === "margin" || name === "expected"}
      {...it}
    />
  );
  const follow = { noValidate: true, onInput: update, onFocus: preload, onSubmit: keepForm };
  return (
    <Calculator
      name="elusion"
      words={words}
      said={`${sample.title} ${sample.rate}. ${sample.between} ${plan.answer}.`}
      report={() =>
        withPart((part) => ({ specimen: shown.isSpecimen, ...part.report(undefined, shown) }))
      }
      onRestart={restart}
    >
      <div ref={root}>
        <div className={cells.calculator}>
          <form className={cells.cells} {...follow}>
            <Choice number={1} legend={words.cells.drawnFrom}>
              {sources.map((source) => (
                <Option
                  key={source}
                  label={words.cells.from[source]}
                  name="drawnFrom"
                  value={source}
                  defaultChecked={source === typedAtRest.drawnFrom}
                />
              ))}
            </Choice>
            {cell(2, "size", words.cells.size)}
            {cell(3, "sampled", words.cells.sampled)}
            {cell(4, "found", words.cells.found)}
            {cell(5, "responsive", words.cells.responsive)}
            <Choice number={6} legend={words.cells.confidence}>
              {confidences.map((confidence) => (
                <Option
                  key={confidence}
                  label={`${confidence}%`}
                  name="confidence"
                  value={confidence}
                  defaultChecked={String(confidence) === typedAtRest.confidence}
                />
              ))}
            </Choice>
          </form>
          <SampleAnswer {...shown} />
        </div>
        <div className={classNames(result.part, cells.calculator, css.plan)}>
          <h4>{words.plan.title}</h4>
          <form className={cells.cells} {...follow}>
            {cell(7, "margin", words.plan.margin)}
            {cell(8, "expected", words.plan.expected)}
          </form>
          <div className={cells.answer}>
            <p className={classNames(cells.figure, css.size)}>{plan.answer}</p>
            <p>{plan.detail}</p>
          </div>
        </div>
      </div>
      {fault && <Refusal fault={fault} onAgain={update} />}
      <div className={cells.sentence}>
        <h4 className={text.mono}>{words.sentenceTitle}</h4>
        <blockquote>{sample.sentence}</blockquote>
        <CopyButton words={sample.sentence}>{words.copySentence}</CopyButton>
      </div>
    </Calculator>
  );
}

function SampleAnswer({ sample, errors }: Shown) {
  const isStale = Object.keys(errors).some((field) => field !== "margin" && field !== "expected");
  return (
    <div className={cells.answer} data-stale={isStale ? "" : undefined}>
      <p className={text.mono}>{sample.title}</p>
      <p className={cells.figure}>{sample.rate}</p>
      <p className={cells.between}>{sample.between}</p>
      <p>{sample.atMost}</p>
      <IntervalDrawing picture={sample.picture} />
      <Facts
        className={result.facts}
        facts={sample.counts.map(({ term, value }) => [term, value])}
      />
    </div>
  );
}

/**
 * The likelihood curve with its interval filled. Labels keep their size when the curve is
 * stretched.
 */
function IntervalDrawing({ picture }: { picture: Described["picture"] }) {
  return (
    <svg className={css.interval} role="img" aria-label={picture.label}>
      <svg viewBox="0 0 600 118" preserveAspectRatio="none" height="88%" aria-hidden="true">
        <path className={css.inside} d={picture.inside} />
        <path d={picture.curve} />
        <path d={picture.edges} />
        <path className={css.point} d={picture.point} />
        <path d="M0 116H600" />
      </svg>
      {picture.low > 11 && (
        <text className={css.low} x={`${picture.low}%`} dx="-6" y="60%">
          {picture.lowLabel}
        </text>
      )}
      <text x={`${picture.high}%`} dx="6" y="60%">
        {picture.highLabel}
      </text>
      {picture.ticks.map(({ at, label }) => (
        <text className={css.tick} key={at} x={`${at}%`} y="99%">
          {label}
        </text>
      ))}
    </svg>
  );
}

/** The exhibit's state. The last answer stays while a cell cannot be read. */
type Shown = {
  readonly sample: Described;
  readonly plan: DescribedPlan;
  readonly errors: Errors;
  readonly isSpecimen: boolean;
};

const calculation = {
  load: () => import("instruments/elusion/describe.ts"),
  typed: typedAtRest,
  get shown(): Shown {
    return { ...answerAtRest, errors: {}, isSpecimen: true };
  },
  typedIn: (root: HTMLElement): TypedFigures => {
    const typed = formsOf(root).flatMap((form) => [...new FormData(form)]);
    return {
      ...typedAtRest,
      ...Object.fromEntries(typed.map(([name, value]) => [name, String(value)])),
    };
  },
  isSame: (a: TypedFigures, b: TypedFigures) => typedFields.every((field) => a[field] === b[field]),
  answer: (
    part: typeof import("instruments/elusion/describe.ts"),
    typed: TypedFigures,
    last: Shown,
    isSpecimen: boolean,
  ): Shown => {
    const { sample, plan, errors } = part.answer(typed);
    return { sample: sample ?? last.sample, plan: plan ?? last.plan, errors, isSpecimen };
  },
};
