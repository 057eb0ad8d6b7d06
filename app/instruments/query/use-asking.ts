import { type FormEvent, useRef, useState } from "react";
import { loadPart } from "#app/instruments/frame/load-part.ts";
import { useTask } from "#app/instruments/frame/use-task.ts";
import type { Entry } from "./entry.ts";

type Work = typeof import("./query-work.tsx");

const load = () => loadPart(() => import("./query-work.tsx"));
const preload = () => void load().catch(() => undefined);

/** The form’s behaviour and the query log of this visit. */
export function useAsking() {
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
  return { form, state, log, isEmpty, suggest, restart, handlers: { onSubmit, onFocus: preload, onPointerEnter: preload } };
}

const fieldOf = (form: HTMLFormElement | null) => form?.querySelector<HTMLInputElement>("input[name=question]");

/** The question without spaces around it, and the filters. */
function typedIn(form: HTMLFormElement | null) {
  const data = new FormData(form ?? undefined);
  const text = (name: string) => String(data.get(name) ?? "").trim();
  return [text("question"), { custodian: text("custodian"), kind: text("kind"), from: text("from"), to: text("to") }] as const;
}
