import { readFileSync } from "node:fs";

/**
 * A three-page order of an invented matter, redacted badly on purpose
 * (tools/redactions-specimen.ts). The build evaluates this module.
 */
export const redactionsSpecimen = {
  name: "SPECIMEN_Order_redacted.pdf",
  base64: readFileSync(new URL("./specimen.pdf", import.meta.url)).toString("base64"),
};
