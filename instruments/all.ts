import type { Instrument } from "./contract.ts";
import type { InstrumentName } from "./names.ts";

/** Every instrument, whole, as Node runs it. Each loads when it is asked for. */
export const instruments: Readonly<Record<InstrumentName, () => Promise<Instrument>>> = {
  activity: async () => (await import("./activity/instrument.ts")).activityInstrument,
  deidentify: async () => (await import("./deidentify/instrument.ts")).deidentifyInstrument,
  elusion: async () => (await import("./elusion/instrument.ts")).elusionInstrument,
  estimate: async () => (await import("./estimate/instrument.ts")).estimateInstrument,
  "first-72-hours": async () =>
    (await import("./first-72-hours/instrument.ts")).first72HoursInstrument,
  hash: async () => (await import("./hash/instrument.ts")).hashInstrument,
  languages: async () => (await import("./languages/instrument.ts")).languagesInstrument,
  links: async () => (await import("./links/instrument.ts")).linksInstrument,
  photo: async () => (await import("./photo/instrument.ts")).photoInstrument,
  production: async () => (await import("./production/instrument.ts")).productionInstrument,
  query: async () => (await import("./query/instrument.ts")).queryInstrument,
  redactions: async () => (await import("./redactions/instrument.ts")).redactionsInstrument,
  summary: async () => (await import("./summary/instrument.ts")).summaryInstrument,
  transcript: async () => (await import("./transcript/instrument.ts")).transcriptInstrument,
};
