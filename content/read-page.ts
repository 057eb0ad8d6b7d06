import type { z } from "zod";
import { attempt, ContentFault } from "./fault.ts";
import { textOf } from "./folder.ts";
import { yamlReader } from "./read.ts";
import { aiPages } from "./schema-ai-pages.ts";
import { companyPages } from "./schema-company-pages.ts";
import { practicePages } from "./schema-practice-pages.ts";

const schemas = { ...companyPages, ...practicePages, ...aiPages };

/** What each page says, by the name of its file. */
export type Pages = { readonly [Name in keyof typeof schemas]: z.infer<(typeof schemas)[Name]> };

/** The schema of every page, by the name of its file. */
export const pageSchemas: ReadonlyMap<string, z.ZodType> = new Map(Object.entries(schemas));

const readers = [...pageSchemas].map(([name, schema]) => ({ name, read: yamlReader(schema) }));

/**
 * The words of all pages, pages/<name>.yaml, and the figures that each names. Throws a ContentFault
 * with every fault of all of them.
 */
export function readPages(): {
  readonly values: Pages;
  readonly figures: Readonly<Record<string, readonly string[]>>;
} {
  const read = readers.map(({ name, read: readPage }) => ({
    name,
    ...attempt(() => readPage(`content/pages/${name}.yaml`, textOf(`pages/${name}.yaml`))),
  }));
  const values = Object.fromEntries(read.map(({ name, value }) => [name, value?.values]));
  if (!hasAll(values)) throw new ContentFault(read.flatMap(({ faults }) => faults));
  return {
    values,
    figures: Object.fromEntries(read.map(({ name, value }) => [name, value?.figures ?? []])),
  };
}

const hasAll = (values: Readonly<Record<string, unknown>>): values is Pages =>
  [...pageSchemas.keys()].every((name) => values[name] !== undefined);
