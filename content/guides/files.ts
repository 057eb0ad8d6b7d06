import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { z } from "zod";
import { guideGroups } from "../guides/groups.ts";
import { type GuideText, guideStocks } from "../guides/guide-text.ts";
import { pagePaths } from "../site-map.ts";
import { ContentFault } from "./content-fault.ts";
import { readFrontMatter } from "./front-matter.ts";
import { guideSections } from "./guide-sections.ts";
import { parseMarkdown } from "./parse-markdown.ts";
import { remembered } from "./remembered.ts";

const folder = join(import.meta.dirname, "../guides");
const words = z.string("expected words").trim().min(1, "expected words");

const fields = z.strictObject({
  /** Its place in the series. */
  number: z.int("expected a whole number").positive("expected 1 or more"),
  title: words,
  description: words,
  about: words,
  group: z.enum(guideGroups, `expected one of ${guideGroups.join(", ")}`),
  stock: z.enum(guideStocks, `expected one of ${guideStocks.join(", ")}`),
  /** The page of the site to which its last lines refer. */
  page: z.enum(pagePaths, "expected a path of content/site-map.ts"),
  lead: words,
});

/** The Markdown files of content/guides, by number. Throws a ContentFault for the first invalid file. */
export const guideTexts: readonly GuideText[] = readdirSync(folder)
  .filter((name) => name.endsWith(".md"))
  .map((name) => readGuide(`content/guides/${name}`, readFileSync(join(folder, name), "utf8")))
  .toSorted((a, b) => a.number - b.number);

for (const [i, guide] of guideTexts.entries())
  if (guide.number === guideTexts[i - 1]?.number)
    throw new ContentFault(
      `content/guides/${guide.slug}.md`,
      undefined,
      `number: expected one of its own, ${guide.number} is another guide’s`,
    );

/** One guide from its Markdown. */
export function readGuide(file: string, text: string): GuideText {
  const { values, body } = readFrontMatter(file, text, fields);
  return {
    slug: basename(file, ".md"),
    ...values,
    sections: remembered(JSON.stringify([file, body]), () => guideSections(parseMarkdown(file, body))),
  };
}
