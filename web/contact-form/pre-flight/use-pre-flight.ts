import { preFlight } from "content/form-words.ts";
import { useState } from "react";
import type { EnquiryForm } from "../enquiry.ts";
import { findSigns, type Sign } from "./find-signs.ts";

/** `found` shows `text` with its signs; `out` says that they were removed. */
type Step =
  | { readonly step: "clear" }
  | { readonly step: "out" }
  | { readonly step: "found"; readonly text: string; readonly signs: readonly Sign[] };

/**
 * Checks the message for case material in the browser. Sends nothing, and can restore what it
 * removes.
 */
export function usePreFlight({ getValues, setValue }: Pick<EnquiryForm, "getValues" | "setValue">) {
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

/** The removed texts by the note that replaces each, in order of removal. */
type Pieces = ReadonlyMap<string, string>;

/**
 * After a removal, other words may look like a sign and are removed too. Ten rounds suffice for a
 * message of 50,000 characters.
 */
const ROUNDS = 10;

/**
 * Replaces each sign with `gap`, a numbered note. `pieces` are earlier removals; no note is used
 * twice.
 */
export function takeOut(
  text: string,
  pieces: Pieces,
  gap: (number: number) => string,
): { readonly text: string; readonly pieces: Pieces } {
  const taken = new Map(pieces);
  let left = text;
  for (let round = 0; round < ROUNDS; round++) {
    const signs = findSigns(left);
    if (signs.length === 0) break;
    const notes = signs.map(({ start, end }) => {
      const note = unused(gap, (candidate) => text.includes(candidate) || taken.has(candidate));
      taken.set(note, left.slice(start, end));
      return { start, end, note };
    });
    for (const { start, end, note } of notes.reverse())
      left = left.slice(0, start) + note + left.slice(end);
  }
  return { text: left, pieces: taken };
}

/** Restores each piece whose note is still in the text. What was written since then is kept. */
export function putBack(text: string, pieces: Pieces): string {
  return [...pieces]
    .reverse()
    .reduce((whole, [note, words]) => whole.replace(note, () => words), text);
}

function unused(gap: (number: number) => string, isUsed: (note: string) => boolean): string {
  let number = 1;
  while (isUsed(gap(number))) number++;
  return gap(number);
}
