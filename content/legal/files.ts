import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { GuideSection } from "../guides/guide-text.ts";
import { ContentFault } from "./content-fault.ts";
import { readFrontMatter } from "./front-matter.ts";
import { guideSections } from "./guide-sections.ts";
import { parseMarkdown } from "./parse-markdown.ts";

export const legalNames = ["privacy", "terms"] as const;
export type LegalName = (typeof legalNames)[number];

export type LegalText = {
  readonly name: LegalName;
  readonly title: string;
  readonly lead: string;
  readonly signedBy: string;
  /** The day from which it holds, YYYY-MM-DD. */
  readonly effective: string;
  readonly sections: readonly GuideSection[];
};

const folder = join(import.meta.dirname, "../legal");
const words = z.string("expected words").trim().min(1, "expected words");
const fields = z.strictObject({
  title: words,
  lead: words,
  signedBy: z.string("expected who signed it: a draft stays in content/legal/drafts").trim().min(1, "expected who signed it"),
  effective: z.iso.date("expected the day from which it holds, as “2027-01-31” in quotes"),
});

/** The signed legal texts: the files that the owner has put into content/legal. Throws a ContentFault for an invalid file. */
export const legalTexts: readonly LegalText[] = legalNames
  .filter((name) => existsSync(join(folder, `${name}.md`)))
  .map((name) => readLegalText(name, readFileSync(join(folder, `${name}.md`), "utf8")));

/** Reads one signed text. Throws a ContentFault if it is unsigned or has an open question to the owner. */
export function readLegalText(name: LegalName, text: string): LegalText {
  const file = `content/legal/${name}.md`;
  const { values, body } = readFrontMatter(file, text, fields);
  const line = body.split("\n").findIndex((one) => one.includes("[Owner:"));
  if (line >= 0) throw new ContentFault(file, { line: line + 1, column: 1 }, "expected an answer in place of “[Owner: …]”");
  return { name, ...values, sections: guideSections(parseMarkdown(file, body)) };
}
