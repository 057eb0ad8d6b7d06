import { basename } from "node:path";
import { z } from "zod";
import { attempt, ContentFault } from "../fault.ts";
import { currentFolder, namesIn, textOf } from "../folder.ts";
import { type FrontMatter, frontMatterReader } from "../read.ts";
import { shown } from "../schema-parts.ts";
import { pagePaths } from "../site-map.ts";

/** The groups of guides on /resources, in their order there (SPEC §3). */
export const guideGroups = [
  "Forensics & Investigation Services",
  "Microsoft 365 & Cloud Solutions",
  "Litigation Support Services",
  "Enterprise Solutions",
] as const;

export const guideFields = z.strictObject({
  /** Its place in the series, 1 to 8: gives the stamp G-1 and the Bates numbers. */
  number: z.int("expected a whole number").positive("expected 1 or more"),
  title: shown.meta({ most: 60 }),
  /** For the list on /resources. */
  description: shown,
  /** For search engines and the site's own search. */
  about: shown,
  group: z.enum(guideGroups, `expected one of ${guideGroups.join(", ")}`),
  /** The colour of its paper: its practice's, or grey if it concerns all practices. */
  stock: z.enum(["blue", "salmon", "grey"], "expected one of blue, salmon, grey"),
  /** The page of the site to which its last lines refer. */
  page: z.enum(pagePaths, "expected the address of a page, as /paper-discovery"),
  lead: shown,
});

/**
 * One service guide: readers keep the file, open it offline and print it. `content`: the folder of
 * content that the file is in.
 */
export type GuideFile = z.infer<typeof guideFields> & {
  readonly file: string;
  readonly content: string;
  readonly slug: string;
  readonly body: string;
};

/**
 * The Markdown files of guides/, by number. Throws a ContentFault with every fault of all of them.
 */
export function readGuideFiles(): readonly GuideFile[] {
  const all = namesIn("guides", ".md").map((name) =>
    attempt(() => readGuideFile(`content/guides/${name}`, textOf(`guides/${name}`))),
  );
  const guides = all.flatMap(({ value }) => value ?? []);
  const repeated = guides.flatMap(({ number, fault }, i) => {
    const other = guides.slice(0, i).find((guide) => guide.number === number);
    return other ? [fault(["number"], `${other.file} already uses it: give each its own`)] : [];
  });
  const faults = [...all.flatMap((one) => one.faults), ...repeated];
  if (faults.length > 0) throw new ContentFault(faults);
  return guides.map(({ fault: _, ...guide }) => guide).toSorted((a, b) => a.number - b.number);
}

const read = frontMatterReader(guideFields);

export function readGuideFile(
  file: string,
  text: string,
): GuideFile & Pick<FrontMatter<unknown>, "fault"> {
  const { values, body, fault } = read(file, text);
  return { ...values, body, fault, file, content: currentFolder(), slug: basename(file, ".md") };
}
