import { z } from "zod";
import { attempt, ContentFault, type Fault } from "./fault.ts";
import { namesIn, textOf } from "./folder.ts";
import * as kinds from "./kinds.ts";
import { yamlReader } from "./read.ts";
import { practiceNames } from "./schema-registers.ts";
import type { ServicePath } from "./site-map.ts";

const anchor = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "expected small letters, digits and hyphens");
const kind = <K extends string, S extends z.core.$ZodLooseShape>(name: K, schema: z.ZodObject<S>) =>
  schema.extend({
    kind: z.literal(name),
    id: anchor.optional(),
    ground: kinds.choice(["bond", "board"]).optional(),
  });

/**
 * The kinds of sections that a service page may have, by the names of their components in
 * web/sections/.
 */
const sections = [
  kind("practice-hero", kinds.practiceHero),
  kind("benefits", kinds.itemList),
  kind("benefit-pairs", kinds.itemList),
  kind("feature-index", kinds.itemList),
  kind("use-cases", kinds.itemList),
  kind("use-docket", kinds.useDocket),
  kind("brief", kinds.brief),
  kind("checklist", kinds.checklist),
  kind("before-after", kinds.beforeAfter),
  kind("division", kinds.division),
  kind("figures", kinds.figures),
  kind("leader", kinds.leader),
  kind("partners", kinds.partners),
  kind("process", kinds.process),
  kind("questions", kinds.questions),
  kind("recognition", kinds.recognition),
  kind("closing", kinds.closing),
] as const;

const names = sections.map(({ shape }) => shape.kind.value);
const section = z.discriminatedUnion("kind", sections, `expected one of ${names.join(", ")}`);

/** What such a page may hold. */
export const serviceSchema = kinds.fields({
  meta: kinds.meta,
  practice: kinds.choice(practiceNames),
  sections: z.array(section, "expected a list: a hyphen before each section"),
});

/**
 * A page below /services/ that is one file: sections of the kinds that other pages have. `bates`:
 * the number of its first section.
 */
export type ServicePage = Omit<z.infer<typeof serviceSchema>, "sections"> & {
  readonly path: ServicePath;
  readonly bates: number;
  /** The keys of those that its words name. */
  readonly figures: readonly string[];
  readonly sections: readonly (z.infer<typeof section> & { readonly id: string })[];
};

/** Where the numbers of these pages begin, and how many each has. */
const FIRST = 2001;
const STEP = 20;

/** services/*.yaml, by name. Throws a ContentFault with every fault of all of them. */
export function readServicePages(): readonly ServicePage[] {
  const { pages, faults } = tryServicePages();
  if (faults.length > 0) throw new ContentFault(faults);
  return pages;
}

/** The same as far as they can be read, and the faults of all. */
export function tryServicePages(): {
  readonly pages: readonly ServicePage[];
  readonly faults: readonly Fault[];
} {
  const files = namesIn("services", ".yaml").toSorted();
  const read = files.map((file, i) => attempt(() => pageOf(file, FIRST + i * STEP)));
  return {
    pages: read.flatMap(({ value }) => value ?? []),
    faults: read.flatMap(({ faults }) => faults),
  };
}

const read = yamlReader(serviceSchema);

function pageOf(file: string, bates: number): ServicePage {
  const { values, figures } = read(`content/services/${file}`, textOf(`services/${file}`));
  const sections = values.sections.map((one, i) => {
    const earlier = values.sections.slice(0, i).filter(({ kind }) => kind === one.kind).length;
    return { ...one, id: one.id ?? (earlier > 0 ? `${one.kind}-${earlier + 1}` : one.kind) };
  });
  return {
    ...values,
    sections,
    path: `/services/${file.slice(0, -".yaml".length)}`,
    bates,
    figures,
  };
}
