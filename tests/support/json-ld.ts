import type { Document } from "./site.ts";

/** An entry of a page's graph. Its values are unknown until they are checked. */
export type Entry = Readonly<Record<string, unknown>>;

/** The JSON-LD graph of a built document; empty when it has none. Throws on a second graph or another vocabulary. */
export function graphOf({ path, root }: Document): readonly Entry[] {
  const blocks = root.querySelectorAll('head script[type="application/ld+json"]');
  if (blocks.length > 1) throw new Error(`${path} has ${blocks.length} graphs`);
  const [block] = blocks;
  if (!block) return [];
  const data: unknown = JSON.parse(block.text);
  if (!isEntry(data) || data["@context"] !== "https://schema.org" || !Array.isArray(data["@graph"])) throw new Error(`${path}: no graph`);
  return data["@graph"].filter(isEntry);
}

/** The entries of a type. */
export const ofType = (page: Document, type: string) => graphOf(page).filter((entry) => entry["@type"] === type);

/** Every property below a value, with its name. */
export function propertiesOf(value: unknown): readonly (readonly [string, unknown])[] {
  if (Array.isArray(value)) return value.flatMap(propertiesOf);
  if (!isEntry(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => [[name, inner] as const, ...propertiesOf(inner)]);
}

export function isEntry(value: unknown): value is Entry {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
