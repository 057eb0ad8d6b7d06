import { fields } from "../schema-parts.ts";
import { hiddenLines, lines, linesWith, named, saying, text, texts } from "./phrases.ts";

/** What query.yaml may hold. */
export const query = fields({
  query: fields({
    ...named(text, "label heading lead title openNote foot"),
    question: texts("label hint ask"),
    suggestedTitle: text,
    suggested: lines,
    filters: fields({
      ...named(text, "custodian kind from to any"),
      since: saying("day"),
      until: saying("day"),
      none: text,
    }),
    ...named(text, "empty loading startTitle"),
    start: linesWith("documents"),
    limitsTitle: text,
    limits: lines,
    nothing: text,
    nothingNote: saying("documents"),
    ...named(text, "foundNote loggedNote"),
    more: saying("supported", "shown"),
    searched: saying("filters"),
    ...named(text, "wordless passages to copied"),
    logEntry: saying("entry", "basis"),
    redactedInPart: saying("entry"),
    translated: text,
    open: saying("number"),
    close: text,
    cell: texts("from to copied sent dated custodian kind pages attachedTo call"),
    calls: fields({ produced: text, redacted: text, withheld: text, "not responsive": text }),
    ...named(text, "withheld original translation"),
    zones: texts("-06:00 -05:00 +01:00"),
    sources: texts("dispatch it warehouse"),
    kinds: texts(
      "calendar chat contract document email log minutes note pdf photo scan spreadsheet voice",
    ),
    logTerms: text,
    log: fields({
      ...named(text, "title empty"),
      columns: texts("at question rests filters"),
      nothing: text,
      entry: saying("number", "entry"),
      save: text,
      csv: hiddenLines,
      supported: text,
    }),
  }),
});
