import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contentFolder } from "../folder.ts";

/** The seven choices of the category bar, and what each is called in an address. */
const bar = {
  all: "All",
  "ai-technology": "AI Technology",
  ediscovery: "eDiscovery",
  "digital-forensics": "Digital Forensics",
  "legal-technology": "Legal Technology",
  "digital-investigation": "Digital Investigation",
  "client-success": "Client Success",
} as const;

export type CategoryId = keyof typeof bar;
export type Category = Exclude<CategoryId, "all">;

/**
 * The same, and those that an article adds by naming them: `category: Privacy Law`. Reads the Markdown files, so bundles contain the result
 * instead (web/build/evaluated-modules.ts).
 */
export const categories: Readonly<Record<CategoryId, string>> = { ...bar, ...named() };

function named(): Readonly<Record<string, string>> {
  const folder = join(contentFolder, "articles");
  const files = readdirSync(folder).filter((name) => name.endsWith(".md"));
  const names = files.flatMap((name) => {
    const [, , category] = /^category: *(["']?)(.*[A-Z].*?)\1 *$/m.exec(readFileSync(join(folder, name), "utf8")) ?? [];
    return category && !Object.values<string>(bar).includes(category) ? [category] : [];
  });
  return Object.fromEntries(names.map((name) => [name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-"), name]));
}
