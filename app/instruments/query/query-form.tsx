import type { ReactNode } from "react";
import field from "#app/contact-form/field.module.css";
import { Numbered } from "#app/contact-form/field.tsx";
import cell from "#app/instruments/frame/figure-cell.module.css";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import text from "#app/ui/text.module.css";
import { custodianOptions, firstDay, kindOptions, lastDay } from "./at-rest.ts";
import css from "./query.module.css";
import { query as words } from "./words.ts";

const { question, filters } = words;

/** The cells: the question with its suggestions, and the filters. */
export function QueryForm({ isEmpty, onSuggest }: { isEmpty: boolean; onSuggest: (question: string) => void }) {
  return (
    <>
      <div className={classNames(field.cell, css.question, isEmpty && field.bad)}>
        <label htmlFor="query-question">
          <Numbered n={1} /> {question.label}
        </label>
        <input
          id="query-question"
          name="question"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={300}
          defaultValue=""
          aria-describedby="query-hint"
          aria-invalid={isEmpty ? true : undefined}
        />
        <p className={isEmpty ? field.error : cell.hint} id="query-hint">
          {isEmpty ? words.empty : question.hint}
        </p>
        <Button type="submit">{question.ask}</Button>
      </div>
      <div className={css.suggested}>
        <p className={text.mono}>{words.suggestedTitle}</p>
        {words.suggested.map((each) => (
          <Button key={each} small line value={each} onClick={() => onSuggest(each)}>
            {each}
          </Button>
        ))}
      </div>
      <div className={cell.cells}>
        <Filter number={2} name="custodian" label={filters.custodian}>
          <Options options={custodianOptions} />
        </Filter>
        <Filter number={3} name="kind" label={filters.kind}>
          <Options options={kindOptions} />
        </Filter>
        {(["from", "to"] as const).map((name, i) => (
          <div key={name} className={classNames(field.cell, css.filter)}>
            <label htmlFor={`query-${name}`}>
              <Numbered n={4 + i} /> {filters[name]}
            </label>
            <input id={`query-${name}`} name={name} type="date" min={firstDay} max={lastDay} defaultValue="" />
          </div>
        ))}
      </div>
    </>
  );
}

function Filter({ number, name, label, children }: { number: number; name: string; label: string; children: ReactNode }) {
  return (
    <div className={classNames(field.cell, css.filter)}>
      <label htmlFor={`query-${name}`}>
        <Numbered n={number} /> {label}
      </label>
      <select id={`query-${name}`} name={name} defaultValue="">
        <option value="">{filters.any}</option>
        {children}
      </select>
    </div>
  );
}

function Options({ options }: { options: readonly { readonly value: string; readonly label: string }[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
