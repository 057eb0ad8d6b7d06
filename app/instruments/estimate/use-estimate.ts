import { useCallback, useEffect, useRef, useState } from "react";
import { type Fault, faultOf } from "#app/instruments/frame/fault.ts";
import { loadPart } from "#app/instruments/frame/load-part.ts";
import type { Answer } from "./answer.ts";
import { answerAtRest } from "./at-rest.ts";
import type { Typed } from "./figures.ts";
import type { Errors } from "./read-figures.ts";

/** The exhibit's state. The last answer stays while a cell cannot be read. */
export type Shown = { readonly answer: Answer; readonly errors: Errors; readonly isSpecimen: boolean };

const first: Shown = { answer: answerAtRest, errors: {}, isSpecimen: true };

const load = () => loadPart(() => import("./answer.ts"));

/** Updates the estimate after every keystroke in the cells below `root`, and for text typed before scripts loaded. */
export function useEstimate() {
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
    const { answer, errors } = part.answer(typed);
    setShown((last) => ({ answer: answer ?? last.answer, errors, isSpecimen: isSame(typed, answerAtRest.typed) }));
  }, []);
  useEffect(() => {
    if (!isSame(typedIn(root.current), answerAtRest.typed)) update();
  }, [update]);
  const fill = (typed: Typed) => {
    for (const cell of cellsIn(root.current)) cell.value = typed[cell.name] ?? cell.value;
    return update();
  };
  const restart = () => {
    for (const cell of cellsIn(root.current)) cell.value = cell.defaultValue;
    setShown(first);
    cellsIn(root.current)[0]?.focus();
  };
  return { root, shown, fault, update, fill, restart, preload: () => load().catch(() => undefined) };
}

const cellsIn = (root: HTMLElement | null) => [...(root?.querySelectorAll<HTMLInputElement>("input[inputmode]") ?? [])];

const typedIn = (root: HTMLElement | null): Typed => Object.fromEntries(cellsIn(root).map(({ name, value }) => [name, value]));

const isSame = (a: Typed, b: Typed) => Object.keys(b).every((field) => a[field] === b[field]);
