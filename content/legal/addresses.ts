import { company } from "../company.ts";
import { type LegalName, legalTexts } from "../markdown/legal-files.ts";

/**
 * Where each legal text is: an address that the owner has set, or that of a signed file in this folder; null while there is neither.
 * Reads the folder, so a bundle gets the result in place of this module (scripts/evaluated-modules.ts).
 */
export const legalAddresses: Readonly<Record<LegalName, string | null>> = {
  privacy: company.legal.privacy ?? ownAddress("privacy"),
  terms: company.legal.terms ?? ownAddress("terms"),
};

function ownAddress(name: LegalName): string | null {
  return legalTexts.some((text) => text.name === name) ? `/legal/${name}.html` : null;
}
