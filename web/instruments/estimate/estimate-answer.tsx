import text from "web/parts/text.module.css";
import type { Answer } from "./answer.ts";
import { estimateLevels } from "./assumption.ts";
import css from "./estimate.module.css";
import { about } from "./format.ts";
import { estimate as words } from "./words.ts";

const results = ["loaded", "read", "hostedFirst", "hostedLast", "hours", "months"] as const;
const expenses = ["processing", "hosting", "review", "all"] as const;

/** The documents to read in large type; then all results at three levels, and costs if there are prices. */
export function EstimateAnswer({ answer, isStale }: { answer: Answer; isStale: boolean }) {
  const { totals, tornado, inputs, costs } = answer;
  const [widest] = tornado.read;
  const perCustodian = (value: number) => about(value / inputs.custodians);
  return (
    <figure className={css.answer} aria-label={words.answer.table} data-stale={isStale ? "" : undefined}>
      <p className={text.mono}>{words.answer.title}</p>
      <p className={css.figure}>{about(totals.middle.read)}</p>
      {widest && <p className={css.between}>{words.answer.one(about(widest.low), about(widest.high))}</p>}
      <p>{words.answer.all(about(totals.low.read), about(totals.high.read))}</p>
      <table className={css.results}>
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
            <Row key={result} name={words.answer.rows[result]} cells={estimateLevels.map((level) => about(totals[level][result]))} />
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
                cells={estimateLevels.map((level) => words.answer.dollars(about(costs[level][expense])))}
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
      {cells.map((cell, i) => (
        <td key={estimateLevels[i]}>{cell}</td>
      ))}
    </tr>
  );
}
