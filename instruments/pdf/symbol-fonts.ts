import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const bytesOf = (file: string) =>
  readFileSync(fileURLToPath(import.meta.resolve(`pdfjs-dist/standard_fonts/${file}`))).toString(
    "base64",
  );

/**
 * The fonts of signs that a PDF may use without holding them (ISO 32000-1, 9.6.2.2), in base64, by
 * the file name that pdf.js asks for. The build evaluates this module. Letters of other machines
 * have other widths, so that a row of blocks would cover other words there.
 */
export const symbolFonts: Readonly<Record<string, string>> = {
  "FoxitDingbats.pfb": bytesOf("FoxitDingbats.pfb"),
  "FoxitSymbol.pfb": bytesOf("FoxitSymbol.pfb"),
};
