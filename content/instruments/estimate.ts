import { fields } from "../schema-parts.ts";
import { each, hidden, lines, named, saying, text, texts } from "./phrases.ts";

/** What estimate.yaml may hold. */
export const estimate = fields({
  estimate: fields({
    ...named(text, "label heading lead title openNote foot"),
    cells: fields({
      gigabytes: texts("label hint"),
      custodians: texts("label hint"),
      months: texts("label hint"),
      shares: texts("legend hint"),
    }),
    errors: fields({
      ...named(text, "positive whole share"),
      atMost: saying("most"),
      sum: saying("sum"),
      ...named(text, "rises falls"),
    }),
    levels: texts("low middle high"),
    units: texts("share times perGigabyte perHour people hours"),
    withUnit: each(saying("value"), "share times perGigabyte perHour people hours"),
    answer: fields({
      title: text,
      one: saying("low", "high"),
      all: saying("low", "high"),
      ...named(text, "table result"),
      rows: texts("loaded read hostedFirst hostedLast hours days"),
      costs: texts("processing hosting review all"),
      costsTitle: text,
      dollars: saying("amount"),
      asOf: saying("day"),
      perCustodian: saying("gigabytes", "documents", "hours"),
    }),
    said: saying("documents", "low", "high", "hours"),
    tornado: fields({
      ...named(text, "title lead measuredOn"),
      targets: texts("read hostedLast hours"),
      columns: texts("assumption low high"),
      most: saying("name", "low", "lowAt", "high", "highAt"),
      middle: saying("value"),
      range: saying("low", "high"),
      documents: saying("kind"),
    }),
    assumptions: texts("title lead"),
    schedule: fields({
      ...named(text, "title lead table"),
      columns: texts("kind collected loaded hostedLast read hours days counsel"),
      all: texts("low middle high"),
      ...named(text, "blank counsel note factorsTitle"),
      factors: lines,
      ...named(text, "paragraphTitle copy"),
      csv: hidden,
    }),
    load: fields({
      ...named(text, "label hint choose"),
      done: saying("name"),
      refused: saying("name", "reason"),
      faults: fields({
        ...named(text, "notJson notReport"),
        otherInstrument: saying("name"),
        missing: saying("field"),
        wrong: saying("field", "reason"),
        ...named(text, "tooLarge unreadable"),
      }),
    }),
    limitsTitle: text,
    limits: lines,
  }),
});
