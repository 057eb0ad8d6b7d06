import { useMemo } from "react";
import cells from "web/instruments/frame/calculator.module.css";
import { Cell, control, FigureCell } from "web/instruments/frame/figure-cell.tsx";
import { classNames } from "web/parts/class-names.ts";
import css from "./activity.module.css";
import type { People } from "./people-of.ts";
import type { SettingErrors, Settings } from "./read-settings.ts";
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
  const figure = (number: number, name: "downloads" | "minutes" | "days") => (
    <FigureCell number={number} name={name} idPrefix="activity" {...words[name]} error={errors[name]} defaultValue={`${initial[name]}`} />
  );
  return (
    <form
      className={classNames(cells.cells, css.cells)}
      noValidate
      aria-label={words.title}
      onInput={({ currentTarget }) => onChange(currentTarget)}
      onSubmit={(event) => event.preventDefault()}
    >
      <Cell id={idOf("zone")} className={css.cell} number={1} {...words.zone}>
        <select {...control(idOf("zone"), "zone")} defaultValue={initial.zone}>
          {zones.map((zone) => (
            <option key={zone}>{zone}</option>
          ))}
        </select>
      </Cell>
      <Cell id={idOf("person")} className={css.cell} number={2} label={words.person.label} hint={words.person.hint}>
        <select {...control(idOf("person"), "person")} defaultValue={initial.person}>
          <option value="">{words.person.all}</option>
          {people.list.map(({ user }) => (
            <option key={user}>{user}</option>
          ))}
        </select>
      </Cell>
      <Cell id={idOf("since")} className={css.cell} number={3} {...words.since} error={errors.since}>
        <input
          {...control(idOf("since"), "since", errors.since)}
          type="datetime-local"
          max="2999-12-31T23:59"
          defaultValue={initial.since}
        />
      </Cell>
      {figure(4, "downloads")}
      {figure(5, "minutes")}
      <Cell id={idOf("withOpened")} className={css.cell} number={6} label={words.withOpened.label} hint={words.withOpened.hint}>
        <select {...control(idOf("withOpened"), "withOpened")} defaultValue="no">
          <option value="no">{words.withOpened.no}</option>
          <option value="yes">{words.withOpened.yes}</option>
        </select>
      </Cell>
      <Cell id={idOf("domains")} className={css.cell} number={7} {...words.domains} error={errors.domains}>
        <input
          {...control(idOf("domains"), "domains", errors.domains)}
          autoComplete="off"
          spellCheck={false}
          defaultValue={initial.domains.join(", ")}
        />
      </Cell>
      {figure(8, "days")}
    </form>
  );
}

const idOf = (name: string) => `activity-${name}`;

/** UTC and the chosen zone first, then all that the browser knows. */
const zonesWith = (zone: string) => [...new Set([zone, "UTC", ...Intl.supportedValuesOf("timeZone")])];
