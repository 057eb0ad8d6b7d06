import { company } from "../company.ts";
import { type LegalName, readLegalTexts } from "./files.ts";

const signed = readLegalTexts();

/**
 * The address of each legal text: one that the owner set, or that of a signed file in this folder, else null. Reads the folder, so bundles
 * contain the result instead (web/build/evaluated-modules.ts).
 */
export const legalAddresses: Readonly<Record<LegalName, string | null>> = {
  privacy: company.legal.privacy ?? ownAddress("privacy"),
  terms: company.legal.terms ?? ownAddress("terms"),
};

function ownAddress(name: LegalName): string | null {
  return signed.some((text) => text.name === name) ? `/legal/${name}.html` : null;
}
