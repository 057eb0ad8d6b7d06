import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { contentFolder, inFolder } from "./folder.ts";
import { fields, meta } from "./kinds.ts";
import { ContentFault, readYaml, type Yaml } from "./read.ts";

/** Filled by the modules of the pages. */
const schemas = new Map<string, z.ZodType>();

/** The schema of every page, by name, also of those whose words have faults. */
export async function pageSchemas(): Promise<ReadonlyMap<string, z.ZodType>> {
  const names = readdirSync(join(contentFolder, "pages")).flatMap((file) => (file.endsWith(".yaml") ? file.slice(0, -".yaml".length) : []));
  for (const name of names)
    await import(/* @vite-ignore */ `./pages/${name}.ts`).catch((error) => {
      if (!(error instanceof ContentFault)) throw error;
    });
  return schemas;
}

/**
 * The words of a page: content/pages/<name>.yaml, read by the schemas of its sections. Throws a ContentFault with every fault of the file.
 * Bundles contain the result instead (web/build/evaluated-modules.ts).
 */
export function readPage<S extends z.core.$ZodLooseShape>(name: string, sections: S) {
  const schema = fields({ meta, ...sections });
  schemas.set(name, schema);
  return readPageFile(name, schema).values;
}

/** The same for any folder of content. */
export function readPageFile<T>(name: string, schema: z.ZodType<T>, folder = contentFolder): Yaml<T> {
  const text = readFileSync(join(folder, "pages", `${name}.yaml`), "utf8");
  return inFolder(folder, () => readYaml(`content/pages/${name}.yaml`, text, schema));
}
