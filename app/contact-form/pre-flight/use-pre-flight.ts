import { useState } from "react";
import { preFlight } from "#content/pre-flight.ts";
import type { EnquiryForm } from "../enquiry.ts";
import { findSigns, type Sign } from "./find-signs.ts";
import { type Pieces, putBack, takeOut } from "./take-out.ts";

/** `found` shows `text` with its signs; `out` says that they were taken out. */
type Step =
  | { readonly step: "clear" }
  | { readonly step: "out" }
  | { readonly step: "found"; readonly text: string; readonly signs: readonly Sign[] };

/** The look for case material in the message, on the visitor's machine. It sends nothing, and what it takes out it can put back. */
export function usePreFlight({ getValues, setValue }: Pick<EnquiryForm, "getValues" | "setValue">) {
  const [step, setStep] = useState<Step>({ step: "clear" });
  /** Tells one showing from the next. */
  const [turn, setTurn] = useState(0);
  const [pieces, setPieces] = useState<Pieces>(new Map());
  const textNow = () => getValues("message") ?? "";
  function show(next: Step) {
    setStep(next);
    setTurn((last) => last + 1);
  }

  /** True when the message shows signs, which are then shown. */
  function stops(): boolean {
    const text = textNow();
    const signs = findSigns(text);
    show(signs.length > 0 ? { step: "found", text, signs } : { step: "clear" });
    return signs.length > 0;
  }

  return {
    step,
    turn,
    stops,
    close: () => show({ step: "clear" }),
    takeOut: () => {
      const out = takeOut(textNow(), pieces, preFlight.gap);
      setValue("message", out.text);
      setPieces(out.pieces);
      show({ step: "out" });
    },
    putBack: () => {
      setValue("message", putBack(textNow(), pieces));
      setPieces(new Map());
      stops();
    },
  };
}
