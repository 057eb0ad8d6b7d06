import { useCallback, useEffect, useRef, useState } from "react";
import { type Fault, faultOf } from "#app/instruments/frame/fault.ts";
import { loadPart } from "#app/instruments/frame/load-part.ts";
import { answerAtRest, typedAtRest } from "./at-rest.ts";
import type { Described, DescribedPlan } from "./describe.ts";
import { type Errors, type TypedFigures, typedFields } from "./figures.ts";

/** The exhibit's state. The last answer stays while a cell cannot be read. */
export type Shown = { readonly sample: Described; readonly plan: DescribedPlan; readonly errors: Errors; readonly isSpecimen: boolean };

const first: Shown = { ...answerAtRest, errors: {}, isSpecimen: true };

const load = () => loadPart(() => import("./answer.ts"));

/** Updates the answer after every keystroke in the cells below `root`, and for text typed before scripts loaded. */
export function useAnswer() {
  const root = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Shown>(first);
  const [fault, setFault] = useState<Fault>();
  const update = useCallback(async () => {
    const typed = typedIn(root.current);
    const part = await load().catch((error: unknown) => setFault(faultOf(error)));
    if (!part) return;
    setFault(undefined);
    // Typing continued while the script loaded: the newer call answers.
    if (!isSame(typed, typedIn(root.current))) return;
    const { sample, plan, errors } = part.answer(typed);
    setShown((last) => ({ sample: sample ?? last.sample, plan: plan ?? last.plan, errors, isSpecimen: isSame(typed, typedAtRest) }));
  }, []);
  useEffect(() => {
    if (!isSame(typedIn(root.current), typedAtRest)) update();
  }, [update]);
  const restart = () => {
    for (const form of formsIn(root.current)) form.reset();
    setShown(first);
    root.current?.querySelector<HTMLInputElement>("[inputmode]")?.focus();
  };
  return { root, shown, fault, update, restart, preload: () => load().catch(() => undefined) };
}

const formsIn = (root: HTMLElement | null) => [...(root?.querySelectorAll("form") ?? [])];

const isSame = (a: TypedFigures, b: TypedFigures) => typedFields.every((field) => a[field] === b[field]);

function typedIn(root: HTMLElement | null): TypedFigures {
  const typed = formsIn(root).flatMap((form) => [...new FormData(form)]);
  return { ...typedAtRest, ...Object.fromEntries(typed.map(([name, value]) => [name, String(value)])) };
}
