// Forms and the check, in a thread of site.ts.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { DeskFault, Opened } from "desk/wire.ts";
import { atField } from "./faults.ts";
import { choicesIn, deskFiles, linksOf, pagesThatShow, referencesIn, schemaOf } from "./files.ts";
import { findWords } from "./find-words.ts";
import { formOf } from "./form.ts";
import { pictureUses } from "./picture-uses.ts";
import { serve } from "./thread.ts";

const jobs = {
  entries: deskFiles,
  find: findWords,
  pictureUses,

  async describe(
    file: string,
    folder: string,
  ): Promise<Pick<Opened, "form" | "references" | "pages" | "shownAt"> | null> {
    const schema = schemaOf(file);
    return (
      schema && {
        form: formOf(schema, choicesIn(folder)),
        references: referencesIn(folder),
        pages: linksOf(folder),
        shownAt: pagesThatShow(file, folder),
      }
    );
  },

  async check(folder: string, file: string): Promise<readonly DeskFault[]> {
    const { checkContent } = await import("web/build/check-content.ts");
    const { checkQuotes } = await import("web/build/check-quotes.ts");
    const path = join(folder, file.replace(/^content\//, ""));
    const text = existsSync(path) ? readFileSync(path, "utf8") : "";
    return [...checkContent(folder), ...checkQuotes(folder)].map((fault) =>
      atField(fault, file, text),
    );
  },
};

export type WordsJobs = typeof jobs;
serve(jobs);
