import { fields } from "../schema-parts.ts";
import { lines, named, saying, text, texts } from "./phrases.ts";

/** What elusion.yaml may hold. */
export const elusion = fields({
  elusion: fields({
    ...named(text, "label heading lead title openNote foot"),
    cells: fields({
      drawnFrom: text,
      from: texts("set-aside collection"),
      size: texts("label hint"),
      sampled: texts("label hint"),
      found: texts("label hint"),
      responsive: texts("label hint"),
      confidence: text,
    }),
    errors: texts("whole none tooMany sample found margin expected"),
    rate: texts("set-aside collection"),
    between: saying("low", "high", "confidence"),
    atMost: saying("high", "confidence"),
    picture: saying("rate", "low", "high", "end"),
    counts: fields({
      left: texts("set-aside collection"),
      leftRange: saying("about", "low", "high"),
      recall: text,
      recallRange: saying("about", "low", "high"),
      noRecall: text,
    }),
    ...named(text, "sentenceTitle copySentence"),
    sentence: fields({
      "set-aside": saying("sampled", "size"),
      collection: saying("sampled", "size"),
      estimate: saying("what", "rate", "method", "confidence", "low", "high"),
      none: saying("what", "method", "confidence", "high", "oneSided"),
      rate: texts("set-aside collection"),
    }),
    plan: fields({
      title: text,
      margin: texts("label hint"),
      expected: texts("label hint"),
      answer: saying("documents"),
      detail: fields({
        exact: saying("expected", "margin", "confidence"),
        cochran: saying("expected", "margin", "confidence", "size"),
        all: saying("_expected", "_margin", "_confidence", "size"),
      }),
    }),
    limitsTitle: text,
    limits: lines,
  }),
});
