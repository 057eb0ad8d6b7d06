import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { contentFolder, inFolder } from "./folder.ts";
import * as kinds from "./kinds.ts";
import { attempt, type Fault, readYaml } from "./read.ts";
import { practiceNames } from "./schema-registers.ts";
import type { ServicePath } from "./site-map.ts";

const anchor = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "expected small letters, digits and hyphens");
const kind = <K extends string, S extends z.core.$ZodLooseShape>(name: K, schema: z.ZodObject<S>) =>
  schema.extend({ kind: z.literal(name), id: anchor.optional(), ground: kinds.choice(["bond", "board"]).optional() });

/** The kinds of sections that a service page may have, by the names of their components in web/sections/. */
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

/** A page below /services/ that is one file: sections of the kinds that other pages have. `bates`: the number of its first section. */
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

/** content/services/*.yaml, by name, and the faults of all. `folder` may be a copy of the content. */
export function tryServicePages(folder = contentFolder): { readonly pages: readonly ServicePage[]; readonly faults: readonly Fault[] } {
  const files = existsSync(join(folder, "services")) ? readdirSync(join(folder, "services")).filter((name) => name.endsWith(".yaml")) : [];
  const read = files.toSorted().map((file, i) => {
    const text = readFileSync(join(folder, "services", file), "utf8");
    return attempt(() => inFolder(folder, () => pageOf(file, text, FIRST + i * STEP)));
  });
  return {
    pages: read.flatMap(({ value }) => value?.page ?? []),
    faults: read.flatMap(({ value, faults }) => [...faults, ...(value?.doubts ?? [])]),
  };
}

function pageOf(file: string, text: string, bates: number) {
  const { values, figures, doubts } = readYaml(`content/services/${file}`, text, serviceSchema);
  const sections = values.sections.map((one, i) => {
    const earlier = values.sections.slice(0, i).filter(({ kind }) => kind === one.kind).length;
    return { ...one, id: one.id ?? (earlier > 0 ? `${one.kind}-${earlier + 1}` : one.kind) };
  });
  const page: ServicePage = { ...values, sections, path: `/services/${file.slice(0, -".yaml".length)}`, bates, figures };
  return { page, doubts };
}
