import { isFields } from "./same-items.ts";
import type { DeskFault, FieldPath, Words } from "./wire.ts";

/** Words that a new article or service page begins with, to be written over. */
export const placeholders = {
  excerpt: "What the article says, in one sentence.",
  description: "What the page says, in one sentence.",
  lead: "What the service is.",
  paragraph: "The first paragraph.",
} as const;

const all: ReadonlySet<unknown> = new Set(Object.values(placeholders));
/** The desk wrote this alt text before it asked for one. */
const oldAlt = /!\[Describe the picture\]/;

/** The desk's own words that nobody has written over, each as a fault at its field. */
export function placeholderFaults(file: string, { value, body }: Words): readonly DeskFault[] {
  const common = { file, isDoubt: false } as const;
  const message = "these are the words that the desk begins with: write your own";
  const above = body === null ? 0 : 1;
  const lines = (body ?? "").split("\n").flatMap((text, i) => {
    const line = { ...common, line: i + above, path: null };
    if (all.has(text.trim())) return { ...line, message };
    return oldAlt.test(text)
      ? { ...line, message: "the picture needs an alt text: say what it shows" }
      : [];
  });
  return [...pathsOf(value).map((path) => ({ ...common, line: 1, path, message })), ...lines];
}

function pathsOf(value: unknown, path: FieldPath = []): readonly FieldPath[] {
  if (all.has(value)) return [path];
  const parts: readonly (readonly [string | number, unknown])[] = Array.isArray(value)
    ? [...value.entries()]
    : isFields(value)
      ? Object.entries(value)
      : [];
  return parts.flatMap(([step, part]) => pathsOf(part, [...path, step]));
}
