import { production as words } from "content/instruments.ts";
import { atFirst } from "instruments/contract.ts";
import { productionOptions } from "instruments/production/options.ts";
import { FileInstrument } from "web/instruments/frame/file-instrument.tsx";

/** Compares a production with its load files. The options say how they are read. */
export function ProductionInstrument() {
  return (
    <FileInstrument
      words={words}
      load={() => import("./production-work.tsx")}
      options={atFirst(productionOptions)}
      multiple
    />
  );
}
