import type { FormEvent } from "react";
import { Choice, Option } from "#app/contact-form/field.tsx";
import { CopyButton } from "#app/instruments/frame/copy-button.tsx";
import cells from "#app/instruments/frame/figure-cell.module.css";
import { FigureCell } from "#app/instruments/frame/figure-cell.tsx";
import { Actions, Instrument, Limits } from "#app/instruments/frame/instrument.tsx";
import { LaterStatus } from "#app/instruments/frame/later-status.tsx";
import { printInstrument } from "#app/instruments/frame/print-instrument.ts";
import { Refusal } from "#app/instruments/frame/refusal.tsx";
import { saveReport } from "#app/instruments/frame/report.ts";
import { instrumentFrame } from "#app/instruments/frame/words.ts";
import type { SectionProps } from "#app/layout/sheet.tsx";
import { Button } from "#app/ui/button.tsx";
import text from "#app/ui/text.module.css";
import { typedAtRest } from "./at-rest.ts";
import css from "./elusion.module.css";
import { confidences, type TypedFigures } from "./figures.ts";
import { IntervalDrawing } from "./interval-drawing.tsx";
import { type Shown, useAnswer } from "./use-answer.ts";
import { elusion as words } from "./words.ts";

const sources = ["set-aside", "collection"] as const;

/** What a random sample shows: cells at the left, the rate and its interval at the right, a sentence for the protocol below. */
export function ElusionSection({ label }: SectionProps) {
  const { root, shown, fault, update, restart, preload } = useAnswer();
  const { sample, plan, errors } = shown;
  const cell = (number: number, name: Exclude<keyof TypedFigures, "drawnFrom" | "confidence">, it: { label: string; hint: string }) => (
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
  const follow = { noValidate: true, onInput: update, onFocus: preload, onSubmit: (event: FormEvent) => event.preventDefault() };
  return (
    <Instrument id="elusion" label={label} words={words}>
      <div ref={root}>
        <div className={css.calculator}>
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
        <div className={css.plan}>
          <h4>{words.plan.title}</h4>
          <form className={cells.cells} {...follow}>
            {cell(7, "margin", words.plan.margin)}
            {cell(8, "expected", words.plan.expected)}
          </form>
          <div className={css.planAnswer}>
            <p>{plan.answer}</p>
            <p>{plan.detail}</p>
          </div>
        </div>
      </div>
      {fault && <Refusal fault={fault} onAgain={update} />}
      <div className={css.sentence}>
        <h4 className={css.small}>{words.sentenceTitle}</h4>
        <blockquote>{sample.sentence}</blockquote>
        <CopyButton words={sample.sentence}>{words.copySentence}</CopyButton>
      </div>
      <div className={css.columns}>
        <Limits heading={words.limitsTitle} limits={words.limits} />
      </div>
      <Actions>
        <Button small onClick={() => save(shown)}>
          {instrumentFrame.saveReport}
        </Button>
        <Button small line onClick={() => printInstrument("elusion")}>
          {instrumentFrame.print}
        </Button>
        <Button small line onClick={restart}>
          {instrumentFrame.again}
        </Button>
      </Actions>
      <LaterStatus>{`${sample.title} ${sample.rate}. ${sample.between} ${plan.answer}.`}</LaterStatus>
    </Instrument>
  );
}

function SampleAnswer({ sample, errors }: Shown) {
  const isStale = Object.keys(errors).some((field) => field !== "margin" && field !== "expected");
  return (
    <div className={css.answer} data-stale={isStale ? "" : undefined}>
      <p className={text.mono}>{sample.title}</p>
      <p className={css.rate}>{sample.rate}</p>
      <p className={css.between}>{sample.between}</p>
      <p className={css.atMost}>{sample.atMost}</p>
      <IntervalDrawing picture={sample.picture} />
      <dl className={css.counts}>
        {sample.counts.map(({ term, value }) => (
          <div key={term}>
            <dt className={text.mono}>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function save({ sample, plan, isSpecimen }: Shown) {
  const { size, sampled, found, responsive } = sample.findings;
  const { cells: names } = words;
  saveReport({
    instrument: "elusion",
    version: words.version,
    made: new Date().toISOString(),
    specimen: isSpecimen,
    inputs: [
      { name: names.size.label, value: size },
      { name: names.sampled.label, value: sampled },
      { name: names.found.label, value: found },
      ...(responsive === undefined ? [] : [{ name: names.responsive.label, value: responsive }]),
    ],
    findings: { ...sample.findings, sentence: sample.sentence, plan: { documents: plan.documents, basis: plan.detail } },
    limits: words.limits.map(({ strong, rest }) => `${strong} ${rest}`),
  });
}
