import { type CountGroup, type CountsView, countsPath, formSteps } from "content/wire/counts.ts";
import { useState } from "react";
import { classNames } from "web/parts/class-names.ts";
import { FactList } from "web/parts/fact-list.tsx";
import { HeadRow } from "web/parts/head-row.tsx";
import text from "web/parts/text.module.css";
import frame from "./frame.module.css";
import css from "./reports.module.css";
import { useStaffQuery } from "./staff-queries.ts";
import { Empty, Loaded } from "./states.tsx";

const periods = [
  { days: 7, label: "7 days" },
  { days: 30, label: "30 days" },
  { days: 90, label: "90 days" },
  { days: 365, label: "A year" },
] as const;

/** The daily counts of visits and searches, without personal data. */
export function Counts() {
  const [days, setDays] = useState(30);
  const query = useStaffQuery<CountsView>(`${countsPath}?days=${days}`);
  const numbers = (
    <Loaded query={query} what="The counts">
      {(view) => <Numbers view={view} />}
    </Loaded>
  );
  // The sign-in is shown without the heading.
  if (query.data === null) return numbers;
  return (
    <main className={classNames(frame.screen, css.counts)}>
      <div className={frame.head}>
        <h1>Counts</h1>
        <fieldset className={frame.tabs}>
          <legend className={text.hidden}>Period</legend>
          {periods.map((period) => (
            <button
              key={period.days}
              type="button"
              aria-pressed={period.days === days}
              onClick={() => setDays(period.days)}
            >
              {period.label}
            </button>
          ))}
        </fieldset>
      </div>
      {numbers}
    </main>
  );
}

function Numbers({ view: { from, to, groups } }: { view: CountsView }) {
  return (
    <>
      <p className={text.mono}>
        {from} to {to}
      </p>
      <FormSteps group={groups.form} />
      <div className={frame.halves}>
        <Group title="Pages" unit="Path" group={groups.page} />
        <Group title="Sites that led here" unit="Site" group={groups.referrer} />
        <Group title="Campaigns" unit="Source / medium / campaign" group={groups.campaign} />
        <Group title="Searches without a result" unit="Words" group={groups.search} />
        <Group title="Guides opened" unit="File" group={groups.guide} />
      </div>
      <p className={classNames(frame.small, css.note)}>
        Documents that were sent whole, by the day; pages that a visitor turns to without a new load
        are not among them. Robots that say so and visitors who ask not to be tracked are left out.
        Words that might tell of somebody are not kept. Nothing is known of who it was, so nothing
        here is a number of people. Kept for 25 months.
      </p>
    </>
  );
}

const stepWords = { begun: "Begun", sent: "Sent", failed: "Failed" } as const satisfies Record<
  (typeof formSteps)[number],
  string
>;

function FormSteps({ group }: { group: CountGroup }) {
  return (
    <section aria-labelledby="form-steps">
      <h2 id="form-steps">Contact form</h2>
      <FactList
        className={css.steps}
        termClass={text.mono}
        facts={formSteps.map((step) => [
          stepWords[step],
          number(group.rows.find(({ key }) => key === step)?.n ?? 0),
        ])}
      />
    </section>
  );
}

function Group({ title, unit, group }: { title: string; unit: string; group: CountGroup }) {
  const id = title.toLowerCase().replaceAll(" ", "-");
  return (
    <section aria-labelledby={id} className={frame.stack}>
      <h2 id={id}>
        {title} <span className={text.mono}>{number(group.total)}</span>
      </h2>
      {group.rows.length === 0 ? (
        <Empty>None in this time.</Empty>
      ) : (
        <table className={classNames(text.mono, css.tablePart, css.table)}>
          <HeadRow columns={[unit, "Count"]} />
          <tbody>
            {group.rows.map(({ key, n }) => (
              <tr key={key}>
                <td>{key}</td>
                <td>{number(n)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function number(n: number): string {
  return n.toLocaleString("en-US");
}
