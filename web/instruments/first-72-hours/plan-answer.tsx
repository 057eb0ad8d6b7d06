import { first72Hours as words } from "content/instruments.ts";
import type { Described, Row, Setting } from "instruments/first-72-hours/answer.ts";
import type { Errors, First72Task, TypedPlan } from "instruments/first-72-hours/plan.ts";
import cells from "web/instruments/frame/calculator.module.css";
import { Fold } from "web/instruments/frame/fold.tsx";
import result from "web/instruments/frame/result.module.css";
import { Facts, Standing } from "web/instruments/frame/result.tsx";
import { classNames } from "web/parts/class-names.ts";
import field from "web/parts/field.module.css";
import { Address } from "web/parts/link.tsx";
import text from "web/parts/text.module.css";
import css from "./planner.module.css";

/** The date that comes first, and the seventy-two hours in which to act. */
export function FirstToGo({ described, errors }: { described: Described; errors: Errors }) {
  const { first, counted, countedFrom, windows } = described;
  const isStale = Object.keys(errors).length > 0;
  return (
    <div className={cells.answer} data-stale={isStale ? "" : undefined}>
      <p className={text.mono}>{words.first}</p>
      <p className={classNames(cells.figure, css.date)}>
        <mark>{first.date}</mark>
      </p>
      <p className={cells.between}>{first.detail}</p>
      <p>{counted}</p>
      <p>{countedFrom}</p>
      <HoursDrawing {...described} />
      <Facts
        className={result.facts}
        facts={windows.map(({ hours, ends }) => [words.windows[hours], ends])}
      />
    </div>
  );
}

/** Above, the 72 hours. Below, their place among the expiry days, at the list's scale. */
function HoursDrawing({ windows, rows, horizon }: Pick<Described, "windows" | "rows" | "horizon">) {
  const days = rows.flatMap(({ bar }) => bar ?? []);
  const narrow = share(3, horizon);
  return (
    <svg
      className={css.hours}
      role="img"
      aria-label={words.picture.label(windows.at(-1)?.ends ?? "", days.length, horizon)}
    >
      {windows.map(({ hours }, i) => {
        const from = windows[i - 1]?.hours ?? 0;
        return (
          <rect
            key={hours}
            x={share(from, 72)}
            width={share(hours - from, 72)}
            y="20"
            height="26"
          />
        );
      })}
      {windows.map(({ hours }) => (
        <text key={hours} x={share(hours, 72)} y="11">
          {words.picture.hours(hours)}
        </text>
      ))}
      <path d="M0 46V92" />
      <line x1="100%" x2={narrow} y1="46" y2="92" />
      <line x2="100%" y1="100" y2="100" />
      <rect width={narrow} y="92" height="16" />
      {days.map((day, i) => (
        // Two things may go on one day.
        // biome-ignore lint/suspicious/noArrayIndexKey: the marks have no state and no order to keep
        <line key={i} className={css.day} x1={`${day}%`} x2={`${day}%`} y1="90" y2="110" />
      ))}
      <text x="100%" y="128">
        {words.picture.end(horizon)}
      </text>
    </svg>
  );
}

const share = (part: number, whole: number) => `${Math.round((part / whole) * 1000) / 10}%`;

/** Every dated clock: its day, what is deleted, the source, and the distance from day one. */
export function ExpiryList({ rows, horizon }: Pick<Described, "rows" | "horizon">) {
  return (
    <div className={result.part}>
      <h4>{words.list.title}</h4>
      <ol className={classNames(result.entries, css.rows)}>
        {rows.map((row) => (
          <ExpiryRow key={row.id} row={row} horizon={horizon} />
        ))}
      </ol>
      {rows.length > 0 && (
        <p className={classNames(text.mono, text.offPaper)}>{words.list.scale(horizon)}</p>
      )}
    </div>
  );
}

