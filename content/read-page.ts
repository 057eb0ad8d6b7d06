import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { contentFolder, inFolder } from "./folder.ts";
import { readYaml, type Yaml } from "./read.ts";
import { aiPages } from "./schema-ai-pages.ts";
import { companyPages } from "./schema-company-pages.ts";
import { practicePages } from "./schema-practice-pages.ts";

/** The schema of every page, by the name of its file. */
export const pageSchemas: ReadonlyMap<string, z.ZodType> = new Map(Object.entries({ ...companyPages, ...practicePages, ...aiPages }));

/** The words of a page: content/pages/<name>.yaml. Throws a ContentFault with every fault of the file. */
export function readPage<T>(name: string, schema: z.ZodType<T>, folder = contentFolder): Yaml<T> {
  const text = readFileSync(join(folder, "pages", `${name}.yaml`), "utf8");
  return inFolder(folder, () => readYaml(`content/pages/${name}.yaml`, text, schema));
}
