import { count } from "content/specimen/count.ts";
import { useState } from "react";
import field from "web/contact-form/field.module.css";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import css from "./activity.module.css";
import { type HeatDay, heatMonths, levelOf } from "./heat-months.ts";
import type { Heat } from "./heat-of.ts";
import { activityResult } from "./words-result.ts";

const { heat: words } = activityResult;
/** A cell has no room for five digits; the report has them. */
const short = new Intl.NumberFormat("en-US", { notation: "compact" });
const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** A month by day and hour: the more records, the darker. The month with most records is shown first. */
export function HeatTable({ heat, zone }: { heat: Heat; zone: string }) {
  const [chosen, choose] = useState<string>();
  const months = heatMonths(heat);
  const fullest = months.toSorted((a, b) => b.records - a.records)[0];
  const month = months.find(({ name }) => name === chosen) ?? fullest;
  if (!month) return null;
  const most = Math.max(1, ...month.days.map(({ most: inDay }) => inDay));
  return (
    <div className={css.heat}>
      <div className={css.head}>
        <h4>{words.title}</h4>
        <div className={classNames(field.cell, css.month)}>
          <label htmlFor="activity-month">{words.month}</label>
          <select id="activity-month" value={month.name} onChange={({ currentTarget }) => choose(currentTarget.value)}>
            {months.map(({ name, records }) => (
              <option key={name} value={name}>
                {words.months(name, records)}
              </option>
            ))}
          </select>
        </div>
      </div>
      <table className={text.mono}>
        <caption className={text.hidden}>{words.label(zone)}</caption>
        <thead>
          <tr>
            <th scope="col">{words.day}</th>
            {hours.map((hour) => (
              <th key={hour} scope="col">
                {String(hour).padStart(2, "0")}
              </th>
            ))}
            <th scope="col">{words.total}</th>
          </tr>
        </thead>
        <tbody>
          {month.days.map((day) => (
            <Day key={day.name} day={day} most={most} />
          ))}
        </tbody>
      </table>
      <p className={text.mono}>{words.note(zone)}</p>
    </div>
  );
}

function Day({ day: { name, hours: counts, records, isWeekend }, most }: { day: HeatDay; most: number }) {
  return (
    <tr data-weekend={isWeekend ? "" : undefined}>
      <th scope="row">{name}</th>
      {hours.map((hour) => {
        const n = counts[hour] ?? 0;
        return (
          <td key={hour} data-level={levelOf(n, most)}>
            <span>{n < 10_000 ? n : short.format(n)}</span>
          </td>
        );
      })}
      <td>{count(records)}</td>
    </tr>
  );
}
