import { readFileSync } from "node:fs";
import { findSigns } from "#app/contact-form/pre-flight/find-signs.ts";

/**
 * A published message. `holds` names what does not belong in a contact form ("other": facts without a pattern); empty for a clean enquiry.
 */
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
