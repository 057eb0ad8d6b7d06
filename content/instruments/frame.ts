import { fields } from "../schema-parts.ts";
import { grouped, named, refusal, saying, text } from "./phrases.ts";

/** What frame.yaml may hold. */
export const frame = fields({
  instrumentFrame: fields({
    ...named(text, "note open openNote close withoutScripts empty startTitle"),
    files: grouped(["n"], "n"),
    ...named(text, "digests noDigest"),
    of: saying("total"),
    perSecond: saying("bytes"),
    said: saying("verdict"),
    ...named(text, "specimenButton working cancel cancelNote switchTabs"),
    progress: saying("percent"),
    ...named(text, "saveReport saveCsv print again copied refused nextStep chooseAnother"),
    bytes: saying("n"),
    made: saying("when", "version"),
    specimen: text,
    pdf: fields({ noText: refusal, encrypted: refusal }),
    faults: fields({
      empty: refusal,
      tooLarge: refusal,
      unreadable: refusal,
      notText: refusal,
      damaged: refusal,
      none: refusal.extend({ title: saying("_name") }),
      script: refusal.extend({ title: saying("_name") }),
      unexpected: refusal.extend({ unnamed: text }),
    }),
  }),
});
