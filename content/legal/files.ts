import { z } from "zod";
import { ContentFault } from "../fault.ts";
import { currentFolder, namesIn, textOf } from "../folder.ts";
import { frontMatterReader } from "../read.ts";
import { day, words } from "../schema-parts.ts";

export const legalNames = ["privacy", "terms"] as const;
export type LegalName = (typeof legalNames)[number];

export const legalFields = z.strictObject({
  title: words,
  lead: words,
  signedBy: z
    .string("expected who signed it: a draft stays in content/legal/drafts")
    .trim()
    .min(1, "expected who signed it"),
  /** The day from which it holds. */
  effective: day,
});

/** `content`: the folder of content that the file is in. */
export type LegalText = z.infer<typeof legalFields> & {
  readonly name: LegalName;
  readonly file: string;
  readonly content: string;
  readonly body: string;
};

/**
 * The signed legal texts: the files that the owner has put into legal/. Throws a ContentFault with
 * the faults of an invalid file.
 */
export const readLegalTexts = (): readonly LegalText[] =>
  signedNames().map((name) => readLegalText(name, textOf(`legal/${name}.md`)));

/**
 * Where each legal text is: at the address that the owner has set, else the one of its signed file,
 * else nowhere.
 */
export function readLegalAddresses(
  owners: Readonly<Record<LegalName, string | null>>,
): Readonly<Record<LegalName, string | null>> {
  const signed = readLegalTexts();
  const addressOf = (name: LegalName) =>
    owners[name] ?? (signed.some((text) => text.name === name) ? `/legal/${name}.html` : null);
  return { privacy: addressOf("privacy"), terms: addressOf("terms") };
}

export const signedNames = () =>
  legalNames.filter((name) => namesIn("legal", ".md").includes(`${name}.md`));

const read = frontMatterReader(legalFields);

/** Reads one signed text. Throws if it is unsigned or has an open question to the owner. */
export function readLegalText(name: LegalName, text: string): LegalText {
  const file = `content/legal/${name}.md`;
  const { values, body } = read(file, text);
  const line = body.split("\n").findIndex((one) => one.includes("[Owner:"));
  if (line >= 0)
    throw new ContentFault([
      { file, line: line + 1, column: 1, message: "expected an answer in place of “[Owner: …]”" },
    ]);
  return { name, ...values, file, content: currentFolder(), body };
}
