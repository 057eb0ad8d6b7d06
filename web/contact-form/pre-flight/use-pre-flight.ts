import { useState } from "react";
import type { EnquiryForm } from "../enquiry.ts";
import type { Sending } from "../use-sending.ts";
import type { Sign } from "./find-signs.ts";
import type { Pieces } from "./take-out.ts";

/** `found` shows `text` with its signs; `out` says that they were removed. */
type Step =
  | { readonly step: "clear" }
  | { readonly step: "out" }
  | { readonly step: "found"; readonly text: string; readonly signs: readonly Sign[] };

/**
 * Checks the message for case material in the browser. Sends nothing, and can restore what it
 * removes. `load` gives the rules for it.
 */
export function usePreFlight(
  { getValues, setValue }: Pick<EnquiryForm, "getValues" | "setValue">,
  load: () => Promise<Sending>,
) {
  const [step, setStep] = useState<Step>({ step: "clear" });
  /** Changes with each showing, so that the notice takes the focus again. */
  const [turn, setTurn] = useState(0);
  const [pieces, setPieces] = useState<Pieces>(new Map());
  const textNow = () => getValues("message") ?? "";
  function show(next: Step) {
    setStep(next);
    setTurn((last) => last + 1);
  }

  /** Shows the signs in the message; returns true when there are any. */
  function stops({ findSigns }: Pick<Sending, "findSigns">): boolean {
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
    takeOut: async () => {
      const { preFlight, takeOut } = await load();
      const out = takeOut(textNow(), pieces, preFlight.gap);
      setValue("message", out.text);
      setPieces(out.pieces);
      show({ step: "out" });
    },
    putBack: async () => {
      const sending = await load();
      setValue("message", sending.putBack(textNow(), pieces));
      setPieces(new Map());
      stops(sending);
    },
  };
}
