import field from "web/contact-form/field.module.css";
import fold from "web/instruments/frame/fold.module.css";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import type { Described, Setting } from "./describe.ts";
import css from "./planner.module.css";
import type { Errors } from "./read-plan.ts";
import { first72Hours as words } from "./words.ts";

const { screen } = words;

/** Periods that only the visitor can look up: where, and a cell for the days. Rows do not move during typing. */
export function SettingsList({ settings, defaults, errors }: Pick<Described, "settings" | "defaults"> & { errors: Errors }) {
  return (
    <details className={css.block}>
      <summary className={fold.line}>
        <h4 className={css.heading}>{screen.title(settings.length)}</h4>
      </summary>
      <p className={text.sub}>{screen.lead}</p>
      {settings.length > 0 ? <Settings settings={settings} errors={errors} /> : <p>{screen.none}</p>}
      {defaults.length > 0 && (
        <details className={css.fold}>
          <summary className={fold.line}>{screen.defaults}</summary>
          <Settings settings={defaults} errors={errors} />
        </details>
      )}
    </details>
  );
}

function Settings({ settings, errors }: { settings: readonly Setting[]; errors: Errors }) {
  return (
    <ul className={css.settings}>
      {settings.map((setting) => (
        <SettingRow key={setting.id} setting={setting} error={errors[`days.${setting.id}`]} />
      ))}
    </ul>
  );
}

function SettingRow({
  setting: { id, what, source, varies, screen: where, usual },
  error,
}: {
  setting: Setting;
  error: string | undefined;
}) {
  const inputId = `first-72-days-${id}`;
  return (
    <li>
      <div>
        <p className={css.what}>
          <b id={`${inputId}-what`}>{what}</b> <span className={text.mono}>{source}</span>
        </p>
        <p className={css.varies}>{where}</p>
        {varies && <p className={css.varies}>{varies}</p>}
      </div>
      <div className={classNames(css.days, error && field.bad)}>
        <label htmlFor={inputId} className={text.mono}>
          {screen.days}
        </label>
        <input
          id={inputId}
          name={`days.${id}`}
          inputMode="numeric"
          autoComplete="off"
          placeholder={usual === null ? undefined : String(usual)}
          aria-describedby={`${inputId}-what${error ? ` ${inputId}-error` : ""}`}
          aria-invalid={error ? true : undefined}
        />
        {error && (
          <p className={field.error} id={`${inputId}-error`}>
            {error}
          </p>
        )}
      </div>
    </li>
  );
}
