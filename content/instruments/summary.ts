import { fields } from "../schema-parts.ts";
import {
  counted,
  grouped,
  hidden,
  lines,
  linesWith,
  named,
  phrase,
  saying,
  text,
  texts,
} from "./phrases.ts";

/** What summary.yaml may hold. */
export const summary = fields({
  summaryResult: fields({
    limitsTitle: text,
    limits: lines,
    length: texts("legend"),
    lengths: texts("brief moderate comprehensive"),
    amounts: texts("brief moderate comprehensive"),
    verdict: counted(["chosen", "all"], "all", "chosen"),
    notes: fields({
      selects: text,
      words: counted(["part", "whole", "percent"], "whole", "part"),
      ...named(text, "longer few none mail latin"),
      others: counted(["files"], "files"),
      other: saying("language"),
      unknown: text,
    }),
    list: fields({
      title: saying("length"),
      place: grouped(["n"], "n"),
      opens: saying("word"),
      turns: saying("word"),
      ...named(text, "before after"),
      numbered: grouped(["n"], "n"),
    }),
    source: fields({ title: text, back: grouped(["n"], "n"), none: text }),
    ...named(text, "copy save specimenNote"),
    text: fields({ head: counted(["length", "chosen", "all", "name"], "all", "chosen") }),
    measured: fields({
      text: phrase(["sentences", "key"]),
      ends: phrase(["endsEnds", "endsFound", "endsWrong", "endsBareWrong"]),
      table: text,
      columns: texts("length right first chance"),
      of: saying("part", "whole"),
      method: text,
    }),
  }),
  summary: fields({
    ...named(text, "label heading lead title"),
    bag: texts("put say choose"),
    accept: hidden,
    cell: texts("label hint run"),
    pasted: text,
    labelCells: texts("name size sentences digest"),
    start: linesWith("moderateRight", "moderateChosen", "texts", "moderateChance"),
    progress: fields({ of: saying("total"), speed: text }),
    said: counted(["chosen"], "chosen"),
    measured: fields({ summary: phrase(["texts", "key"]), save: text }),
  }),
});
