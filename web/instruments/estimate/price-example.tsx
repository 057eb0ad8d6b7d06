import { longDay } from "content/calendar-day.ts";
import { fill } from "content/fill.ts";
import { priceList } from "content/offer.ts";
import { answerOf, readFigures, widestCost } from "instruments/estimate/answer.ts";
import { answerAtRest } from "instruments/estimate/at-rest.ts";
import { about, assumptionOf, exact } from "instruments/estimate/figures.ts";
import type { SectionProps } from "web/layout/sheet.tsx";
import { HeadRow } from "web/parts/head-row.tsx";
import { Buttons } from "web/parts/link.tsx";
import text from "web/parts/text.module.css";
import { HeadedSheet } from "web/sections/section-head.tsx";
import css from "./price-example.module.css";

const dollars = (amount: number, digits = Number.isInteger(amount) ? 0 : 2) =>
  `$${amount.toLocaleString("en-US", { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;

/**
 * How work is priced: the matter of content/prices.yaml, worked out by the estimate at its middle
 * assumptions.
 */
export function PriceExample({ id }: Omit<SectionProps, "label">) {
  const { words, prices, ours, asOf, matter } = priceList;
  const { totals, costs, range } = example();
  const rows = [
    {
      ...words.rows.processing,
      quantity: totals.collected,
      price: prices.processedGigabyte,
      cost: costs.middle.processing,
    },
    {
      ...words.rows.hosting,
      quantity: totals.gigabyteMonths,
      price: prices.hostedGigabyteMonth,
      cost: costs.middle.hosting,
    },
    {
      ...words.rows.review,
      quantity: totals.hours,
      price: prices.reviewHour,
      cost: costs.middle.review,
    },
  ];
  return (
    <HeadedSheet id={id} label={words.label} heading={words.heading} lead={words.lead}>
      <figure className={css.example}>
        <table className={css.table}>
          <caption>{fill(words.caption, matter)}</caption>
          <HeadRow columns={words.columns} />
          <tbody>
            {rows.map(({ name, unit, quantity, price, cost }) => (
              <tr key={name}>
                <th scope="row">
                  {name} <span>{unit}</span>
                </th>
                <td>{exact(quantity)}</td>
                <td>{dollars(price)}</td>
                <td>{dollars(cost)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>
                {words.total}
              </th>
              <td>{dollars(costs.middle.all)}</td>
            </tr>
          </tfoot>
        </table>
        <div className={css.notes}>
          <p className={text.lead}>
            {ours ? fill(words.own, { day: longDay(asOf) }) : words.example}
          </p>
          <p>{words.gigabyte}</p>
          <p>{fill(words.range, range)}</p>
          <Buttons actions={words.actions} />
        </div>
      </figure>
    </HeadedSheet>
  );
}

/**
 * The estimate of the matter at these prices. Fails if the matter's figures cannot be read, which
 * the schema of the list prevents.
 */
function example() {
  const { prices, asOf, matter } = priceList;
  const typed = {
    ...answerAtRest.typed,
    gigabytes: String(matter.gigabytes),
    months: String(matter.months),
  };
  const { figures } = readFigures(typed);
  const answer = figures && answerOf(figures, { ...prices, asOf });
  if (!figures || !answer?.costs)
    throw new Error("The matter of content/prices.yaml is beyond what the estimate calculates.");
  const { key, low, high } = widestCost(figures, { ...prices, asOf });
  const { name, unit } = assumptionOf(key);
  const { low: least, high: most } = figures.assumptions[key];
  const share = (value: number) => (unit === "share" ? `${exact(value * 100)}%` : exact(value));
  const range = {
    assumption: name,
    lowShare: share(least),
    low: `$${about(low)}`,
    highShare: share(most),
    high: `$${about(high)}`,
  };
  return { totals: answer.totals.middle, costs: answer.costs, range };
}
