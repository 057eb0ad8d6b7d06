import type { Options, Typed } from "instruments/contract.ts";

/**
 * How load files are read, where that cannot be told from them. The page asks for it in its result.
 */
export const productionOptions = {
  fields: { kind: "lines", label: "Columns, as field=column: begin=DocNo" },
  dates: { kind: "line", label: "Columns with dates, with a comma between them" },
  roles: { kind: "lines", label: "What a file is (data, images, log, none), as path=role" },
  encoding: { kind: "line", label: "utf-8, utf-16le, utf-16be or windows-1252" },
  delimiter: { kind: "line", label: "u0014, pilcrow, comma, tab, semicolon or pipe" },
  qualifier: { kind: "line", label: "thorn, quote, caret or none" },
} as const satisfies Options;
export type ProductionOptions = Typed<typeof productionOptions>;
