import { readFileSync } from "node:fs";
import { findSigns } from "#app/contact-form/pre-flight/find-signs.ts";

/** One of the published messages. `holds` names what is in it that is no matter for a contact form; "other" are facts without a form; none is a clean enquiry. */
type Enquiry = { readonly holds: readonly string[]; readonly text: string };

type Rates = {
  readonly confidential: { readonly all: number; readonly found: number };
  readonly clean: { readonly all: number; readonly alarmed: number };
};

export const enquiries: readonly Enquiry[] = JSON.parse(readFileSync(new URL("enquiries.json", import.meta.url), "utf8"));

/** How many of the messages the pre-flight stops at. */
export function measure(): Rates {
  const confidential = enquiries.filter(({ holds }) => holds.length > 0);
  const clean = enquiries.filter(({ holds }) => holds.length === 0);
  return {
    confidential: { all: confidential.length, found: confidential.filter(isStopped).length },
    clean: { all: clean.length, alarmed: clean.filter(isStopped).length },
  };
}

export const isStopped = ({ text }: Enquiry) => findSigns(text).length > 0;
