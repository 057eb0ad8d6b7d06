import { claims } from "content/claims.ts";
import { company } from "content/company.ts";
import { type FiguresView, type KeptPromise, shareKept } from "content/wire/inbox-message.ts";
import { inboxPaths } from "content/wire/staff-inbox.ts";
import { Button } from "web/parts/button.tsx";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import frame from "./frame.module.css";
import inbox from "./inbox.module.css";
import { practiceLabel, practiceOf } from "./practice.ts";
import css from "./reports.module.css";
import { useDownload, useStaffQuery } from "./staff-queries.ts";
import { Failure, Loaded, WideTable } from "./states.tsx";

/** How replies kept to the promises, the basis of the claim on /contact. */
export function Figures() {
  const query = useStaffQuery<FiguresView>(inboxPaths.figures);
  const download = useDownload();
  return (
    <Loaded query={query} what="The figures" page="Figures">
      {({ weeks, total, practices }) => (
        <main className={frame.screen}>
          <div className={inbox.head}>
            <h1>Figures</h1>
            <Button
              line
              small
              disabled={download.isPending}
              onClick={() => download.mutate(inboxPaths.figuresCsv)}
            >
              Export CSV
            </Button>
          </div>
          <p className={css.basis}>
            This is the basis of the claim on {company.origin.replace("https://", "")}/contact:
            answers within {claims.responseHours.figure} on business days, and of the notice after
            sending: within {claims.noticeHours.figure}. Of the last {weeks.length} weeks, from what
            the store still holds.
          </p>
          <Failure error={download.error} />
          <dl className={css.totals}>
            <Total
              name="Messages"
              figure={String(total.received)}
              note="without held ones, spam and appointments"
            />
            {total.bookings > 0 && (
              <Total
                name="Appointments"
                figure={String(total.bookings)}
                note="through the calendar provider"
              />
            )}
            <Total
              name="Median time to the first reply"
              figure={inWords(total.medianMinutes)}
              note={`of ${total.answered === 1 ? "one reply" : `${total.answered} replies`}, by any clock`}
            />
            <Total
              name={`Within ${claims.responseHours.figure}`}
              figure={share(total.twoHours)}
              note={of(total.twoHours, "counted while the office is open")}
            />
            <Total
              name={`Within ${claims.noticeHours.figure}`}
              figure={share(total.day)}
              note={of(total.day, "by any clock")}
            />
          </dl>
          <FiguresChart weeks={weeks} />
          <Weeks weeks={weeks} />
          <Practices practices={practices} />
          <p className={text.mono}>
            A reply counts from the moment somebody marks it as answered here. What waits for a
            reply counts as not kept, until it is answered in time; closed without a reply does not
            count.
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

const heads = [
  "Week of",
  "Messages",
  "Answered",
  "Median",
  `In ${claims.responseHours.figure}`,
  `In ${claims.noticeHours.figure}`,
  "Not answered",
  "Appointments",
];

/** The weeks with a message, newest first. */
function Weeks({ weeks }: Pick<FiguresView, "weeks">) {
  const shown = weeks.filter(({ received, bookings }) => received + bookings > 0).toReversed();
  if (shown.length === 0) return null;
  return (
    <WideTable
      label="By week"
      className={classNames(frame.scroll, css.figuresScroll)}
      columns={heads}
    >
      {shown.map(({ week, received, answered, medianMinutes, twoHours, day, bookings }) => (
        <tr key={week}>
          <th scope="row">{week}</th>
          <td>{received}</td>
          <td>{answered}</td>
          <td>{inWords(medianMinutes)}</td>
          <td>{share(twoHours)}</td>
          <td>{share(day)}</td>
          <td>{twoHours.overdue + twoHours.open}</td>
          <td>{bookings}</td>
        </tr>
      ))}
    </WideTable>
  );
}

/** How many messages came for each practice area, the most first. */
function Practices({ practices }: Pick<FiguresView, "practices">) {
  const rows = [...Map.groupBy(practices, ({ practice, page }) => practiceOf(practice, page))].map(
    ([practice, own]) => ({
      label: practiceLabel(practice),
      received: own.reduce((sum, { received }) => sum + received, 0),
      answered: own.reduce((sum, { answered }) => sum + answered, 0),
    }),
  );
  if (rows.length === 0) return null;
  return (
    <WideTable
      label="By practice area"
      className={classNames(frame.scroll, css.figuresScroll)}
      columns={["Practice area", "Messages", "Answered"]}
    >
      {rows
        .toSorted((a, b) => b.received - a.received)
        .map(({ label, received, answered }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{received}</td>
            <td>{answered}</td>
          </tr>
        ))}
    </WideTable>
  );
}

function share(promise: KeptPromise): string {
  const percent = shareKept(promise);
  return percent === null ? "–" : `${percent}%`;
}

function of({ kept, judged, overdue, open }: KeptPromise, how: string): string {
  const waiting = overdue + open;
  const still =
    waiting === 0
      ? ""
      : `; ${waiting} not answered yet, ${overdue === 0 ? "none" : overdue} overdue`;
  return `${kept} of ${judged + open}, ${how}${still}`;
}

function inWords(minutes: number | null): string {
  if (minutes === null) return "–";
  return minutes < 120 ? `${minutes} min` : `${Math.round(minutes / 6) / 10} h`;
}

const [column, height, top] = [40, 180, 20];

/** One column per week: the messages received, and those answered in time. */
function FiguresChart({ weeks }: Pick<FiguresView, "weeks">) {
  const most = Math.max(4, ...weeks.map(({ received }) => received));
  const scale = (count: number) => (count / most) * height;
  const base = top + height;
  const width = weeks.length * column;
  return (
    <figure className={frame.stack}>
      <figcaption className={css.key}>
        <span className={text.mono}>
          <i className={css.kept} /> replied within {claims.responseHours.figure}
        </span>
        <span className={text.mono}>
          <i className={css.received} /> all messages of the week
        </span>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard. */}
      <section className={classNames(frame.scroll, css.wide)} aria-label="Chart" tabIndex={0}>
        <svg
          viewBox={`0 0 ${width} ${base + 30}`}
          role="img"
          aria-label={`Messages and replies in time, week by week; the table below has the same.`}
        >
          <path d={`M0 ${base + 0.5}H${width}`} className={css.axis} />
          {weeks.map(({ week, received, twoHours }, i) => {
            const x = i * column + 5;
            return (
              <g key={week}>
                <rect
                  x={x}
                  y={base - scale(received)}
                  width={column - 10}
                  height={scale(received)}
                  className={css.received}
                />
                <rect
                  x={x}
                  y={base - scale(twoHours.kept)}
                  width={column - 10}
                  height={scale(twoHours.kept)}
                  className={css.kept}
                />
                {received > 0 && (
                  <text
                    x={x + (column - 10) / 2}
                    y={base - scale(received) - 5}
                    className={css.count}
                  >
                    {received}
                  </text>
                )}
                {i % 4 === weeks.length % 4 && (
                  <text x={x} y={base + 18} className={css.week}>
                    {week}
                  </text>
                )}
              </g>
            );
          })}
        </svg>
      </section>
    </figure>
  );
}
