import { estimate as words } from "content/instruments.ts";
import type { Answer } from "instruments/estimate/answer.ts";
import {
  documentsPerGigabyte,
  estimateKinds,
  estimateLevels,
} from "instruments/estimate/assumptions.ts";
import {
  type AssumptionKey,
  about,
  assumptionField,
  assumptionOf,
  type Bar,
  exact,
  type Level,
  paragraphOf,
  scheduleColumns,
  type Target,
  type Typed,
  targets,
} from "instruments/estimate/figures.ts";
import { useEffect, useRef, useState } from "react";
import { LogTable } from "web/exhibits/exhibit.tsx";
import cells from "web/instruments/frame/calculator.module.css";
import result from "web/instruments/frame/result.module.css";
import { CopyButton } from "web/instruments/frame/result.tsx";
import { classNames } from "web/parts/class-names.ts";
import { Choice, Option } from "web/parts/field.tsx";
import { RichText } from "web/parts/rich-text.tsx";
import numbers from "web/parts/rows.module.css";
import text from "web/parts/text.module.css";
import css from "./estimate.module.css";

const results = ["loaded", "read", "hostedFirst", "hostedLast", "hours", "days"] as const;
const expenses = ["processing", "hosting", "review", "all"] as const;

/**
 * The documents to read in large type; then all results at three levels, and costs if there are
 * prices.
 */
