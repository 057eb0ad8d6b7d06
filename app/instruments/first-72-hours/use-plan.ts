import { useCallback, useEffect, useRef, useState } from "react";
import { type Fault, faultOf } from "#app/instruments/frame/fault.ts";
import { loadPart } from "#app/instruments/frame/load-part.ts";
import { wallTime } from "#shared/zoned-time.ts";
import { planAtRest, typedAtRest } from "./at-rest.ts";
import type { Described } from "./describe.ts";
import type { TypedPlan } from "./plan.ts";
import type { Errors } from "./read-plan.ts";
import { isSamePlan, typedIn } from "./typed-in.ts";

type Part = typeof import("./answer.ts");
/** The exhibit's state. The last plan stays while a cell cannot be read; `typed` is always current. */
export type Shown = { readonly described: Described; readonly typed: TypedPlan; readonly errors: Errors; readonly isSpecimen: boolean };

const first: Shown = { described: planAtRest, typed: typedAtRest, errors: {}, isSpecimen: true };

const load = () => loadPart(() => import("./answer.ts"));

/** Updates the plan after every change of the form, and for changes made before scripts loaded. */
export function usePlan() {
  const form = useRef<HTMLFormElement>(null);
  const [shown, setShown] = useState<Shown>(first);
  const [fault, setFault] = useState<Fault>();
  const withPart = useCallback(async (work: (part: Part) => void) => {
    try {
      work(await load());
      setFault(undefined);
    } catch (error) {
      setFault(faultOf(error));
    }
  }, []);
  const update = useCallback(async () => {
    if (!form.current) return;
    leaveSpecimen(form.current);
    const typed = typedIn(form.current);
    await withPart(({ answer }) => {
      // Typing continued while the script loaded: the newer call answers.
      if (!form.current || !isSamePlan(typed, typedIn(form.current))) return;
      const { described, errors } = answer(typed);
      setShown((last) => ({ described: described ?? last.described, typed, errors, isSpecimen: isSamePlan(typed, typedAtRest) }));
    });
  }, [withPart]);
  useEffect(() => {
    if (form.current && !isSamePlan(typedIn(form.current), typedAtRest)) update();
  }, [update]);
  const restart = () => {
    form.current?.reset();
    setShown(first);
    form.current?.querySelector("input")?.focus();
  };
  return { form, shown, fault, update, restart, withPart, preload: () => load().catch(() => undefined) };
}

/** Typing another day leaves the specimen: its values in other cells are cleared, and the 72 hours begin now. Ticked sources stay. */
function leaveSpecimen(form: HTMLFormElement): void {
  const typed = typedIn(form);
  if (typed.event === typedAtRest.event) return;
  const { day, time } = wallTime(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone);
  const own = { leaving: "", began: `${day}T${time}`, matter: "", custodians: "" };
  for (const name of ["leaving", "began", "matter", "custodians"] as const) {
    const cell = form.elements.namedItem(name);
    if (typed[name] !== typedAtRest[name] || !(cell instanceof HTMLInputElement || cell instanceof HTMLTextAreaElement)) continue;
    cell.value = own[name];
  }
}
