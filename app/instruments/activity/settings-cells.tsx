import type { ReactNode } from "react";
import { useMemo } from "react";
import field from "#app/contact-form/field.module.css";
import { Numbered } from "#app/contact-form/field.tsx";
import cells from "#app/instruments/frame/figure-cell.module.css";
import { FigureCell } from "#app/instruments/frame/figure-cell.tsx";
import { classNames } from "#app/ui/class-names.ts";
import css from "./activity.module.css";
import type { People } from "./people-of.ts";
import type { SettingErrors } from "./read-settings.ts";
import type { Settings } from "./settings.ts";
import { activityResult } from "./words-result.ts";

const { cells: words } = activityResult;

type SettingsCellsProps = {
  readonly initial: Settings;
  readonly people: People;
  readonly errors: SettingErrors;
  readonly onChange: (form: HTMLFormElement) => void;
};

/** What changes the result without reading the log again. */
export function SettingsCells({ initial, people, errors, onChange }: SettingsCellsProps) {
  const zones = useMemo(() => zonesWith(initial.zone), [initial.zone]);
  return (
    <form
      className={classNames(cells.cells, css.cells)}
      noValidate
      aria-label={words.title}
      onInput={({ currentTarget }) => onChange(currentTarget)}
      onSubmit={(event) => event.preventDefault()}
    >
      <Labelled number={1} name="zone" {...words.zone}>
        <select id="activity-zone" name="zone" defaultValue={initial.zone} aria-describedby="activity-zone-hint">
          {zones.map((zone) => (
            <option key={zone}>{zone}</option>
          ))}
        </select>
      </Labelled>
      <Labelled number={2} name="person" {...words.person}>
        <select id="activity-person" name="person" defaultValue={initial.person} aria-describedby="activity-person-hint">
          <option value="">{words.person.all}</option>
          {people.list.map(({ user }) => (
            <option key={user}>{user}</option>
          ))}
        </select>
      </Labelled>
      <Labelled number={3} name="since" {...words.since} error={errors.since}>
        <input
          id="activity-since"
          name="since"
          type="datetime-local"
          max="2999-12-31T23:59"
          defaultValue={initial.since}
          aria-describedby="activity-since-hint"
          aria-invalid={errors.since ? true : undefined}
        />
      </Labelled>
      <FigureCell
        number={4}
        name="downloads"
        idPrefix="activity"
        {...words.downloads}
        error={errors.downloads}
        defaultValue={`${initial.downloads}`}
      />
      <FigureCell
        number={5}
        name="minutes"
        idPrefix="activity"
        {...words.minutes}
        error={errors.minutes}
        defaultValue={`${initial.minutes}`}
      />
      <Labelled number={6} name="withOpened" label={words.withOpened.label} hint={words.withOpened.hint}>
        <select id="activity-withOpened" name="withOpened" defaultValue="no" aria-describedby="activity-withOpened-hint">
          <option value="no">{words.withOpened.no}</option>
          <option value="yes">{words.withOpened.yes}</option>
        </select>
      </Labelled>
      <Labelled number={7} name="domains" {...words.domains} error={errors.domains}>
        <input
          id="activity-domains"
          name="domains"
          autoComplete="off"
          spellCheck={false}
          defaultValue={initial.domains.join(", ")}
          aria-describedby="activity-domains-hint"
          aria-invalid={errors.domains ? true : undefined}
        />
      </Labelled>
      <FigureCell number={8} name="days" idPrefix="activity" {...words.days} error={errors.days} defaultValue={`${initial.days}`} />
    </form>
  );
}

type LabelledProps = {
  readonly number: number;
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly error?: string | undefined;
  readonly children: ReactNode;
};

function Labelled({ number, name, label, hint, error, children }: LabelledProps) {
  return (
    <div className={classNames(field.cell, css.cell, error && field.bad)}>
      <label htmlFor={`activity-${name}`}>
        <Numbered n={number} /> {label}
      </label>
      {children}
      <p className={error ? field.error : cells.hint} id={`activity-${name}-hint`}>
        {error ?? hint}
      </p>
    </div>
  );
}

/** UTC and the chosen zone first, then all that the browser knows. */
function zonesWith(zone: string): readonly string[] {
  return [...new Set([zone, "UTC", ...Intl.supportedValuesOf("timeZone")])];
}
