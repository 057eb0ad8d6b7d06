import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { contentFolder } from "../folder.ts";
import { ContentFault, readFrontMatter } from "../read.ts";
import { day, words } from "../schema-parts.ts";

export const legalNames = ["privacy", "terms"] as const;
export type LegalName = (typeof legalNames)[number];

export const legalFields = z.strictObject({
  title: words,
  lead: words,
  signedBy: z.string("expected who signed it: a draft stays in content/legal/drafts").trim().min(1, "expected who signed it"),
  /** The day from which it holds. */
  effective: day,
});

export type LegalText = z.infer<typeof legalFields> & { readonly name: LegalName; readonly file: string; readonly body: string };

/** The signed legal texts: the files that the owner has put into content/legal. Throws a ContentFault with the faults of an invalid file. */
export function readLegalTexts(content = contentFolder): readonly LegalText[] {
  return signedNames(content).map((name) => readLegalText(name, readFileSync(join(content, "legal", `${name}.md`), "utf8")));
}

export const signedNames = (content: string) => legalNames.filter((name) => existsSync(join(content, "legal", `${name}.md`)));

/** Reads one signed text. Throws if it is unsigned or has an open question to the owner. */
export function readLegalText(name: LegalName, text: string): LegalText {
  const file = `content/legal/${name}.md`;
  const { values, body } = readFrontMatter(file, text, legalFields);
  const line = body.split("\n").findIndex((one) => one.includes("[Owner:"));
  if (line >= 0) throw new ContentFault([{ file, line: line + 1, column: 1, message: "expected an answer in place of “[Owner: …]”" }]);
  return { name, ...values, file, body };
}
