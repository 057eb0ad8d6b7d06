import { count } from "content/specimen/count.ts";
import { useState } from "react";
import field from "web/contact-form/field.module.css";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import css from "./activity.module.css";
import type { Heat } from "./judge.ts";
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

function Day({ day: { name, hours: counts, records, isWeekend }, most }: { day: ReturnType<typeof heatDay>; most: number }) {
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

const DAY = 86_400_000;
const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat("en-US", { timeZone: "UTC", ...options });
const monthName = format({ year: "numeric", month: "long" });
const weekday = format({ weekday: "short" });

/** A day of the table: its name as “Wed 18”, its records by hour, the fullest hour. */
function heatDay({ first, counts }: Heat, at: number) {
  const date = new Date((first + at) * DAY);
  const hours = counts.subarray(at * 24, at * 24 + 24);
  const records = hours.reduce((sum, n) => sum + n, 0);
  const name = `${weekday.format(date)} ${date.getUTCDate()}`;
  return { month: monthName.format(date), name, hours, records, most: Math.max(...hours), isWeekend: date.getUTCDay() % 6 === 0 };
}

/** The months with records, each with all days within the log. */
function heatMonths(heat: Heat) {
  const days = Array.from({ length: heat.counts.length / 24 }, (_, at) => heatDay(heat, at));
  return [...Map.groupBy(days, ({ month }) => month)]
    .map(([name, days]) => ({ name, days, records: days.reduce((sum, { records }) => sum + records, 0) }))
    .filter(({ records }) => records > 0);
}

/** The shade of an hour, 0 to 4. The logarithm separates 1 from 0, and 50 from 500. */
function levelOf(records: number, most: number): number {
  if (records === 0) return 0;
  return most === 1 ? 4 : 1 + Math.round((3 * Math.log(records)) / Math.log(most));
}
