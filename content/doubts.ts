import { figures, withReferences } from "./references.ts";
import { metaOf, within } from "./schema-fields.ts";

type Path = readonly PropertyKey[];

/** What a reader of the file should look at again: the site would be built with it. */
export function doubtsIn(
  schema: unknown,
  raw: unknown,
  path: Path = [],
): readonly (readonly [path: Path, message: string])[] {
  if (typeof raw === "string")
    return doubtsOf(raw, schema).map((message) => [path, message] as const);
  if (typeof raw !== "object" || raw === null) return [];
  return Object.entries(raw).flatMap(([name, value]) => {
    const key = Array.isArray(raw) ? Number(name) : name;
    return doubtsIn(within(schema, key, raw), value, [...path, key]);
  });
}

function doubtsOf(text: string, schema: unknown): readonly string[] {
  if (metaOf(schema, "kind") !== "words") return [];
  const shown = withReferences(text);
  const most = Number(metaOf(schema, "most") ?? Number.POSITIVE_INFINITY);
  return [
    ...(shown.length > most
      ? [`is long: ${shown.length} characters, and more than ${most} do not fit well`]
      : []),
    ...emojiIn(text),
    ...straightQuotesIn(text),
    ...figuresTypedIn(text),
  ];
}

export function emojiIn(text: string): readonly string[] {
  const [emoji] = /\p{Emoji_Presentation}/u.exec(text) ?? [];
  return emoji
    ? [`has ${emoji}, which no typeface of the site has: each device draws another picture`]
    : [];
}

/** Quotation marks and apostrophes of a typewriter; the site writes “these” and ’this one’. */
export function straightQuotesIn(text: string): readonly string[] {
  const [word] = /\S*(?:["“][^"”]*"|\p{L}'\p{L})\S*/u.exec(text) ?? [];
  return word
    ? [`has straight quotation marks in ${word}: the site writes “words” and owner’s`]
    : [];
}

/** Figures of the register that are typed into a text, and would not change with the register. */
function figuresTypedIn(text: string): readonly string[] {
  // Most texts have none, and looking up every figure for each of them took a quarter of the check.
  if (!/\d/.test(text)) return [];
  const typed = figures().filter(([, figure]) => /\d\D/.test(figure) && hasFigure(text, figure));
  return [...Map.groupBy(typed, ([, figure]) => figure)].map(([figure, entries]) => {
    const references = entries.map(([key]) => `{figure:${key}}`).join(" or ");
    return `has the figure ${figure} typed by hand: expected ${references}, which changes with content/claims.yaml`;
  });
}

/** Whether the text has the figure, not as a part of a longer number. */
function hasFigure(text: string, figure: string): boolean {
  const at = text.indexOf(figure);
  return (
    at >= 0 && !/[\d.,$]$/.test(text.slice(0, at)) && !/^\d/.test(text.slice(at + figure.length))
  );
}
