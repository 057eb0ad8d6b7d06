import { compact } from "./candidate.ts";
import { initialsOf, type Person } from "./find-names.ts";
import type { Kind, Mode } from "./kind.ts";
import { deidentifyKinds, overEightyNine } from "./words-kinds.ts";

/** An identifier to replace. `isAsked`: the rule requires it and it was not added by hand; then the rule's form applies. */
export type ToReplace = { readonly kind: Kind; readonly id: string; readonly words: string; readonly isAsked: boolean };
export type Numbering = {
  readonly mode: Mode;
  /** The year for calculating ages. */
  readonly year: number;
  readonly people: readonly Person[];
  /** The number of a person or thing within its label. The first call takes the next free number. */
  readonly numberOf: (label: string, id: string) => number;
};

/** Whether a find may stay: last four digits under Rule 5.2, or a year of birth (under Safe Harbor up to age 89). */
export function mayStay(mode: Mode, { kind, id }: Pick<ToReplace, "kind" | "id">, year: number): boolean {
  if (id.startsWith("tail:")) return mode === "frcp";
  return kind === "birth" && id.startsWith("year:") && !(mode === "hipaa" && isOver89(id, year));
}

/** The replacement: Rule 5.2's form, or a label with what Safe Harbor allows. */
export function replacementOf(it: ToReplace, numbering: Numbering): string {
  return (numbering.mode === "frcp" && it.isAsked && filingForm(it, numbering)) || labelled(it, numbering);
}

function filingForm({ kind, id, words }: ToReplace, { people }: Numbering): string | undefined {
  const tail = compact(words).slice(-4);
  switch (kind) {
    case "ssn":
      return `xxx-xx-${tail}`;
    case "taxpayer":
      return /^\d\d-?\d{7}$/.test(words) ? `xx-xxx${tail}` : `xxx-xx-${tail}`;
    case "card":
    case "account":
      return `xxxx ${tail}`;
    case "birth":
      return yearIn(id);
    case "minor": {
      const person = people[Number(id)];
      return person && initialsOf(person);
    }
    default:
      return undefined;
  }
}

function labelled({ kind, id }: ToReplace, { mode, year, people, numberOf }: Numbering): string {
  const { label } = deidentifyKinds[kind];
  const isListed = (kind === "name" || kind === "minor") && people.length > 0 && !id.startsWith("hand:");
  const numbers = (isListed ? id.split("|") : [id]).map((one) => numberOf(label, one));
  const number = numbers.join(" or ");
  const rest = mode === "hipaa" && !id.startsWith("hand:") ? whatStays(kind, id, year) : undefined;
  return `[${label} ${number}${rest ? `, ${rest}` : ""}]`;
}

function whatStays(kind: Kind, id: string, year: number): string | undefined {
  if (kind === "age" || (kind === "birth" && isOver89(id, year))) return overEightyNine;
  if (kind === "birth" || kind === "date") return yearIn(id);
  if (kind === "zip") return restrictedZips.has(id.slice(0, 3)) ? "000" : id.slice(0, 3);
  return undefined;
}

const yearIn = (id: string) => /^(?:year:)?(\d{4})/.exec(id)?.[1];
/** Uses the year only, so some who are still 89 are included: more is replaced than required. */
const isOver89 = (id: string, year: number) => year - Number(yearIn(id) ?? year) >= 90;

/**
 * First three digits of ZIP codes with 20,000 people or fewer. Seventeen are from HHS guidance on de-identification (26 November 2012,
 * Census 2000); 205 and 369 are from lists by Census 2010.
 */
const restrictedZips: ReadonlySet<string> = new Set(
  "036 059 063 102 203 205 369 556 692 790 821 823 830 831 878 879 884 890 893".split(" "),
);
