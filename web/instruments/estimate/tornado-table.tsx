import { useEffect, useRef, useState } from "react";
import { Choice, Option } from "web/contact-form/field.tsx";
import cells from "web/instruments/frame/calculator.module.css";
import { classNames } from "web/parts/class-names.ts";
import { RichText } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import type { Answer } from "./answer.ts";
import { estimateKinds } from "./documents.ts";
import css from "./estimate.module.css";
import { type AssumptionKey, assumptionField, assumptionOf, type Level, type Typed } from "./figures.ts";
import { about } from "./format.ts";
import { type Bar, type Target, targets } from "./targets.ts";
import { estimate as words } from "./words.ts";

const { tornado: say } = words;

/** The tornado: which assumption moves the chosen result most. The bars are in a table with the figures. */
export function TornadoTable({ answer }: { answer: Answer }) {
  const [target, setTarget] = useState<Target>("read");
  const choice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Chosen before scripts loaded.
    const chosen = choice.current?.querySelector<HTMLInputElement>("input:checked")?.value;
    setTarget(targets.find((name) => name === chosen) ?? "read");
  }, []);
  const bars = answer.tornado[target];
  const middle = answer.totals.middle[target];
  const [widest] = bars;
  const start = Math.min(middle, ...bars.map(({ low }) => low));
  const end = Math.max(middle, ...bars.map(({ high }) => high));
  return (
    <figure className={css.part} aria-labelledby="estimate-tornado">
      <div className={css.intro}>
        <h4 id="estimate-tornado">{say.title}</h4>
        <p>{say.lead}</p>
      </div>
      <div ref={choice} className={classNames(cells.cells, css.choose)}>
        <Choice number={5} legend={say.measuredOn}>
          {targets.map((name) => (
            <Option
              key={name}
              label={say.targets[name]}
              name="estimate-target"
              value={name}
              defaultChecked={name === "read"}
              onChange={() => setTarget(name)}
            />
          ))}
        </Choice>
      </div>
      {widest && <MostOf bar={widest} typed={answer.typed} />}
      <table className={css.tornado}>
        <caption>
          {say.targets[target]}. {say.middle(about(middle))}
        </caption>
        <thead className={text.mono}>
          <tr>
            <th scope="col">{say.columns.assumption}</th>
            <th scope="col">{say.columns.low}</th>
            <td />
            <th scope="col">{say.columns.high}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map((bar, i) => (
            <tr key={bar.key}>
              <th scope="row">
                {nameOf(bar.key)}
                <small>{say.range(valueAt(bar.key, "low", answer.typed), valueAt(bar.key, "high", answer.typed))}</small>
              </th>
              <td>{about(bar.low)}</td>
              <td>
                <Drawn bar={bar} middle={middle} start={start} end={end} isWidest={i === 0} />
              </td>
              <td>{about(bar.high)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

function MostOf({ bar, typed }: { bar: Bar; typed: Typed }) {
  const [low, high] = [valueAt(bar.key, "low", typed), valueAt(bar.key, "high", typed)];
  return (
    <p className={css.most}>
      <RichText>{say.most(nameOf(bar.key), about(bar.low), low, about(bar.high), high)}</RichText>
    </p>
  );
}

type DrawnProps = { readonly bar: Bar; readonly middle: number; readonly start: number; readonly end: number; readonly isWidest: boolean };

/** A bar from low to high, with a line at the middle. All bars share one scale. */
function Drawn({ bar: { low, high }, middle, start, end, isWidest }: DrawnProps) {
  const percent = (length: number) => `${Math.max(0, Math.round((length / (end - start)) * 1000) / 10)}%`;
  return (
    <svg className={css.bar} data-widest={isWidest ? "" : undefined} aria-hidden="true">
      <rect className={css.low} x={percent(low - start)} width={percent(middle - low)} />
      <rect x={percent(middle - start)} width={percent(high - middle)} />
      <line x1={percent(middle - start)} x2={percent(middle - start)} y2="100%" />
    </svg>
  );
}

const nameOf = (key: AssumptionKey) =>
  estimateKinds.some((kind) => kind === key) ? say.documents(assumptionOf(key).name) : assumptionOf(key).name;

const valueAt = (key: AssumptionKey, level: Level, typed: Typed) =>
  words.withUnit[assumptionOf(key).unit](typed[assumptionField(key, level)] ?? "");
