import { claims } from "content/claims.ts";
import { company } from "content/company.ts";
import type { FiguresView, WeekFigures } from "content/wire/desk.ts";
import { inboxPaths } from "content/wire/staff-inbox.ts";
import { Button } from "web/parts/button.tsx";
import text from "web/parts/text.module.css";
import desk from "./desk.module.css";
import css from "./figures.module.css";
import { FiguresChart } from "./figures-chart.tsx";
import { useDownload, useStaffQuery } from "./staff-queries.ts";
import { Failure, Loaded } from "./states.tsx";

/** How replies kept to the promises, the basis of the claim on /contact. */
export function Figures() {
  const query = useStaffQuery<FiguresView>(inboxPaths.figures);
  const download = useDownload();
  return (
    <Loaded query={query} what="The figures">
      {({ weeks, total }) => (
        <main className={desk.page}>
          <div className={desk.head}>
            <h1>Figures</h1>
            <Button line small disabled={download.isPending} onClick={() => download.mutate(inboxPaths.figuresCsv)}>
              Export CSV
            </Button>
          </div>
          <p className={css.basis}>
            This is the basis of the claim on {company.origin.replace("https://", "")}/contact: answers within {claims.responseHours.figure}{" "}
            on business days, and of the notice after sending: within {claims.noticeHours.figure}. Of the last {weeks.length} weeks, from
            what the store still holds.
          </p>
          <Failure error={download.error} />
          <dl className={css.totals}>
            <Total name="Messages" figure={String(total.received)} note="without held ones and spam" />
            <Total
              name="Median time to the first reply"
              figure={inWords(total.medianMinutes)}
              note={`of ${total.answered} replies, by any clock`}
            />
            <Total
              name={`Within ${claims.responseHours.figure}`}
              figure={share(total.twoHours)}
              note={of(total.twoHours, "counted while the office is open")}
            />
            <Total name={`Within ${claims.noticeHours.figure}`} figure={share(total.day)} note={of(total.day, "by any clock")} />
          </dl>
          <FiguresChart weeks={weeks} />
          <Weeks weeks={weeks} />
          <p className={text.mono}>
            A reply counts from the moment somebody marks it as answered here. Overdue without a reply counts as late; closed without a
            reply, or not due yet, does not count.
          </p>
        </main>
      )}
    </Loaded>
  );
}

function Total({ name, figure, note }: { name: string; figure: string; note: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={css.figure}>{figure}</dd>
      <dd className={text.mono}>{note}</dd>
    </div>
  );
}

const heads = ["Week of", "Messages", "Answered", "Median", `In ${claims.responseHours.figure}`, `In ${claims.noticeHours.figure}`];

/** The weeks with a message, newest first. */
function Weeks({ weeks }: Pick<FiguresView, "weeks">) {
  const shown = weeks.filter(({ received }) => received > 0).toReversed();
  if (shown.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard.
    <section className={css.scroll} aria-label="By week" tabIndex={0}>
      <table className={text.mono}>
        <thead>
          <tr>
            {heads.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ week, received, answered, medianMinutes, twoHours, day }) => (
            <tr key={week}>
              <th scope="row">{week}</th>
              <td>{received}</td>
              <td>{answered}</td>
              <td>{inWords(medianMinutes)}</td>
              <td>{share(twoHours)}</td>
              <td>{share(day)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type Kept = WeekFigures["day"];

function share({ kept, judged }: Kept): string {
  return judged === 0 ? "–" : `${Math.round((100 * kept) / judged)}%`;
}

function of({ kept, judged }: Kept, how: string): string {
  return `${kept} of ${judged}, ${how}`;
}

function inWords(minutes: number | null): string {
  if (minutes === null) return "–";
  return minutes < 120 ? `${minutes} min` : `${Math.round(minutes / 6) / 10} h`;
}