function ExpiryRow({ row, horizon }: { row: Row; horizon: number }) {
  const { date, left, what, source, basis, varies, page, screen, checked, bar } = row;
  return (
    <li data-gone={bar === null ? "" : undefined}>
      <p className={css.when}>
        <b>{date}</b>
        <span className={text.mono}>{left}</span>
      </p>
      <div>
        <b>{what}</b>
        <p className={text.mono}>{[source, basis].join(": ")}</p>
        {varies && <small>{varies}</small>}
        <small>
          {page ? (
            <Address to={page.href} newTab>
              {page.publisher}, <q>{page.title}</q>
            </Address>
          ) : (
            screen
          )}
          {". "}
          {checked}
        </small>
        {bar === null ? (
          <Standing sign="dashed">{words.list.gone}</Standing>
        ) : (
          <svg className={classNames(css.bar, text.offPaper)} aria-hidden="true">
            <line x2="100%" y1="9" y2="9" />
            <rect width={`${bar}%`} y="4" height="10" />
            <rect className={css.rowStripe} width={share(3, horizon)} y="4" height="10" />
          </svg>
        )}
      </div>
    </li>
  );
}

/**
 * Periods that only the visitor can look up: where, and a cell for the days. Rows do not move
 * during typing.
 */
export function SettingsList({
  settings,
  defaults,
  errors,
}: Pick<Described, "settings" | "defaults"> & { errors: Errors }) {
  return (
    <Fold line={<h4>{words.screen.title(settings.length)}</h4>}>
      <p className={classNames(text.sub, text.offPaper)}>{words.screen.lead}</p>
      {settings.length > 0 ? (
        <Settings settings={settings} errors={errors} />
      ) : (
        <p>{words.screen.none}</p>
      )}
      {defaults.length > 0 && (
        <Fold line={words.screen.defaults} className={text.offPaper}>
          <Settings settings={defaults} errors={errors} />
        </Fold>
      )}
    </Fold>
  );
}

function Settings({ settings, errors }: { settings: readonly Setting[]; errors: Errors }) {
  return (
    <ul className={result.entries}>
      {settings.map((setting) => (
        <SettingRow key={setting.id} setting={setting} error={errors[`days.${setting.id}`]} />
      ))}
    </ul>
  );
}

function SettingRow({ setting, error }: { setting: Setting; error: string | undefined }) {
  const { id, what, source, varies, screen: where, usual } = setting;
  const inputId = `first-72-days-${id}`;
  return (
    <li>
      <div>
        <b id={`${inputId}-what`}>{what}</b> <span className={text.mono}>{source}</span>
        <small>{where}</small>
        {varies && <small>{varies}</small>}
      </div>
      <div className={classNames(result.fields, error && field.bad)}>
        <label>
          {words.screen.days}
          <input
            id={inputId}
            name={`days.${id}`}
            inputMode="numeric"
            autoComplete="off"
            placeholder={usual === null ? undefined : String(usual)}
            aria-describedby={`${inputId}-what${error ? ` ${inputId}-error` : ""}`}
            aria-invalid={error ? true : undefined}
          />
        </label>
        {error && (
          <p className={field.error} id={`${inputId}-error`}>
            {error}
          </p>
        )}
      </div>
    </li>
  );
}

/** What to do in which window, with a line for a name. */
export function TaskList({
  tasks,
  names,
}: {
  tasks: readonly First72Task[];
  names: TypedPlan["names"];
}) {
  const windows = [4, 24, 72] as const;
  return (
    <Fold line={<h4>{words.tasks.title(tasks.length)}</h4>} open>
      <p className={classNames(text.sub, text.offPaper)}>{words.tasks.lead}</p>
      {windows.map((window) => (
        <section key={window} className={result.part}>
          <h5 className={text.monoInk}>{words.tasks.windows[window]}</h5>
          <ul className={result.entries}>
            {tasks
              .filter(({ within }) => within === window)
              .map(({ id, what, how }) => (
                <li key={id}>
                  <div>
                    <b id={`first-72-task-${id}`}>{what}</b>
                    <small>{how}</small>
                  </div>
                  <div className={result.fields}>
                    <label>
                      {words.tasks.who}
                      <input
                        name={`name.${id}`}
                        autoComplete="off"
                        aria-describedby={`first-72-task-${id}`}
                      />
                    </label>
                  </div>
                  <p className={classNames(result.onPaper, css.line)}>{names[id]}</p>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Fold>
  );
}
