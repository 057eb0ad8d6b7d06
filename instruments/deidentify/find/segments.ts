import { type Candidate, compact, type Detector, digitsOf } from "../candidate.ts";
import type { Kind } from "../kinds.ts";

/**
 * What a field of a segment holds: one kind, or an address of street, further line, town, state and
 * ZIP code.
 */
type Field = Kind | "xad";

/**
 * The fields of HL7 version 2 that hold identifiers by their place alone (HL7 2.5.1, chapters 3, 4
 * and 6), numbered from 1. Names are found by the list, dates and telephones by their form.
 */
const segments: Readonly<Record<string, Readonly<Record<number, Field>>>> = {
  PID: {
    2: "record",
    3: "record",
    4: "record",
    11: "xad",
    18: "account",
    19: "ssn",
    20: "license",
  },
  NK1: { 4: "xad", 33: "record", 37: "ssn" },
  GT1: { 2: "account", 5: "xad", 12: "ssn", 17: "xad" },
  IN1: { 8: "plan", 19: "xad", 36: "plan", 49: "plan" },
  IN2: { 1: "other", 2: "ssn", 6: "plan", 8: "plan" },
  PV1: { 19: "record", 50: "record" },
  ORC: { 2: "record", 3: "record" },
  OBR: { 2: "record", 3: "record" },
};
const segment = new RegExp(`(?<=^|[\\r\\n])(${Object.keys(segments).join("|")})\\|[^\\r\\n]*`, "g");

/** Street, further line, town, state, ZIP code: the state may stay. */
const partsOfAddress: readonly (Kind | undefined)[] = [
  "address",
  "address",
  "place",
  undefined,
  "zip",
];

/** Identifiers in the segments of HL7 version 2. A text that has none of them passes. */
export const hl7: Detector = function* find(text) {
  for (const { index, 0: line, 1: name = "" } of text.matchAll(segment)) {
    let at = index;
    for (const [i, field] of line.split("|").entries()) {
      const holds = segments[name]?.[i];
      if (holds) yield* identifiersIn(field, at, holds);
      at += field.length + 1;
    }
  }
};

/** Of every repetition of a field the first component, or the components of an address. */
function* identifiersIn(field: string, start: number, holds: Field): Generator<Candidate> {
  let from = start;
  for (const repetition of field.split("~")) {
    let at = from;
    for (const [i, component] of repetition.split("^").entries()) {
      const kind = holds === "xad" ? partsOfAddress[i] : i === 0 ? holds : undefined;
      const isThere = kind === "place" ? /\p{L}{2}/u.test(component) : /\d/.test(component);
      if (kind && isThere)
        yield {
          start: at,
          end: at + component.length,
          kind,
          id: idOf(kind, component),
          by: "pattern",
        };
      at += component.length + 1;
    }
    from += repetition.length + 1;
  }
}

function idOf(kind: Kind, written: string): string {
  if (kind === "ssn" || kind === "zip") return digitsOf(written);
  return kind === "place" || kind === "address" ? written.toLowerCase() : compact(written);
}
