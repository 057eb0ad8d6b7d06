import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { readFrontMatter, words } from "../front-matter.ts";

export const legalNames = ["privacy", "terms"] as const;
export type LegalName = (typeof legalNames)[number];

const fields = z.strictObject({
  title: words,
  lead: words,
  signedBy: z.string("expected who signed it: a draft stays in content/legal/drafts").trim().min(1, "expected who signed it"),
  /** The day from which it holds, YYYY-MM-DD. */
  effective: z.iso.date("expected the day from which it holds, as “2027-01-31” in quotes"),
});

export type LegalText = z.infer<typeof fields> & { readonly name: LegalName; readonly file: string; readonly body: string };

const folder = import.meta.dirname;

/** The signed legal texts: the files that the owner has put into this folder. Throws an error that names the faults of an invalid file. */
export const legalTexts: readonly LegalText[] = legalNames
  .filter((name) => existsSync(join(folder, `${name}.md`)))
  .map((name) => readLegalText(name, readFileSync(join(folder, `${name}.md`), "utf8")));

/** Reads one signed text. Throws if it is unsigned or has an open question to the owner. */
export function readLegalText(name: LegalName, text: string): LegalText {
  const file = `content/legal/${name}.md`;
  const { values, body } = readFrontMatter(file, text, fields);
  const line = body.split("\n").findIndex((one) => one.includes("[Owner:"));
  if (line >= 0) throw new Error(`${file}:${line + 1}:1: expected an answer in place of “[Owner: …]”`);
  return { name, ...values, file, body };
}
