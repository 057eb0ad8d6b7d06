import { fields } from "../schema-parts.ts";
import { counted, lines, named, saying, text, texts } from "./phrases.ts";

/** What hash.yaml may hold. */
export const hash = fields({
  hash: fields({
    ...named(text, "label heading lead title"),
    bag: texts("put say choose chooseFolder"),
    labelCells: texts("files size digests manifest"),
    list: texts("label hint choose compare"),
    start: lines,
    limitsTitle: text,
    limits: lines,
    hashed: counted(["files"], "files"),
    hashedNote: text,
    agree: counted(["files"], "files"),
    strayed: saying("strayed", "listed"),
    strayedIf: saying("strayed", "listed", "algorithm"),
    guessedNote: saying("algorithm"),
    same: saying("same", "listed"),
    ...named(text, "ofImage ofImageNote noEntries noEntriesNote"),
    standings: texts("same different missing extra unread"),
    notes: fields({
      ...named(text, "different missing"),
      elsewhere: saying("path"),
      ...named(text, "extra unread"),
    }),
    unreadLines: saying("lines"),
    table: text,
    columns: texts("standing path size"),
    listed: text,
    more: saying("count"),
    saveManifest: text,
    custody: fields({
      ...named(text, "title began ended manifest"),
      zones: texts("utc chicago"),
      signatures: lines,
      note: text,
    }),
    specimenNote: text,
  }),
});
