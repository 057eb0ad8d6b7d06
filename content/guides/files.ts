import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { z } from "zod";
import { readFrontMatter, words } from "../front-matter.ts";
import { pagePaths } from "../site-map.ts";
import { guideGroups } from "./groups.ts";

const fields = z.strictObject({
  /** Its place in the series, 1 to 8: gives the stamp G-1 and the Bates numbers. */
  number: z.int("expected a whole number").positive("expected 1 or more"),
  title: words,
  /** For the list on /resources. */
  description: words,
  /** For search engines and the site's own search. */
  about: words,
  group: z.enum(guideGroups, `expected one of ${guideGroups.join(", ")}`),
  /** The colour of its paper: its practice's, or grey if it concerns all practices. */
  stock: z.enum(["blue", "salmon", "grey"], "expected one of blue, salmon, grey"),
  /** The page of the site to which its last lines refer. */
  page: z.enum(pagePaths, "expected a path of content/site-map.ts"),
  lead: words,
});

/** One service guide: readers keep the file, open it offline and print it. */
export type GuideFile = z.infer<typeof fields> & { readonly file: string; readonly slug: string; readonly body: string };

const folder = import.meta.dirname;

/** The Markdown files of this folder, by number. Throws an error that names the faults of the first invalid file. */
export const guideFiles: readonly GuideFile[] = readdirSync(folder)
  .filter((name) => name.endsWith(".md"))
  .map((name) => readGuideFile(`content/guides/${name}`, readFileSync(join(folder, name), "utf8")))
  .toSorted((a, b) => a.number - b.number);

for (const [i, { file, number }] of guideFiles.entries())
  if (number === guideFiles[i - 1]?.number) throw new Error(`${file}:1:1: number: expected one of its own, ${number} is another guide’s`);

export function readGuideFile(file: string, text: string): GuideFile {
  const { values, body } = readFrontMatter(file, text, fields);
  return { ...values, file, slug: basename(file, ".md"), body };
}
