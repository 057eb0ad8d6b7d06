import { namesIn, textOf } from "../folder.ts";

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

/** The same, and those that an article adds by naming them: `category: Privacy Law`. */
export function readCategories(): Readonly<Record<CategoryId, string>> {
  const names = namesIn("articles", ".md").flatMap((name) => {
    const [, , category] =
      /^category: *(["']?)(.*[A-Z].*?)\1 *$/m.exec(textOf(`articles/${name}`)) ?? [];
    return category && !Object.values<string>(bar).includes(category) ? [category] : [];
  });
  const named = Object.fromEntries(
    names.map((name) => [name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-"), name]),
  );
  return { ...bar, ...named };
}
