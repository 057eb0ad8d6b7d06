import type { Context, Given } from "instruments/contract.ts";
import type { Inspection } from "./finding.ts";
import { inspect } from "./inspect.ts";
import type { ProductionOptions } from "./options.ts";
import { readChoices } from "./read-choices.ts";

/** Reads the load files and runs the tests. */
export const run = (
  { files, options }: Given<ProductionOptions>,
  { tell }: Context,
): Promise<Inspection> => inspect({ files, choices: readChoices(options) }, tell);