export function EstimateAnswer({ answer, isStale }: { answer: Answer; isStale: boolean }) {
  const { totals, tornado, inputs, costs } = answer;
  const [widest] = tornado.read;
  const perCustodian = (value: number) => about(value / inputs.custodians);
  return (
    <figure
      className={classNames(cells.answer, css.answer)}
      aria-label={words.answer.table}
      data-stale={isStale ? "" : undefined}
    >
      <p className={text.mono}>{words.answer.title}</p>
      <p className={cells.figure}>{about(totals.middle.read)}</p>
      {widest && (
        <p className={cells.between}>{words.answer.one(about(widest.low), about(widest.high))}</p>
      )}
      <p>{words.answer.all(about(totals.low.read), about(totals.high.read))}</p>
      <table className={classNames(result.figures, result.stacked, css.results)}>
        <thead className={text.mono}>
          <tr>
            <th scope="col">{words.answer.result}</th>
            {estimateLevels.map((level) => (
              <th key={level} scope="col">
                {words.levels[level]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {results.map((result) => (
            <Row
              key={result}
              name={words.answer.rows[result]}
              cells={estimateLevels.map((level) => about(totals[level][result]))}
            />
          ))}
        </tbody>
        {costs && (
          <tbody>
            <tr>
              <th colSpan={4} scope="rowgroup" className={text.mono}>
                {words.answer.costsTitle}
              </th>
            </tr>
            {expenses.map((expense) => (
              <Row
                key={expense}
                name={words.answer.costs[expense]}
                cells={estimateLevels.map((level) =>
                  words.answer.dollars(about(costs[level][expense])),
                )}
              />
            ))}
          </tbody>
        )}
      </table>
      {costs && <p>{words.answer.asOf(costs.asOf)}</p>}
      <p>
        {words.answer.perCustodian(
          perCustodian(totals.middle.collected),
          perCustodian(totals.middle.read),
          perCustodian(totals.middle.hours),
        )}
      </p>
    </figure>
  );
}

function Row({ name, cells }: { name: string; cells: readonly string[] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {estimateLevels.map((level, i) => (
        <td key={level} data-term={words.levels[level]}>
          {cells[i]}
        </td>
      ))}
    </tr>
  );
}

/**
 * An attachment for a declaration: the burden by kind, blanks for counsel, the rule's factors, and
 * a paragraph to copy.
 */
export function BurdenSchedule({ answer }: { answer: Answer }) {
  const { kinds, totals } = answer;
  const paragraph = paragraphOf(answer);
  const rows = [
    ...estimateKinds.map((kind) => ({
      name: documentsPerGigabyte[kind].name,
      burden: kinds[kind],
      isAll: false,
    })),
    ...estimateLevels.map((level) => ({
      name: words.schedule.all[level],
      burden: totals[level],
      isAll: true,
    })),
  ];
  return (
    <>
      <p>{words.schedule.lead}</p>
      <figure>
        <LogTable
          label={words.schedule.table}
          columns={Object.values(words.schedule.columns)}
          right={scheduleColumns.map((column) => words.schedule.columns[column])}
          rows={rows.map(({ name, burden, isAll }) => ({
            cells: [
              isAll ? <b key="name">{name}</b> : name,
              ...scheduleColumns.map((column) =>
                isAll ? <b key={column}>{exact(burden[column])}</b> : exact(burden[column]),
              ),
              <Blank key="blank" />,
            ],
          }))}
        />
      </figure>
      <p className={text.mono}>{words.schedule.note}</p>
      <div className={result.part}>
        <h5 className={text.monoInk}>{words.schedule.factorsTitle}</h5>
        <ol className={classNames(numbers.numbered, result.lines)}>
          {words.schedule.factors.map((factor) => (
            <li key={factor}>
              <span className={css.factor}>
                {factor} <Blank />
              </span>
            </li>
          ))}
        </ol>
      </div>
      <figure className={cells.sentence}>
        <h5 className={text.monoInk}>{words.schedule.paragraphTitle}</h5>
        <blockquote>{paragraph}</blockquote>
        <CopyButton words={paragraph}>{words.schedule.copy}</CopyButton>
      </figure>
    </>
  );
}

/** A line to write on. */
function Blank() {
  return (
    <span className={css.blank}>
      <span className={text.hidden}>{words.schedule.blank}</span>
    </span>
  );
}

/**
 * The tornado: which assumption moves the chosen result most. The bars are in a table with the
 * figures.
 */
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
    <figure className={classNames(result.part, css.part)} aria-labelledby="estimate-tornado">
      <h4 id="estimate-tornado">{words.tornado.title}</h4>
      <p>{words.tornado.lead}</p>
      <div ref={choice} className={classNames(cells.cells, text.offPaper)}>
        <Choice number={5} legend={words.tornado.measuredOn}>
          {targets.map((name) => (
            <Option
              key={name}
              label={words.tornado.targets[name]}
              name="estimate-target"
              value={name}
              defaultChecked={name === "read"}
              onChange={() => setTarget(name)}
            />
          ))}
        </Choice>
      </div>
      {widest && <MostOf bar={widest} typed={answer.typed} />}
      <table className={classNames(result.figures, result.stacked, css.tornado)}>
        <caption>
          {words.tornado.targets[target]}. {words.tornado.middle(about(middle))}
        </caption>
        <thead className={text.mono}>
          <tr>
            <th scope="col">{words.tornado.columns.assumption}</th>
            <th scope="col">{words.tornado.columns.low}</th>
            <td />
            <th scope="col">{words.tornado.columns.high}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map((bar, i) => (
            <tr key={bar.key}>
              <th scope="row">
                {nameOf(bar.key)}
                <small>
                  {words.tornado.range(
                    valueAt(bar.key, "low", answer.typed),
                    valueAt(bar.key, "high", answer.typed),
                  )}
                </small>
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
      <RichText>
        {words.tornado.most(nameOf(bar.key), about(bar.low), low, about(bar.high), high)}
      </RichText>
    </p>
  );
}

type DrawnProps = {
  readonly bar: Bar;
  readonly middle: number;
  readonly start: number;
  readonly end: number;
  readonly isWidest: boolean;
};

/** A bar from low to high, with a line at the middle. All bars share one scale. */
function Drawn({ bar: { low, high }, middle, start, end, isWidest }: DrawnProps) {
  const percent = (length: number) =>
    `${Math.max(0, Math.round((length / (end - start)) * 1000) / 10)}%`;
  return (
    <svg className={css.bar} data-widest={isWidest ? "" : undefined} aria-hidden="true">
      <rect className={css.low} x={percent(low - start)} width={percent(middle - low)} />
      <rect x={percent(middle - start)} width={percent(high - middle)} />
      <line x1={percent(middle - start)} x2={percent(middle - start)} y2="100%" />
    </svg>
  );
}

const nameOf = (key: AssumptionKey) =>
  estimateKinds.some((kind) => kind === key)
    ? words.tornado.documents(assumptionOf(key).name)
    : assumptionOf(key).name;

const valueAt = (key: AssumptionKey, level: Level, typed: Typed) =>
  words.withUnit[assumptionOf(key).unit](typed[assumptionField(key, level)] ?? "");
