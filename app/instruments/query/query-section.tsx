import { useEffect, useRef } from "react";
import { Instrument, Limits } from "#app/instruments/frame/instrument.tsx";
import { Refusal } from "#app/instruments/frame/refusal.tsx";
import type { SectionProps } from "#app/layout/sheet.tsx";
import text from "#app/ui/text.module.css";
import { count } from "#content/specimen/count.ts";
import { documentCount } from "./at-rest.ts";
import css from "./query.module.css";
import { QueryForm } from "./query-form.tsx";
import { useAsking } from "./use-asking.ts";
import { query as words } from "./words.ts";

/** Questions to the specimen matter: the form, what it is, the passages that support an answer, and the log of what was asked. */
export function QuerySection({ label }: SectionProps) {
  const { form, state, log, isEmpty, suggest, restart, handlers } = useAsking();
  const result = useRef<HTMLDivElement>(null);
  const asked = log.length;
  useEffect(() => {
    if (asked > 0) result.current?.querySelector<HTMLElement>("[data-focus]")?.focus();
  }, [asked]);
  const isLong = state.status === "working" && state.isLong;
  return (
    <Instrument id="query" label={label} words={words}>
      <div className={css.top} data-form="">
        <form ref={form} method="dialog" className={css.form} noValidate {...handlers}>
          <QueryForm isEmpty={isEmpty} onSuggest={suggest} />
        </form>
        <Limits heading={words.startTitle} limits={words.start(count(documentCount))} />
      </div>
      <div ref={result} className={css.below} aria-busy={state.status === "working"}>
        {isLong && <p className={css.loading}>{words.loading}</p>}
        {state.status === "refused" && <Refusal fault={state.fault} onAgain={restart} />}
        {state.status === "result" && <state.result.QueryResult log={log} onRestart={restart} />}
        {asked === 0 && state.status !== "refused" && (
          <div className={css.log}>
            <h4>{words.log.title}</h4>
            <p className={text.sub}>{words.log.empty}</p>
          </div>
        )}
      </div>
      <p className={text.hidden} role="status">
        {isLong && words.loading}
      </p>
    </Instrument>
  );
}
