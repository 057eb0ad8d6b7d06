import { fill } from "content/fill.ts";
import { query as words } from "content/instruments.ts";
import { count } from "content/numbers.ts";
import { loadPart } from "instruments/frame/fault.ts";
import type { Entry } from "instruments/query/ask.ts";
import {
  custodianOptions,
  documentCount,
  firstDay,
  kindOptions,
  lastDay,
} from "instruments/query/at-rest.ts";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import cell from "web/instruments/frame/calculator.module.css";
import { Cell } from "web/instruments/frame/calculator.tsx";
import frame from "web/instruments/frame/frame.module.css";
import { Limits } from "web/instruments/frame/instrument.tsx";
import result from "web/instruments/frame/result.module.css";
import { Refusal, useTask } from "web/instruments/frame/task-body.tsx";
import { Button } from "web/parts/button.tsx";
import { classNames } from "web/parts/class-names.ts";
import field from "web/parts/field.module.css";
import { Numbered } from "web/parts/field.tsx";
import text from "web/parts/text.module.css";
import css from "./query.module.css";

/**
 * Questions to the specimen matter: the form, what it is, the passages that support an answer, and
 * the log of what was asked.
 */
export function QueryInstrument() {
  const { form, state, log, isEmpty, suggest, restart, handlers } = useAsking();
  const below = useRef<HTMLDivElement>(null);
  const asked = log.length;
  useEffect(() => {
    if (asked > 0) below.current?.querySelector<HTMLElement>("[data-focus]")?.focus();
  }, [asked]);
  const isLong = state.status === "working" && state.isLong;
  return (
    <>
      <div className={frame.two} data-form="">
        <form ref={form} method="dialog" className={css.form} noValidate {...handlers}>
          <QueryForm isEmpty={isEmpty} onSuggest={suggest} />
        </form>
        <Limits
          heading={words.startTitle}
          limits={words.start.map((line) => fill(line, { documents: count(documentCount) }))}
        />
      </div>
      <div ref={below} aria-busy={state.status === "working"}>
        {isLong && <p className={result.more}>{words.loading}</p>}
        {state.status === "refused" && <Refusal fault={state.fault} onAgain={restart} />}
        {state.status === "result" && <state.result.QueryResult log={log} onRestart={restart} />}
        {asked === 0 && state.status !== "refused" && (
          <div className={result.part}>
            <h4>{words.log.title}</h4>
            <p className={text.sub}>{words.log.empty}</p>
          </div>
        )}
      </div>
      <p className={text.hidden} role="status">
        {isLong && words.loading}
      </p>
    </>
  );
}

type Work = typeof import("./query-work.tsx");

const load = () => loadPart(() => import("./query-work.tsx"));
const preload = () => void load().catch(() => undefined);

/** The form’s behaviour and the query log of this visit. */
function useAsking() {
  const form = useRef<HTMLFormElement>(null);
  const { state, start, cancel } = useTask<Pick<Work, "QueryResult">>();
  const [log, setLog] = useState<readonly Entry[]>([]);
  const [isEmpty, setIsEmpty] = useState(false);

  const ask = () => {
    const [question, filters] = typedIn(form.current);
    setIsEmpty(question === "");
    if (question === "") return fieldOf(form.current)?.focus();
    start(async () => {
      const { ask: answer, QueryResult } = await load();
      setLog((before) => [...before, { ...answer(question, filters), at: Date.now() }]);
      return { QueryResult };
    });
  };
  const suggest = (question: string) => {
    const field = fieldOf(form.current);
    if (field) field.value = question;
    ask();
  };
  const restart = () => {
    form.current?.reset();
    setLog([]);
    setIsEmpty(false);
    cancel();
    fieldOf(form.current)?.focus();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    ask();
  };
  return {
    form,
    state,
    log,
    isEmpty,
    suggest,
    restart,
    handlers: { onSubmit, onFocus: preload, onPointerEnter: preload },
  };
}

const fieldOf = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLInputElement>("input[name=question]");

/** The question without spaces around it, and the filters. */
function typedIn(form: HTMLFormElement | null) {
  const data = new FormData(form ?? undefined);
  const text = (name: string) => String(data.get(name) ?? "").trim();
  return [
    text("question"),
    { custodian: text("custodian"), kind: text("kind"), from: text("from"), to: text("to") },
  ] as const;
}

/** The cells: the question with its suggestions, and the filters. */
function QueryForm({
  isEmpty,
  onSuggest,
}: {
  isEmpty: boolean;
  onSuggest: (question: string) => void;
}) {
  return (
    <>
      <div className={classNames(field.cell, css.question, isEmpty && field.bad)}>
        <label htmlFor="query-question">
          <Numbered n={1} /> {words.question.label}
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
          {isEmpty ? words.empty : words.question.hint}
        </p>
        <Button type="submit">{words.question.ask}</Button>
      </div>
      <div className={classNames(result.buttons, css.suggested)}>
        <p className={text.mono}>{words.suggestedTitle}</p>
        {words.suggested.map((each) => (
          <Button key={each} small line value={each} onClick={() => onSuggest(each)}>
            {each}
          </Button>
        ))}
      </div>
      <div className={cell.cells}>
        <Filter number={2} name="custodian" label={words.filters.custodian}>
          <Options options={custodianOptions} />
        </Filter>
        <Filter number={3} name="kind" label={words.filters.kind}>
          <Options options={kindOptions} />
        </Filter>
        {(["from", "to"] as const).map((name, i) => (
          <Cell
            key={name}
            id={`query-${name}`}
            className={false}
            number={4 + i}
            label={words.filters[name]}
          >
            <input
              id={`query-${name}`}
              name={name}
              type="date"
              min={firstDay}
              max={lastDay}
              defaultValue=""
            />
          </Cell>
        ))}
      </div>
    </>
  );
}

function Filter({
  number,
  name,
  label,
  children,
}: {
  number: number;
  name: string;
  label: string;
  children: ReactNode;
}) {
  return (
    <Cell id={`query-${name}`} className={false} number={number} label={label}>
      <select id={`query-${name}`} name={name} defaultValue="">
        <option value="">{words.filters.any}</option>
        {children}
      </select>
    </Cell>
  );
}

function Options({
  options,
}: {
  options: readonly { readonly value: string; readonly label: string }[];
}) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
